import { getRouteApi, Navigate } from '@tanstack/react-router';
import type { SeriesType } from '../../api/series.ts';
import { paths, routes } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';
import { LotteryGate } from './LotteryGate.tsx';
import { PlayRoom } from './play/PlayRoom.tsx';
import { PlaySkeleton } from './play/PlaySkeleton.tsx';

const route = getRouteApi(`/signedIn${routes.play}`);

/** The normal play page of a lottery's series. */
export function PlayPage() {
  const { id, value } = route.useParams();
  const session = useCustomerSession();
  const series: SeriesType = value === 'laggards' ? 1 : 0;
  // the guard has let only customers pass; while they sign out there is nothing to show
  if (session.state !== 'in') return null;
  return (
    <LotteryGate id={id} skeleton={<PlaySkeleton />}>
      {(lottery) =>
        series === 1 && !lottery.hasDoublePlay ? (
          <Navigate {...paths.play(lottery.id, lottery.name)} replace />
        ) : (
          <PlayRoom
            key={`${lottery.id} ${series}`}
            lottery={lottery}
            series={series}
            customerId={session.person.id}
          />
        )
      }
    </LotteryGate>
  );
}
