import type { KeptLottery } from '@bolillero/domain/games/lottery-definition';
import { seriesOf } from '@bolillero/domain/games/series';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { soundnessOfficeTexts as words } from '@bolillero/texts/soundness';
import { useQuery } from '@tanstack/react-query';
import type { SeriesType } from '../../api/series.ts';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { dateInWords } from '../../components/ui/dates.ts';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { soundnessQuery } from '../../features/soundness/api.ts';
import { SoundnessReport } from '../../features/soundness/components/SoundnessReport.tsx';
import { paths } from '../../paths.ts';

/** How sound a lottery's histories are, with the ways to put right what is not. */
export function LotterySoundness({ lottery }: { lottery: KeptLottery }) {
  if (lottery.hidden) return <p>{words.hidden}</p>;
  return (
    <>
      <SeriesSoundness lottery={lottery} series={0} />
      {lottery.hasDoublePlay && <SeriesSoundness lottery={lottery} series={1} />}
    </>
  );
}

function SeriesSoundness({ lottery, series }: { lottery: KeptLottery; series: SeriesType }) {
  const query = useQuery(soundnessQuery(lottery, series));
  const { id, name, hasDoublePlay } = lottery;
  const title = hasDoublePlay ? words.ofSeries(lotteryTexts.series[seriesOf(series)]) : words.title;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Loaded query={query} waiting={<RowsSkeleton rows={3} height={96} />}>
        {(found) => (
          <SoundnessReport
            found={found}
            lottery={lottery}
            level={4}
            result={(draw, label) => (
              <TextLink
                key={draw.id}
                {...paths.adminEditResult(id, name, draw.id)}
                aria-label={words.edit(label)}
              >
                {label}
              </TextLink>
            )}
            enter={(date) => (
              <TextLink {...paths.adminNewResult(id, name, { series, fecha: date })}>
                {words.enter(dateInWords(date, 'numeric'))}
              </TextLink>
            )}
            calendar={
              <p>
                <TextLink {...paths.adminLottery(id)} search={{ seccion: 'calendario' }}>
                  {words.calendar}
                </TextLink>
              </p>
            }
            sources={
              <p>
                <TextLink {...paths.adminResults()}>{words.compare}</TextLink>
              </p>
            }
          />
        )}
      </Loaded>
      <p>
        <TextLink {...paths.soundness(id, name, series)}>{words.page}</TextLink>
      </p>
    </section>
  );
}
