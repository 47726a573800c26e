import { formatLevel } from '@bolillero/domain/prizes/level';
import { levelWon } from '@bolillero/domain/prizes/matching';
import { type Multiplier, multiplierOfPlay, prizeFor } from '@bolillero/domain/prizes/prize';
import type { PrizeKind } from '@bolillero/domain/prizes/prize-table';
import type { DrawToSettle } from './draw-to-settle.ts';

/** How a play was multiplied, as one number that SQL can join on: 0 not, -1 by the draw's multiplier, else its own. */
export const unmultiplied = 0;
export const multipliedByDraw = -1;

/** What one kind of match wins. A table of these is all that the database has to know of the rules. */
export interface Outcome {
  readonly main: number;
  readonly special: boolean;
  readonly multiplier: number;
  readonly position: number;
  /** As prize tables write it. */
  readonly level: string;
  readonly kind: PrizeKind;
  /** Cents; 0 for a free play, and while it is not known. */
  readonly amount: number;
}

const largestMultiplier = 10;
const multipliers = [
  multipliedByDraw,
  unmultiplied,
  ...Array.from({ length: largestMultiplier }, (_, index) => index + 1),
];

/** How the prizes of a draw treat a play's multiplier, given as outcomes number it. */
export function playMultiplier(given: number, { multiplier }: Pick<DrawToSettle, 'multiplier'>): Multiplier {
  return multiplierOfPlay(multiplier.mode, {
    bought: given === multipliedByDraw,
    printed: given > 0 ? given : null,
  });
}

/**
 * Every match that wins something in a draw, worked out by the domain's own functions (the prize check uses the same):
 * the database compares the plays with the draw and looks the rest up here.
 */
export function outcomesOf(draw: DrawToSettle, ourJackpotWinners: number): Outcome[] {
  const outcomes: Outcome[] = [];
  for (let main = 0; main <= draw.matrix.balls; main += 1) {
    for (const special of [false, true]) {
      const level = levelWon(draw.levels, { balls: draw.balls.slice(0, main), special });
      if (level === null) continue;
      for (const given of multipliers) {
        const multiplier = playMultiplier(given, draw);
        const prize = prizeFor(level, { multiplier, jackpot: draw.amount, ourJackpotWinners });
        const amount = prize.kind === 'money' ? prize.amount : 0;
        outcomes.push({
          main,
          special,
          multiplier: given,
          position: level.position,
          level: formatLevel(level.rule),
          kind: prize.kind === 'free' ? 'free' : 'money',
          amount,
        });
      }
    }
  }
  return outcomes;
}
