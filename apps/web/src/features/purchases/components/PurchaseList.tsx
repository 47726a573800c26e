import { profileTexts } from '@bolillero/texts/profile';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { OwnShares } from '../../../api/group-game.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { FormFailure } from '../../../components/ui/FormFailure.tsx';
import { LazyWindow } from '../../../components/ui/LazyWindow.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Segments } from '../../../components/ui/Segments.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type Purchase, type PurchasePart, usePurchases } from '../api.ts';
import classes from './PurchaseList.module.css';
import { PurchaseRow } from './PurchaseRow.tsx';
import { useStateChanges } from './use-state-changes.ts';

const words = profileTexts.purchases;

/** Few have shares: what shows them comes with the first. */
const OwnGames = lazy(() => import('./OwnGames.tsx'));

const loadOpened = () => import('./PurchaseWindow.tsx').then((module) => module.OpenedPurchase);

const parts = (['all', 'to-come', 'held'] as const).map((value) => ({ value, label: words.parts[value] }));

interface PurchaseListProps {
  readonly emptyAction: ReactNode;
  /** The number of the one whose window is open. */
  readonly open?: number | undefined;
  readonly onOpen: (id: number | undefined) => void;
}

/** 'Compras': everything that was paid, what was given back too, newest first. */
export function PurchaseList({ emptyAction, open, onOpen }: PurchaseListProps) {
  const [part, setPart] = useState<PurchasePart | 'all'>('all');
  const query = usePurchases(part === 'all' ? undefined : part);
  const opened = query.data?.purchases.find(({ id }) => id === open);
  return (
    <>
      <div className={classes.parts}>
        <Segments label={words.parts.label} options={parts} value={part} onChange={setPart} />
      </div>
      <Loaded
        query={query}
        waiting={<RowsSkeleton rows={5} height={92} />}
        isEmpty={({ purchases, games }) => purchases.length === 0 && gamesOf(games, part).length === 0}
        empty={
          part === 'all' ? (
            <EmptyState title={words.empty} hint={words.emptyHint} action={emptyAction} />
          ) : (
            <EmptyState title={words.emptyParts[part]} />
          )
        }
      >
        {({ purchases, games }) => {
          const shown = gamesOf(games, part);
          return (
            <>
              {shown.length > 0 && (
                <Suspense fallback={<RowsSkeleton rows={1} height={92} />}>
                  <OwnGames games={shown} />
                </Suspense>
              )}
              {shown.length > 0 && purchases.length > 0 && <h2 className={classes.plays}>{words.plays}</h2>}
              <Rows purchases={purchases} query={query} onOpen={onOpen} />
            </>
          );
        }}
      </Loaded>
      {open !== undefined && (
        <LazyWindow
          key={open}
          load={loadOpened}
          onFailed={() => onOpen(undefined)}
          props={{ id: open, known: opened, onClose: () => onOpen(undefined) }}
        />
      )}
    </>
  );
}

/** Those of draws to come that are not given back, or of draws that have been held, as plays are told apart. */
function gamesOf(games: readonly OwnShares[], part: PurchasePart | 'all'): readonly OwnShares[] {
  const now = serverNow();
  const isHeld = ({ drawsAt }: OwnShares) => Date.parse(drawsAt) <= now;
  if (part === 'held') return games.filter(isHeld);
  return part === 'all' ? games : games.filter((own) => !isHeld(own) && own.refund === null);
}

interface RowsProps {
  readonly purchases: readonly Purchase[];
  readonly query: ReturnType<typeof usePurchases>;
  readonly onOpen: (id: number) => void;
}

function Rows({ purchases, query, onOpen }: RowsProps) {
  const { error, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const now = useStateChanges(purchases);
  return (
    <>
      <ul className={classes.list}>
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.id} purchase={purchase} now={now} onView={() => onOpen(purchase.id)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          {words.more}
        </Button>
      )}
      {isFetchNextPageError && !isFetchingNextPage && <FormFailure failure={error} />}
    </>
  );
}
