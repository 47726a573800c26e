import { lotteryTexts } from '@bolillero/texts/lotteries';
import { uiTexts } from '@bolillero/texts/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { LotteryGrid } from '../../features/lotteries/components/LotteryGrid.tsx';
import { paths, routes } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';
import { safeNext } from '../../session/next.ts';
import { TitleLink } from './TitleLink.tsx';

const route = getRouteApi(`/signedIn${routes.lotteries}`);

const LinkedPackage = lazy(() =>
  import('./subscription/LinkedPackage.tsx').then((module) => ({ default: module.LinkedPackage })),
);

/** The customer's home: the lotteries, each with its "Jugar". With a package in the address its payment opens. */
export function LotteriesPage() {
  const { months, price, next } = route.useSearch();
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
      <LotteryGrid
        first={favourites}
        heading={({ id, name, description }) => (
          <TitleLink {...paths.lottery(id, name)}>{description}</TitleLink>
        )}
        action={({ id, name, description }) => (
          <ButtonLink {...paths.play(id, name)} size="md" aria-label={uiTexts.draw.playLottery(description)}>
            {uiTexts.draw.play}
          </ButtonLink>
        )}
      />
    </>
  );
}
