import { type Cents, times } from '../money/cents.ts';

/** How a multiplier made a prize, for whoever won it to check. */
export interface PrizeSum {
  /** What the level pays without it. */
  readonly base: Cents;
  /** `base` times this is the prize; null: the level pays a fixed amount instead, whatever the multiplier (Powerball's match 5). */
  readonly factor: number | null;
}

interface MultipliedWin {
  /** Of the level, 1 is the jackpot: no multiplier touches it. */
  readonly position: number;
  /** What the level pays without a multiplier; 0: not known. */
  readonly lotteryPrize: Cents;
  /** What was won; 0: not known yet. */
  readonly amount: Cents;
  /** Drawn and bought, or printed on the ticket; null: none is known. */
  readonly multiplier: number | null;
}

/** Null where no multiplier had a part in the prize, or where it cannot be said which. */
export function prizeSum({ position, lotteryPrize, amount, multiplier }: MultipliedWin): PrizeSum | null {
  if (position === 1 || multiplier === null || amount === 0 || lotteryPrize === 0) return null;
  if (times(lotteryPrize, multiplier) === amount) return { base: lotteryPrize, factor: multiplier };
  return amount === lotteryPrize ? null : { base: lotteryPrize, factor: null };
}
