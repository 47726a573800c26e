import type { MultiplierMode } from '../games/multiplier.ts';
import { type Cents, times } from '../money/cents.ts';
import { type Share, share } from '../money/division.ts';
import type { PrizeLevel } from './prize-table.ts';

/**
 * The multiplier of one play: none bought; bought, with the value drawn once per draw; or the play's own, as
 * printed on its ticket (Mega Millions since 2025), null while nobody has said which.
 */
export type Multiplier =
  | { readonly mode: 'none' }
  | { readonly mode: 'per-draw' }
  | { readonly mode: 'per-play'; readonly value: number | null };

/**
 * How a play's prizes are multiplied under a lottery's rule: by what is drawn where that was bought, by what its own ticket says
 * where one is printed.
 */
export function multiplierOfPlay(
  mode: MultiplierMode,
  { bought, printed }: { readonly bought: boolean; readonly printed: number | null },
): Multiplier {
  if (mode === 'per-play') return { mode, value: printed };
  return mode === 'per-draw' && bought ? { mode } : { mode: 'none' };
}

/** The number that multiplies a play's prizes, `drawn` being the draw's; null: none, or none is known. */
export function multiplierValue(multiplier: Multiplier, drawn: number | null): number | null {
  if (multiplier.mode === 'per-play') return multiplier.value;
  return multiplier.mode === 'per-draw' ? drawn : null;
}

export interface PrizeCircumstances {
  readonly multiplier: Multiplier;
  /** The draw's advertised amount. */
  readonly jackpot: Cents;
  /** How many plays of our own won level 1: the lottery's own count may lack some of them. */
  readonly ourJackpotWinners: number;
}

export type Prize =
  /** `remainder`: the cents of a divided jackpot that no winner gets; the house keeps them. */
  | { readonly kind: 'money'; readonly amount: Cents; readonly remainder?: Cents }
  | { readonly kind: 'free' }
  /** Money, and nobody knows yet how much: the level's prize or the ticket's multiplier has not been entered. */
  | { readonly kind: 'unknown' };

/** What one winning play of a level gets (Rulebook 7). No multiplier touches level 1 or a free play. */
export function prizeFor(level: PrizeLevel, circumstances: PrizeCircumstances): Prize {
  if (level.kind === 'free') return { kind: 'free' };
  if (level.position === 1) return jackpotPrize(level, circumstances);
  const { multiplier } = circumstances;
  switch (multiplier.mode) {
    case 'none':
      return money(level.lotteryPrize);
    case 'per-draw':
      return money(level.playPrize);
    case 'per-play':
      return money(multiplier.value === null ? null : times(level.lotteryPrize, multiplier.value));
  }
}

/** A level of money pays something: 0 stands for a prize that was not entered. */
function money(amount: Cents | null): Prize {
  return amount === null || amount === 0 ? { kind: 'unknown' } : { kind: 'money', amount };
}

function jackpotPrize(level: PrizeLevel, circumstances: PrizeCircumstances): Prize {
  if (level.lotteryPrize > 0) return money(level.lotteryPrize);
  const divided = divideJackpot(level, circumstances);
  return divided === null
    ? { kind: 'unknown' }
    : { kind: 'money', amount: divided.each, remainder: divided.remainder };
}

/**
 * Divides a draw's jackpot among those who won level 1: as many as the lottery counts, or as are our own where it lacks some.
 * Null until the jackpot and how many won it are known.
 */
export function divideJackpot(
  level: PrizeLevel,
  { jackpot, ourJackpotWinners }: Pick<PrizeCircumstances, 'jackpot' | 'ourJackpotWinners'>,
): (Share & { readonly among: number }) | null {
  if (jackpot === 0 || level.lotteryWinners === null) return null;
  const among = Math.max(level.lotteryWinners, ourJackpotWinners, 1);
  return { among, ...share(jackpot, among) };
}
