import { lotteryTexts } from '@bolillero/texts/lotteries';
import { subscriptionTexts } from '@bolillero/texts/subscription';
import { uiTexts } from '@bolillero/texts/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { LotteryDetail } from '../../api/lottery.ts';
import { seriesType } from '../../api/series.ts';
import { subscriptionQuery } from '../../api/subscription.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { ResultSkeleton } from '../../features/results/components/ResultSkeleton.tsx';
import { ResultView } from '../../features/results/components/ResultView.tsx';
import { SubscribeAdvert } from '../../features/subscription/components/SubscribeAdvert.tsx';
import { paths, routes } from '../../paths.ts';
import { usePlaysSeries } from '../../session/customer.ts';
import { LotteryGate } from './LotteryGate.tsx';
import { LotteryNavigation } from './LotteryNavigation.tsx';
import classes from './LotteryPage.module.css';
import { SeriesLink, SeriesSwitch } from './SeriesSwitch.tsx';

const route = getRouteApi(`/signedIn${routes.lottery}`);

/** A lottery's page: its sections at the left, "Detalle" open. */
export function LotteryPage() {
  const { id, name } = route.useParams();
  return (
    <LotteryGate id={id} name={name} skeleton={<ResultSkeleton size={69} special={26} />}>
      {(lottery) => <Detail lottery={lottery} />}
    </LotteryGate>
  );
}

function Detail({ lottery }: { lottery: LotteryDetail }) {
  const { type, fecha } = route.useSearch();
  const playsSeries = usePlaysSeries();
  const bothSeries = lottery.hasDoublePlay && playsSeries(1);
  const series = bothSeries ? seriesType(type) : 0;
  const page = paths.lottery(lottery.id, lottery.name);
  const ofSeries = series === 1 ? ({ type: '1' } as const) : {};
  return (
    <>
      <PageHeader
        title={lottery.description}
        mark={<LotteryMark lottery={lottery} size={52} />}
        actions={
          bothSeries && (
            <SeriesSwitch>
              <SeriesLink {...page} search={{}} aria-current={series === 0 ? 'page' : undefined}>
                {lotteryTexts.series.traditional}
              </SeriesLink>
              <SeriesLink {...page} search={{ type: '1' }} aria-current={series === 1 ? 'page' : undefined}>
                {lotteryTexts.series.laggards}
              </SeriesLink>
            </SeriesSwitch>
          )
        }
      />
      <div className={classes.page}>
        <LotteryNavigation lottery={lottery} bothSeries={bothSeries} />
        <div className={classes.sections}>
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
            action={
              <ButtonLink
                {...paths.play(lottery.id, lottery.name, series === 1 ? 'laggards' : 'normal')}
                size="md"
              >
                {uiTexts.draw.play}
              </ButtonLink>
            }
          />
          <LotteryAdvert />
        </div>
      </div>
    </>
  );
}

/** What a subscription opens, for who has none. */
function LotteryAdvert() {
  const subscription = useQuery(subscriptionQuery());
  const { href } = useLocation();
  if (subscription.data?.active !== false) return null;
  return (
    <SubscribeAdvert
      action={
        <ButtonLink {...paths.profile('subscription', href)} size="md">
          {subscriptionTexts.subscribe}
        </ButtonLink>
      }
    />
  );
}
