import type { DrawDate } from '../calendar/draw-date.ts';
import type { Matrix } from '../games/matrix.ts';
import { dateAt, drawAt } from '../history/history.ts';
import type { Scope } from '../history/scope.ts';
import { type Cents, cents } from '../money/cents.ts';
import { type Fraction, nothing, plus, rounded } from '../money/fraction.ts';
import { formatLevel } from '../prizes/level.ts';
import { levelWon, matchPlay } from '../prizes/matching.ts';
import { type TypedPlay, validatePlay } from '../tickets/play.ts';
import type { PayTable, PayTableAt } from './pay-table.ts';
import { expectedAt, noWinnings, withWins } from './stretch.ts';

/** A draw of the past of which the play hit something. */
export interface AlwaysHit {
  readonly date: DrawDate;
  /** The main balls hit, ascending. */
  readonly balls: readonly number[];
  readonly special: boolean;
  /** The level won, as tables write it; null when it won nothing, or no table of that date is known. */
  readonly level: string | null;
  /** What that level pays; null where it pays none, a free play, the jackpot, or an amount that is not known. */
  readonly prize: Cents | null;
}

/** What chance alone has won up to a draw, that draw included. */
export interface ExpectedStep {
  readonly date: DrawDate;
  readonly won: Cents;
}

export interface AlwaysPlayed {
  /** Draws that the play took part in. */
  readonly draws: number;
  /** Draws of eras in which the play was no valid one, such as with a ball that was not in the drum yet. */
  readonly leftOut: number;
  /** Draws of a date for which no prize table is known. */
  readonly withoutTable: number;
  /**
   * The draws that count in money, newest first, since all their prizes but the jackpot are known. The others neither cost nor
   * win anything.
   */
  readonly moneyDates: readonly DrawDate[];
  /** How many draws had 0, 1, 2, ... main balls of the play. */
  readonly matched: readonly number[];
  /** Newest first. Draws of which nothing was hit are not among them. */
  readonly hits: readonly AlwaysHit[];
  /** USD, of the draws that count in money. */
  readonly staked: Cents;
  /** In the same draws, without the jackpot, in the lottery's own currency; null when none counts. */
  readonly won: Cents | null;
  /** What chance alone wins in them. */
  readonly expectedWon: Cents | null;
  /** The same as it adds up, oldest first: after the last draw of each stretch in which every draw gives as much. Each rounded once. */
  readonly expectedSteps: readonly ExpectedStep[];
  /** Levels won that are not in `won`: the jackpot, and what other draws pay. Counted, not invented. */
  readonly withoutPrize: number;
  /** In the draws that count in money. */
  readonly freePlays: number;
}

/**
 * "¿Y si la hubiera jugado siempre?": one play against every draw of a scope whose era it fits, by the prizes of each; `priceOf` says
 * what a play costs, with or without the multiplier.
 */
export function alwaysPlayed(
  scope: Scope,
  play: TypedPlay,
  tableAt: PayTableAt,
  priceOf: (withMultiplier: boolean) => Cents,
): AlwaysPlayed {
  const { history, start, end } = scope;
  const fits = history.eras.map(({ matrix }) => validatePlay(matrix, play).ok);
  const matched = new Array<number>(play.balls.length + 1).fill(0);
  const hits: AlwaysHit[] = [];
  const moneyDates: DrawDate[] = [];
  const chance = expectations();
  let [draws, withoutTable, staked] = [0, 0, 0];
  let [winnings, expected] = [noWinnings, nothing];
  const expectedSteps: ExpectedStep[] = [];
  let stretch: Fraction | null = null;
  for (let index = start; index < end; index += 1) {
    const eraIndex = history.eraIndexes[index] ?? 0;
    const era = history.eras[eraIndex];
    if (era === undefined || !fits[eraIndex]) continue;
    draws += 1;
    const date = dateAt(history, index);
    const table = tableAt(date);
    const drawn = drawAt(history, index);
    if (table === null) withoutTable += 1;
    if (table?.isKnown) {
      staked += priceOf(table.hasBought);
      const given = chance(era.matrix, drawn.special !== null, table);
      const before = moneyDates.at(-1);
      if (before !== undefined && given !== stretch)
        expectedSteps.push({ date: before, won: rounded(expected) });
      stretch = given;
      expected = plus(expected, given);
      moneyDates.push(date);
    }
    const match = matchPlay(era.matrix, play, drawn);
    matched[match.balls.length] = (matched[match.balls.length] ?? 0) + 1;
    if (match.balls.length === 0 && !match.special) continue;
    const level = levelWon(table?.levels ?? [], match);
    if (table !== null && level !== null) winnings = withWins(winnings, table, level, 1);
    hits.push({
      date,
      ...match,
      level: level && formatLevel(level.rule),
      prize: level?.pays.kind === 'money' ? rounded(level.pays.amount) : null,
    });
  }
  const newest = moneyDates.at(-1);
  const counts = newest !== undefined;
  if (counts) expectedSteps.push({ date: newest, won: rounded(expected) });
  return {
    draws,
    leftOut: end - start - draws,
    withoutTable,
    moneyDates: moneyDates.reverse(),
    matched,
    hits: hits.reverse(),
    staked: cents(staked),
    won: counts ? rounded(winnings.money) : null,
    expectedWon: counts ? rounded(expected) : null,
    expectedSteps,
    withoutPrize: winnings.withoutPrize,
    freePlays: winnings.freePlays,
  };
}

/** What chance gives a play at a draw, worked out once for each kind of draw. */
function expectations(): (matrix: Matrix, hasSpecial: boolean, table: PayTable) => Fraction {
  const known = new Map<PayTable, { matrix: Matrix; hasSpecial: boolean; expected: Fraction }[]>();
  return (matrix, hasSpecial, table) => {
    const list = known.get(table) ?? [];
    known.set(table, list);
    const same = list.find((one) => one.matrix === matrix && one.hasSpecial === hasSpecial);
    if (same !== undefined) return same.expected;
    const expected = expectedAt({ matrix, hasSpecial, table });
    list.push({ matrix, hasSpecial, expected });
    return expected;
  };
}
