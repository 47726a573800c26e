import type { ReactNode } from 'react';
import { DrawCard } from '../../../components/ui/DrawCard.tsx';
import type { LotteryOnSale } from '../api.ts';

interface LotteryCardProps {
  readonly lottery: LotteryOnSale;
  readonly heading?: ReactNode;
  readonly action: ReactNode;
  readonly foot?: ReactNode;
}

/** The draw card of a lottery as the server tells it. */
export function LotteryCard({ lottery, heading, action, foot }: LotteryCardProps) {
  const { lastDraw, jackpot } = lottery;
  return (
    <DrawCard
      lottery={lottery}
      heading={heading}
      last={lastDraw}
      specialLabel={lottery.specialName}
      multiplierLabel={lottery.multiplierLabel}
      jackpot={jackpot === null ? null : { amount: jackpot, currency: lottery.currency }}
      nextDate={lottery.nextDrawDate}
      closesAt={lottery.closesAt}
      timeZone={lottery.schedule.timeZone}
      action={action}
      foot={foot}
    />
  );
}
