import { studyTexts } from '@bolillero/texts/study';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { subscriptionQuery } from '../../../api/subscription.ts';
import { paths, routes } from '../../../paths.ts';
import { CardOfRange } from './CardOfRange.tsx';
import { cardSearch } from './card-search.ts';
import { StudiedLottery } from './StudiedLottery.tsx';

const route = getRouteApi(`/signedIn${routes.analysisCard}`);

/** One draw of a range; who has no subscription is sent to the lotteries, as the specification says. */
export function CardDetailPage() {
  const { id, name, index } = route.useParams();
  const { type, from, to } = route.useSearch();
  const { data: subscription } = useQuery(subscriptionQuery());
  if (subscription?.active === false) return <Navigate {...paths.lotteries()} replace />;
  return (
    <StudiedLottery
      id={id}
      name={name}
      type={type}
      menu={studyTexts.analysis.title}
      page={paths.analysis}
      picker={paths.analyses}
    >
      {(lottery, series) => (
        <CardOfRange
          lottery={lottery}
          series={series}
          range={{ from, to }}
          index={/^\d{1,9}$/.test(index) ? Number(index) : undefined}
          place={(place, range) => ({
            ...paths.analysisCard(lottery.id, lottery.name, place),
            search: cardSearch(series, range),
          })}
        />
      )}
    </StudiedLottery>
  );
}
