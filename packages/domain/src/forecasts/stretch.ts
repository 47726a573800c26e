import type { Matrix } from '../games/matrix.ts';
import { matchOdds, type Odds } from '../games/odds.ts';
import { type Fraction, nothing, plus, timesFraction } from '../money/fraction.ts';
import { formatLevel, type LevelRule } from '../prizes/level.ts';
import { levelWon } from '../prizes/matching.ts';
import type { PayLevel, PayTable } from './pay-table.ts';

/** Draws under the same rules: what a ticket hits has the same chances in each of them, and pays the same. */
export interface Stretch {
  readonly matrix: Matrix;
  /** Whether the special ball of these draws is on file: without it nobody hits it. */
  readonly hasSpecial: boolean;
  /** What they pay, null where no prize table is known. */
  readonly table: PayTable | null;
  readonly draws: number;
}

/** So many main balls, and whether the special one too. */
export interface Hits {
  readonly main: number;
  readonly special: boolean;
}

/** The exact chance that a ticket hits what is asked for, whichever ticket it is. */
export function chanceOf(stretch: Stretch, isMeant: (hit: Hits) => boolean): number {
  const { favourable, total } = oddsOf(stretch, isMeant);
  return Number(favourable) / Number(total);
}

function oddsOf({ matrix, hasSpecial }: Omit<Stretch, 'draws'>, isMeant: (hit: Hits) => boolean): Odds {
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
  return { favourable, total };
}

/** The level that a hit wins, as the settlement reads tables. */
export function levelAt({ table }: Pick<Stretch, 'table'>, { main, special }: Hits): PayLevel | null {
  const balls = Array.from({ length: main }, (_, index) => index + 1);
  return levelWon(table?.levels ?? [], { balls, special });
}

/** Every level of the stretches' tables once, best first; in the order of the newest table, then what only older ones have. */
export function levelRules(stretches: readonly Stretch[]): LevelRule[] {
  const rules = new Map<string, LevelRule>();
  for (const { table } of stretches.toReversed()) {
    for (const { rule } of table?.levels ?? []) {
      rules.set(formatLevel(rule), rules.get(formatLevel(rule)) ?? rule);
    }
  }
  return [...rules.values()];
}

/** What chance gives a ticket at one draw of a stretch, the jackpot aside; nothing where not all other prizes are known. */
export function expectedAt(stretch: Omit<Stretch, 'draws'>): Fraction {
  if (!stretch.table?.isKnown) return nothing;
  return stretch.table.levels.reduce((expected, level) => {
    if (level.pays.kind !== 'money') return expected;
    const { favourable, total } = oddsOf(stretch, (hit) => levelAt(stretch, hit) === level);
    return plus(expected, timesFraction(level.pays.amount, favourable, total));
  }, nothing);
}

/** What plays won, as it adds up. */
export interface Winnings {
  /** Of draws whose prizes are known but for the jackpot. */
  readonly money: Fraction;
  /** Of the same draws. */
  readonly freePlays: number;
  /** Levels won that are in neither: the jackpot, and whatever draws pay that do not count. */
  readonly withoutPrize: number;
}

export const noWinnings: Winnings = { money: nothing, freePlays: 0, withoutPrize: 0 };

/** Winnings with so many plays more that won a level of a table. */
export function withWins(winnings: Winnings, table: PayTable, { pays }: PayLevel, plays: number): Winnings {
  const { money, freePlays, withoutPrize } = winnings;
  if (table.isKnown && pays.kind === 'money')
    return { ...winnings, money: plus(money, timesFraction(pays.amount, BigInt(plays))) };
  if (table.isKnown && pays.kind === 'free') return { ...winnings, freePlays: freePlays + plays };
  return { ...winnings, withoutPrize: withoutPrize + plays };
}

/** What tickets won that hit so much of each stretch. */
export function winningsOf(stretches: readonly Stretch[], hits: readonly (readonly number[])[]): Winnings {
  let winnings = noWinnings;
  for (const [index, stretch] of stretches.entries()) {
    for (const [place, tickets] of (hits[index] ?? []).entries()) {
      const level = levelAt(stretch, { main: place >> 1, special: place % 2 === 1 });
      if (stretch.table === null || level === null || tickets === 0) continue;
      winnings = withWins(winnings, stretch.table, level, tickets);
    }
  }
  return winnings;
}
