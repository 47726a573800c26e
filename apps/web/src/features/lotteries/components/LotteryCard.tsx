import type { ReactNode } from 'react';
import { readBalls } from '../../../api/balls.ts';
import { DrawCard } from '../../../components/ui/DrawCard.tsx';
import type { LotteryOnSale } from '../api/lotteries.ts';

interface LotteryCardProps {
  readonly lottery: LotteryOnSale;
  readonly heading?: ReactNode;
  readonly action: ReactNode;
}

/** The draw card of a lottery as the server tells it. */
export function LotteryCard({ lottery, heading, action }: LotteryCardProps) {
  const { result, jackpot } = lottery;
  return (
    <DrawCard
      lottery={{ name: lottery.name, title: lottery.description, image: lottery.image }}
      heading={heading}
      last={
        result && {
          date: result.date,
          balls: readBalls(result.balls),
          special: result.ball_red,
          multiplier: result.enhancer,
          demo: result.demo,
        }
      }
      specialLabel={lottery.sub_name}
      multiplierLabel={lottery.plier_lottery}
      jackpot={
        jackpot === null || Number(jackpot) === 0 ? null : { amount: jackpot, currency: lottery.currency }
      }
      nextDate={lottery.date_before}
      closesAt={lottery.closes_at}
      timeZone={lottery.timezone}
      action={action}
    />
  );
}
