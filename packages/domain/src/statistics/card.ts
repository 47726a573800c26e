import type { DrawDate } from '../calendar/draw-date.ts';
import type { Matrix } from '../games/matrix.ts';
import { drawAt, type PastDraw } from '../history/history.ts';
import { drumIn, lastDraws, type Scope, scopeBefore } from '../history/scope.ts';
import {
  addCombinations,
  type CombinationCount,
  type CombinationTable,
  emptyTable,
  rankCombinations,
} from './combination-table.ts';
import type { BallCount } from './counts.ts';
import { type AppearanceTable, addAppearances, emptyAppearances } from './cycle.ts';
import { coldList, hotList, listLength, temperatureOf } from './hot-and-cold.ts';
import {
  allPreviousPlays,
  daysBefore,
  monthsBefore,
  mostPreviousPlays,
  type PlaysOf,
  playsOf,
} from './previous-plays.ts';

/** What a slip shows as of a date: all of it from draws strictly before that date (Rulebook 4). */
export interface KnownBefore {
  readonly date: DrawDate;
  /** "more", "less" and "more-pair", ten each. */
  readonly hot: readonly BallCount[];
  readonly cold: readonly BallCount[];
  readonly pairs: readonly CombinationCount[];
  /** JA1 to JA10 with JAE1 to JAE10: always ten, the later ones equal where there are fewer draws. */
  readonly previousPlays: readonly PlaysOf[];
  /** M1, M2, M3: the draws of 1, 2 and 3 calendar months before. */
  readonly months: readonly PlaysOf[];
  /** S3, S4: the draws of 21 and 28 days before. */
  readonly weeks: readonly PlaysOf[];
  /** "bot" and "bote": the last ten draws themselves, newest first; fewer where there are fewer. */
  readonly previousDraws: readonly PastDraw[];
}

/** One past draw with what a result slip shows of it. */
export interface Card extends KnownBefore, PastDraw {
  /** Of the draw in its history. */
  readonly index: number;
  /** Its balls that were hot; those that were cold (one in both lists is hot); its pairs that were among the most frequent. */
  readonly hotBalls: readonly number[];
  readonly coldBalls: readonly number[];
  readonly hotPairs: readonly (readonly number[])[];
}

/** What is known before a date, of the draws in scope; `matrix` is the one in force on that date. */
export function knownBefore(scope: Scope, date: DrawDate, matrix: Matrix): KnownBefore {
  const past = scopeBefore(scope, date);
  const progress = begin(scope);
  advance(progress, past);
  return known(progress, past, date, matrix);
}

/**
 * The cards of some draws of a scope, in the order of their indexes in the history, each as of its own date: what the scope knows before
 * the draw and nothing later. The counts behind them are carried from the oldest card to the newest, not begun anew for each.
 */
export function cards(scope: Scope, indexes: readonly number[]): Card[] {
  const progress = begin(scope);
  const byIndex = new Map<number, Card>();
  for (const index of indexes.toSorted((a, b) => a - b)) {
    if (byIndex.has(index)) continue;
    byIndex.set(index, cardAt(progress, scope, index));
  }
  return indexes.flatMap((index) => byIndex.get(index) ?? []);
}

function cardAt(progress: Progress, scope: Scope, index: number): Card {
  const { history } = scope;
  const draw = drawAt(history, index);
  const era = history.eras[history.eraIndexes[index] ?? 0];
  if (era === undefined) throw new RangeError('The eras do not cover the history');
  const past = scopeBefore(scope, draw.date);
  advance(progress, past);
  const before = known(progress, past, draw.date, era.matrix);
  const ballsThatWere = (temperature: 'hot' | 'cold') =>
    draw.balls.filter((ball) => temperatureOf(ball, before) === temperature);
  return {
    ...before,
    ...draw,
    index,
    hotBalls: ballsThatWere('hot'),
    coldBalls: ballsThatWere('cold'),
    hotPairs: before.pairs
      .map(({ balls }) => balls)
      .filter((pair) => pair.every((ball) => draw.balls.includes(ball))),
  };
}

/** Counts of the draws of a scope, up to one that moves on. */
interface Progress {
  readonly main: AppearanceTable;
  readonly pairs: CombinationTable;
  end: number;
}

function begin({ history, start }: Scope): Progress {
  return { main: emptyAppearances(), pairs: emptyTable(history, 2), end: start };
}

/** Counts the draws of a scope that were not counted yet. */
function advance(progress: Progress, { history, end }: Scope): void {
  const next = { history, start: progress.end, end };
  addAppearances(progress.main, next, 'main');
  addCombinations(progress.pairs, next);
  progress.end = end;
}

function known({ main, pairs }: Progress, past: Scope, date: DrawDate, matrix: Matrix): KnownBefore {
  const size = drumIn(past, 'main', matrix);
  return {
    date,
    hot: hotList(main.counts, size),
    cold: coldList(main.counts, size),
    pairs: rankCombinations(pairs, listLength),
    previousPlays: allPreviousPlays(past, date),
    months: [1, 2, 3].map((months) => playsOf(monthsBefore(past, date, months))),
    weeks: [21, 28].map((days) => playsOf(daysBefore(past, date, days))),
    previousDraws: lastIndexes(past, mostPreviousPlays).map((index) => drawAt(past.history, index)),
  };
}

/** Newest first. */
function lastIndexes(scope: Scope, count: number): number[] {
  const { start, end } = lastDraws(scope, count);
  return Array.from({ length: end - start }, (_, back) => end - 1 - back);
}
