import { profileTexts } from '@bolillero/texts/profile';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type Purchase, usePurchases } from '../api.ts';
import classes from './PurchaseList.module.css';
import { PurchaseRow } from './PurchaseRow.tsx';
import { PurchaseWindow } from './PurchaseWindow.tsx';

const words = profileTexts.purchases;

/** 'Compras': everything that was paid, newest first. */
export function PurchaseList({ emptyAction }: { emptyAction: ReactNode }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    usePurchases();
  const [shown, setShown] = useState<Purchase | null>(null);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <RowsSkeleton rows={5} height={92} />
      </Loading>
    );
  const purchases = data.pages.flatMap((page) => page.purchases);
  if (purchases.length === 0)
    return <EmptyState title={words.empty} hint={words.emptyHint} action={emptyAction} />;
  return (
    <>
      <ul className={classes.list}>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} onView={() => setShown(purchase)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {words.more}
        </Button>
      )}
      {isFetchNextPageError && !isFetchingNextPage && <FormFailure failure={error} />}
      {shown && <PurchaseWindow purchase={shown} onClose={() => setShown(null)} />}
    </>
  );
}
