import type { Matrix } from '../games/matrix.ts';
import { matchOdds } from '../games/odds.ts';
import { type Cents, cents } from '../money/cents.ts';
import { formatLevel, type LevelRule } from '../prizes/level.ts';
import { levelWon } from '../prizes/matching.ts';
import type { PrizeLevel } from '../prizes/prize-table.ts';

/** Draws under the same rules: what a ticket hits has the same chances in each of them. */
export interface Stretch {
  readonly matrix: Matrix;
  /** Whether the special ball of these draws is on file: without it nobody hits it. */
  readonly hasSpecial: boolean;
  /** Their prize table, null where none is known. */
  readonly levels: readonly PrizeLevel[] | null;
  readonly draws: number;
}

/** So many main balls, and whether the special one too. */
export interface Hits {
  readonly main: number;
  readonly special: boolean;
}

/** The exact chance that a ticket hits what is asked for, whichever ticket it is. */
export function chanceOf({ matrix, hasSpecial }: Stretch, isMeant: (hit: Hits) => boolean): number {
  const known: Matrix = hasSpecial ? matrix : { ...matrix, special: { kind: 'none' } };
  let favourable = 0n;
  let total = 1n;
  for (let main = 0; main <= matrix.balls; main += 1) {
    for (const special of [false, true]) {
      const odds = matchOdds(known, main, special);
      total = odds.total;
      if (isMeant({ main, special })) favourable += odds.favourable;
    }
  }
  return Number(favourable) / Number(total);
}

/** The level that a hit wins, as the settlement reads tables. */
export function levelAt({ levels }: Stretch, { main, special }: Hits): PrizeLevel | null {
  return levelWon(levels ?? [], { balls: Array.from({ length: main }, (_, index) => index + 1), special });
}

/** Every level of the stretches' tables once, best first; in the order of the newest table, then what only older ones have. */
export function levelRules(stretches: readonly Stretch[]): LevelRule[] {
  const rules = new Map<string, LevelRule>();
  for (const { levels } of stretches.toReversed()) {
    for (const { rule } of (levels ?? []).toSorted((a, b) => a.position - b.position)) {
      rules.set(formatLevel(rule), rules.get(formatLevel(rule)) ?? rule);
    }
  }
  return [...rules.values()];
}

/** What tickets won: money by the tables; prizes that these do not give, and free plays, counted apart. */
export function winnings(
  stretches: readonly Stretch[],
  hits: readonly (readonly number[])[],
): { won: Cents; withoutPrize: number; freePlays: number } {
  let [won, withoutPrize, freePlays] = [0, 0, 0];
  for (const [index, stretch] of stretches.entries()) {
    for (const [place, tickets] of (hits[index] ?? []).entries()) {
      const level = levelAt(stretch, { main: place >> 1, special: place % 2 === 1 });
      if (level === null) continue;
      if (level.kind === 'free') freePlays += tickets;
      else if (level.lotteryPrize === 0) withoutPrize += tickets;
      else won += level.lotteryPrize * tickets;
    }
  }
  return { won: cents(won), withoutPrize, freePlays };
}
