import type { ReactNode } from 'react';
import { DrawCardSkeleton, Loading } from '../../../components/ui/skeletons.tsx';
import { type LotteryOnSale, useLotteries } from '../api.ts';
import { nextToClose } from '../closing.ts';
import { LotteryCard } from './LotteryCard.tsx';

/** The draw whose sale closes next, by itself; the list of lotteries tells where it fails. */
export function NextDrawCard({ action }: { action: (lottery: LotteryOnSale) => ReactNode }) {
  const { data, isPending } = useLotteries();
  if (isPending)
    return (
      <Loading>
        <DrawCardSkeleton />
      </Loading>
    );
  const next = nextToClose(data ?? []);
  return next ? <LotteryCard lottery={next} action={action(next)} /> : null;
}
