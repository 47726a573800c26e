import { lotteryTexts } from '@bolillero/texts/lotteries';
import { Fragment, type ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { DrawCardSkeleton } from '../../../components/ui/skeletons.tsx';
import { type LotteryOnSale, useLotteries } from '../api.ts';
import { nextToClose } from '../closing.ts';
import { favouritesFirst } from '../favourites-first.ts';
import classes from './LotteryGrid.module.css';

interface LotteryGridProps {
  /** Ids of the lotteries to show first, in their order. */
  readonly first?: readonly number[];
  /** Without the one whose sale closes next: a `NextDrawCard` shows it. */
  readonly withoutNext?: boolean;
  /** A `LotteryCard`. */
  readonly card: (lottery: LotteryOnSale) => ReactNode;
}

/** Every lottery as a draw card. */
export function LotteryGrid({ first = [], withoutNext = false, card }: LotteryGridProps) {
  const query = useLotteries();
  return (
    <Loaded
      query={query}
      waiting={
        <div className={classes.grid}>
          <DrawCardSkeleton />
          <DrawCardSkeleton />
          <DrawCardSkeleton />
          {!withoutNext && <DrawCardSkeleton />}
        </div>
      }
      empty={<EmptyState title={lotteryTexts.none} hint={lotteryTexts.noneHint} />}
    >
      {(data) => (
        <div className={classes.grid}>
          {favouritesFirst(data, first)
            .filter((lottery) => !withoutNext || lottery !== nextToClose(data))
            .map((lottery) => (
              <Fragment key={lottery.id}>{card(lottery)}</Fragment>
            ))}
        </div>
      )}
    </Loaded>
  );
}
