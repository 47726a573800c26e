import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { DrawCardSkeleton } from '../../../components/ui/skeletons.tsx';
import { type LotteryOnSale, useLotteries } from '../api.ts';
import { nextToClose } from '../closing.ts';
import { favouritesFirst } from '../favourites-first.ts';
import { LotteryCard } from './LotteryCard.tsx';
import classes from './LotteryGrid.module.css';

interface LotteryGridProps {
  /** Ids of the lotteries to show first, in their order. */
  readonly first?: readonly number[];
  /** Without the one whose sale closes next: a `NextDrawCard` shows it. */
  readonly withoutNext?: boolean;
  readonly heading?: (lottery: LotteryOnSale) => ReactNode;
  /** The one button of each card. */
  readonly action: (lottery: LotteryOnSale) => ReactNode;
}

/** Every lottery as a draw card. */
export function LotteryGrid({ first = [], withoutNext = false, heading, action }: LotteryGridProps) {
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
              <LotteryCard
                key={lottery.id}
                lottery={lottery}
                heading={heading?.(lottery)}
                action={action(lottery)}
              />
            ))}
        </div>
      )}
    </Loaded>
  );
}
