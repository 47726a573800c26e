import { animationTexts } from '@bolillero/texts/animation';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { uiTexts } from '@bolillero/texts/ui';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { LotteryDetail } from '../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';
import { subscriptionQuery } from '../../api/subscription.ts';
import { useSubscribed } from '../../api/use-subscribed.ts';
import { TourButton } from '../../components/tour/TourButton.tsx';
import { ButtonLink, TextLink } from '../../components/ui/ButtonLink.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { DateChoice } from '../../features/results/components/DateChoice.tsx';
import { ResultSkeleton } from '../../features/results/components/ResultSkeleton.tsx';
import { ResultView } from '../../features/results/components/ResultView.tsx';
import { paths, routes } from '../../paths.ts';
import { useHasAdvancedPages } from '../../session/customer.ts';
import { StripLink } from './LinkStrip.tsx';
import { LotteryGate } from './LotteryGate.tsx';
import classes from './LotteryPage.module.css';
import { LotteryNavigation } from './lottery/LotteryNavigation.tsx';
import { groupGamesTab } from './lottery/lottery-tabs.ts';
import { studies } from './lottery/studies.ts';
import { SeriesSwitch } from './SeriesSwitch.tsx';
import { useNoticeLinks, useNoticeSample } from './subscription/use-notice.tsx';

const LotteryStudy = lazy(() => import('./lottery/LotteryStudy.tsx'));
const OpenGames = lazy(() => import('../../features/group-games/components/OpenGames.tsx'));
const SubscribeAdvert = lazy(() => import('../../features/subscription/components/SubscribeAdvert.tsx'));
const route = getRouteApi(`/signedIn${routes.lottery}`);

/** A lottery's page: its sections at the left, one of them open. */
export function LotteryPage() {
  const { id, name } = route.useParams();
  return (
    <LotteryGate id={id} name={name} skeleton={<ResultSkeleton size={69} special={26} />}>
      {(lottery) => <Sections lottery={lottery} />}
    </LotteryGate>
  );
}

function Sections({ lottery }: { lottery: LotteryDetail }) {
  const { type, tab: asked } = route.useSearch();
  // whatever the address says
  const advanced = useHasAdvancedPages();
  const isGroup = asked === groupGamesTab;
  // group games are of the traditional series alone
  const bothSeries = lottery.hasDoublePlay && advanced && !isGroup;
  const series = bothSeries ? seriesType(type) : 0;
  const tab = advanced && asked !== undefined && !isGroup && studies[asked] !== undefined ? asked : undefined;
  const page = paths.lottery(lottery.id, lottery.name);
  const ofTab = tab === undefined ? {} : { tab };
  const names = lotteryTexts.page;
  const open = isGroup ? names.groupGames : tab && names.tabs[tab];
  return (
    <>
      <PageHeader
        title={lottery.description}
        tabTitle={open && names.tabTitle(open, lottery.description)}
        mark={<LotteryMark lottery={lottery} size={52} />}
        actions={
          <>
            {bothSeries && (
              <SeriesSwitch>
                <StripLink {...page} search={ofTab} aria-current={series === 0 ? 'page' : undefined}>
                  {lotteryTexts.series.traditional}
                </StripLink>
                <StripLink
                  {...page}
                  search={{ ...ofTab, type: '1' }}
                  aria-current={series === 1 ? 'page' : undefined}
                >
                  {lotteryTexts.series.laggards}
                </StripLink>
              </SeriesSwitch>
            )}
            {!isGroup && (
              <TourButton
                key={tab ?? 'detail'}
                load={async () => (await import('./study/tours.ts')).tourOfTab(lottery, tab ?? 'detail')}
              />
            )}
          </>
        }
      />
      <div className={classes.page}>
        <LotteryNavigation
          lottery={lottery}
          advanced={advanced}
          tab={isGroup ? asked : tab}
          series={series}
        />
        <div className={classes.sections}>
          <Suspense fallback={<RowsSkeleton rows={4} height={260} />}>
            {isGroup && (
              <OpenGames
                lottery={lottery}
                emptyAction={
                  <ButtonLink {...paths.play(lottery.id, lottery.name)}>{names.ownNumbers}</ButtonLink>
                }
              />
            )}
            {tab !== undefined && <LotteryStudy key={series} lottery={lottery} series={series} tab={tab} />}
          </Suspense>
          {!isGroup && tab === undefined && <Detail lottery={lottery} series={series} />}
        </div>
      </div>
    </>
  );
}

function Detail({ lottery, series }: { readonly lottery: LotteryDetail; readonly series: SeriesType }) {
  const { fecha } = route.useSearch();
  const subscribed = useSubscribed();
  const navigate = useNavigate();
  const page = paths.lottery(lottery.id, lottery.name);
  const ofSeries = series === 1 ? ({ type: '1' } as const) : {};
  return (
    <>
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
        dateChoice={(shown) => (
          <DateChoice
            lottery={lottery}
            series={series}
            date={shown}
            onChoose={(date) => {
              void navigate({ ...page, search: { ...ofSeries, fecha: date }, resetScroll: false });
            }}
          />
        )}
        more={
          <>
            <TextLink {...paths.animation(lottery.id, series)}>{animationTexts.open}</TextLink>
            {subscribed && (
              <TextLink {...paths.lotteryCard(lottery.id, lottery.name)} search={ofSeries}>
                {lotteryTexts.card.open}
              </TextLink>
            )}
          </>
        }
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
    </>
  );
}

/** What a subscription opens, for who has none. */
function LotteryAdvert() {
  const subscription = useQuery(subscriptionQuery());
  const sample = useNoticeSample();
  const links = useNoticeLinks();
  if (subscription.data?.active !== false) return null;
  return (
    <Suspense fallback={null}>
      <SubscribeAdvert {...sample} {...links} />
    </Suspense>
  );
}
