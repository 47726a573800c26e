import { lotteryTexts } from '@bolillero/texts/lotteries';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useState } from 'react';
import { LazyWindow } from '../../components/ui/LazyWindow.tsx';
import { BusyOverlay } from '../../components/ui/Loader.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import type { LotteryOnSale } from '../../features/lotteries/api.ts';
import { LotteryGrid } from '../../features/lotteries/components/LotteryGrid.tsx';
import { routes } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';
import { safeNext } from '../../session/next.ts';
import { PlayCard } from './random/PlayCard.tsx';

const route = getRouteApi(`/signedIn${routes.lotteries}`);

const LinkedPackage = lazy(() =>
  import('./subscription/LinkedPackage.tsx').then((module) => ({ default: module.LinkedPackage })),
);

const loadPayment = () => import('./random/PayWholeCart.tsx').then((module) => module.PayWholeCart);

/** The customer's home: the lotteries, each with its 'Jugar' and its 'Al azar', which is paid over the page. With a package in the address its payment opens. */
export function LotteriesPage() {
  const { months, price, next, azar } = route.useSearch();
  const [paying, setPaying] = useState<LotteryOnSale | null>(null);
  const session = useCustomerSession();
  const navigate = useNavigate();
  const leavePackage = useCallback(
    (paid: boolean) =>
      void navigate({ href: paid ? safeNext(next, routes.lotteries) : routes.lotteries, replace: true }),
    [navigate, next],
  );
  const favourites = session.state === 'in' ? (session.person.favourites ?? []) : [];
  return (
    <>
      <PageHeader title={lotteryTexts.lotteries} subtitle={lotteryTexts.lotteriesLead} />
      {months !== undefined && session.state === 'in' && (
        <Suspense>
          <LinkedPackage
            key={months}
            customerId={session.person.id}
            months={months}
            price={price}
            onEnd={leavePackage}
          />
        </Suspense>
      )}
      {paying !== null && session.state === 'in' && (
        <LazyWindow
          load={loadPayment}
          onFailed={() => setPaying(null)}
          waiting={<BusyOverlay visible screen />}
          props={{ customerId: session.person.id, lottery: paying, onLeft: () => setPaying(null) }}
        />
      )}
      <LotteryGrid
        first={favourites}
        card={(lottery) => (
          <PlayCard lottery={lottery} offered={lottery.id === azar} onPay={() => setPaying(lottery)} />
        )}
      />
    </>
  );
}
