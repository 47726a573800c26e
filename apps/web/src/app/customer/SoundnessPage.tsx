import { lotteryTexts } from '@bolillero/texts/lotteries';
import { soundnessTexts as words } from '@bolillero/texts/soundness';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { LotteryDetail } from '../../api/lottery.ts';
import { seriesType } from '../../api/series.ts';
import readingClasses from '../../components/reading/reading.module.css';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { soundnessQuery } from '../../features/soundness/api.ts';
import { SoundnessReport } from '../../features/soundness/components/SoundnessReport.tsx';
import { paths, routes } from '../../paths.ts';
import { StripLink } from './LinkStrip.tsx';
import { LotteryGate } from './LotteryGate.tsx';
import { SeriesSwitch } from './SeriesSwitch.tsx';

const route = getRouteApi(`/open${routes.soundness}`);
const skeleton = <RowsSkeleton rows={5} height={96} />;

/** How sound the history of a series is, since every statistic stands on it; for everybody. */
export function SoundnessPage() {
  const { id, name } = route.useParams();
  return (
    <LotteryGate id={id} name={name} skeleton={skeleton}>
      {(lottery) => <SoundnessOf lottery={lottery} />}
    </LotteryGate>
  );
}

function SoundnessOf({ lottery }: { lottery: LotteryDetail }) {
  const { type } = route.useSearch();
  const series = lottery.hasDoublePlay ? seriesType(type) : 0;
  const query = useQuery(soundnessQuery(lottery, series));
  const { id, name, description } = lottery;
  return (
    <>
      <PageHeader
        title={words.title}
        tabTitle={lotteryTexts.page.tabTitle(words.title, description)}
        subtitle={description}
        mark={<LotteryMark lottery={lottery} size={52} />}
        actions={
          lottery.hasDoublePlay && (
            <SeriesSwitch>
              <StripLink {...paths.soundness(id, name, 0)} aria-current={series === 0 ? 'page' : undefined}>
                {lotteryTexts.series.traditional}
              </StripLink>
              <StripLink {...paths.soundness(id, name, 1)} aria-current={series === 1 ? 'page' : undefined}>
                {lotteryTexts.series.laggards}
              </StripLink>
            </SeriesSwitch>
          )
        }
      />
      <PageMeta
        title={lotteryTexts.page.tabTitle(words.title, description)}
        description={words.description(description)}
      />
      <p className={readingClasses.lead}>{words.lead}</p>
      <Loaded query={query} waiting={skeleton}>
        {(found) => (
          <SoundnessReport
            found={found}
            lottery={lottery}
            level={2}
            result={({ date }, label) => (
              <TextLink key={date} {...paths.drawResult(id, name, date, series)}>
                {label}
              </TextLink>
            )}
          />
        )}
      </Loaded>
    </>
  );
}
