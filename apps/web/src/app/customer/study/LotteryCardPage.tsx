import { lotteryTexts } from '@bolillero/texts/lotteries';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { seriesType } from '../../../api/series.ts';
import { subscriptionQuery } from '../../../api/subscription.ts';
import { TextLink } from '../../../components/ui/ButtonLink.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { paths, routes } from '../../../paths.ts';
import { useHasAdvancedPages } from '../../../session/customer.ts';
import { StripLink } from '../LinkStrip.tsx';
import { LotteryGate } from '../LotteryGate.tsx';
import { SeriesSwitch } from '../SeriesSwitch.tsx';
import { CardOfRange } from './CardOfRange.tsx';
import { cardSearch } from './card-search.ts';
import { SubscribersOnly } from './SubscribersOnly.tsx';

const route = getRouteApi(`/signedIn${routes.lotteryCard}`);
const words = lotteryTexts.card;

/** A lottery's newest card, large, and from there those before it; who has no subscription is sent to the lotteries, as from every single card. */
export function LotteryCardPage() {
  const { id, name } = route.useParams();
  const { type, from, to, index } = route.useSearch();
  usePrefetchQuery(subscriptionQuery());
  const { data: subscription } = useQuery(subscriptionQuery());
  const advanced = useHasAdvancedPages();
  if (subscription?.active === false) return <Navigate {...paths.lotteries()} replace />;
  return (
    <LotteryGate id={id} name={name} skeleton={<RowsSkeleton rows={2} height={420} />}>
      {(lottery) => {
        // on the lottery's pages the second series is for those who play it
        const bothSeries = advanced && lottery.hasDoublePlay;
        const series = { id: lottery.id, type: bothSeries ? seriesType(type) : 0 } as const;
        const here = paths.lotteryCard(lottery.id, lottery.name);
        return (
          <>
            <PageHeader
              title={lottery.description}
              tabTitle={words.tabTitle(lottery.description)}
              subtitle={words.title}
              mark={<LotteryMark lottery={lottery} size={52} />}
              actions={
                <>
                  {bothSeries && (
                    <SeriesSwitch>
                      <StripLink {...here} search={{}} aria-current={series.type === 0 ? 'page' : undefined}>
                        {lotteryTexts.series.traditional}
                      </StripLink>
                      <StripLink
                        {...here}
                        search={{ type: '1' }}
                        aria-current={series.type === 1 ? 'page' : undefined}
                      >
                        {lotteryTexts.series.laggards}
                      </StripLink>
                    </SeriesSwitch>
                  )}
                  <TextLink
                    {...paths.lottery(lottery.id, lottery.name)}
                    search={series.type === 1 ? { type: '1' } : {}}
                  >
                    {lotteryTexts.page.detail}
                  </TextLink>
                </>
              }
            />
            <SubscribersOnly skeleton={<RowsSkeleton rows={2} height={420} />}>
              <CardOfRange
                lottery={lottery}
                series={series}
                range={{ from, to }}
                index={index}
                place={(place, range) => ({
                  ...here,
                  search: { ...cardSearch(series, range), index: place },
                })}
              />
            </SubscribersOnly>
          </>
        );
      }}
    </LotteryGate>
  );
}
