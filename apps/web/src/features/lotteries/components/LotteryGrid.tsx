import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { DrawCardSkeleton, Loading } from '../../../components/ui/skeletons.tsx';
import { type LotteryOnSale, useLotteries } from '../api.ts';
import { favouritesFirst } from '../favourites-first.ts';
import { LotteryCard } from './LotteryCard.tsx';
import classes from './LotteryGrid.module.css';

interface LotteryGridProps {
  /** Ids of the lotteries to show first, in their order. */
  readonly first?: readonly number[];
  readonly heading?: (lottery: LotteryOnSale) => ReactNode;
  /** The one button of each card. */
  readonly action: (lottery: LotteryOnSale) => ReactNode;
}

/** Every lottery as a draw card. */
export function LotteryGrid({ first = [], heading, action }: LotteryGridProps) {
  const { data, error, refetch } = useLotteries();
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <div className={classes.grid}>
          <DrawCardSkeleton />
          <DrawCardSkeleton />
          <DrawCardSkeleton />
          <DrawCardSkeleton />
        </div>
      </Loading>
    );
  if (data.length === 0) return <EmptyState title={lotteryTexts.none} hint={lotteryTexts.noneHint} />;
  return (
    <div className={classes.grid}>
      {favouritesFirst(data, first).map((lottery) => (
        <LotteryCard
          key={lottery.id}
          lottery={lottery}
          heading={heading?.(lottery)}
          action={action(lottery)}
        />
      ))}
    </div>
  );
}
