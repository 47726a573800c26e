import { animationTexts } from '@bolillero/texts/animation';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { uiTexts } from '@bolillero/texts/ui';
import { getRouteApi } from '@tanstack/react-router';
import type { LotteryDetail } from '../../api/lottery.ts';
import { seriesType } from '../../api/series.ts';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { ResultSkeleton } from '../../features/results/components/ResultSkeleton.tsx';
import { ResultView } from '../../features/results/components/ResultView.tsx';
import { paths, routes } from '../../paths.ts';
import { useCustomerSession, usePlaysSeries } from '../../session/customer.ts';
import { StripLink } from './LinkStrip.tsx';
import { LotteryGate } from './LotteryGate.tsx';
import { SeriesSwitch } from './SeriesSwitch.tsx';
import { SoundnessLink } from './SoundnessLink.tsx';

const route = getRouteApi(`/open${routes.lotteryResult}`);

/** One lottery's results and the prize check, for everybody. */
export function LotteryResultPage() {
  const { id, name } = route.useParams();
  return (
    <LotteryGate id={id} name={name} skeleton={<ResultSkeleton size={69} special={26} />}>
      {(lottery) => <Results lottery={lottery} />}
    </LotteryGate>
  );
}

function Results({ lottery }: { lottery: LotteryDetail }) {
  const { type, fecha } = route.useSearch();
  const series = seriesType(type);
  const signedIn = useCustomerSession().state === 'in';
  const playsSeries = usePlaysSeries();
  const page = paths.lotteryResult(lottery.id, lottery.name);
  const ofSeries = series === 1 ? ({ type: '1' } as const) : {};
  return (
    <>
      <PageHeader
        title={lottery.description}
        subtitle={lotteryTexts.latestResults}
        mark={<LotteryMark lottery={lottery} size={52} />}
        actions={
          lottery.hasDoublePlay && (
            <SeriesSwitch>
              <StripLink {...page} search={{}} aria-current={series === 0 ? 'page' : undefined}>
                {lotteryTexts.series.traditional}
              </StripLink>
              <StripLink {...page} search={{ type: '1' }} aria-current={series === 1 ? 'page' : undefined}>
                {lotteryTexts.series.laggards}
              </StripLink>
            </SeriesSwitch>
          )
        }
      />
      <ResultView
        lottery={lottery}
        series={series}
        date={fecha}
        dateLink={(date, label) => (
          <ButtonLink
            key={label}
            {...page}
            search={{ ...ofSeries, ...(date && { fecha: date }) }}
            resetScroll={false}
            variant="default"
          >
            {label}
          </ButtonLink>
        )}
        more={
          signedIn &&
          playsSeries(series) && (
            <TextLink {...paths.animation(lottery.id, series)}>{animationTexts.open}</TextLink>
          )
        }
        action={
          <ButtonLink {...paths.play(lottery.id, lottery.name)} size="md">
            {uiTexts.draw.play}
          </ButtonLink>
        }
      />
      <SoundnessLink lottery={lottery} series={series} />
    </>
  );
}
