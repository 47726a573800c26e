import { profileTexts } from '@bolillero/texts/profile';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type Purchase, usePurchases } from '../api.ts';
import classes from './PurchaseList.module.css';
import { PurchaseRow } from './PurchaseRow.tsx';
import { PurchaseWindow } from './PurchaseWindow.tsx';

const words = profileTexts.purchases;

/** 'Compras': everything that was paid, newest first. */
export function PurchaseList({ emptyAction }: { emptyAction: ReactNode }) {
  const query = usePurchases();
  const { error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const [shown, setShown] = useState<Purchase | null>(null);
  return (
    <Loaded
      query={query}
      waiting={<RowsSkeleton rows={5} height={92} />}
      empty={<EmptyState title={words.empty} hint={words.emptyHint} action={emptyAction} />}
    >
      {(purchases) => (
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
      )}
    </Loaded>
  );
}
