import type { DrawDate } from '../calendar/draw-date.ts';
import { ballsAt, countBefore, dateAt, type History, maskWords } from '../history/history.ts';
import { drawCount, erasIn, type Scope } from '../history/scope.ts';
import { bitsIn, maskOf } from './counts.ts';
import { amongMarked } from './structure-chances.ts';

/** A past draw that resembles a set of highlighted balls. */
export interface Constellation {
  /** Of the draw in its history. */
  readonly index: number;
  readonly date: DrawDate;
  /** The balls that it shares with the highlighted ones, ascending. */
  readonly shared: readonly number[];
  /** All its main balls. */
  readonly balls: readonly number[];
}

const leastShared = 3;

/**
 * The draws, other than the one of `date`, that share at least 3 balls with the highlighted ones (with two of them, both), by
 * shared balls descending, then newest first; none for fewer than two (Rulebook 4). At most `limit` where one is given.
 */
export function constellations(
  scope: Scope,
  highlighted: readonly number[],
  date: DrawDate,
  limit = Number.POSITIVE_INFINITY,
): Constellation[] {
  const { history } = scope;
  const wanted = new Set(highlighted);
  if (wanted.size < 2) return [];
  const indexes = resembling(scope, [...wanted], date).slice(0, limit);
  return indexes.map((index) => {
    const balls = ballsAt(history, index);
    return { index, date: dateAt(history, index), shared: balls.filter((ball) => wanted.has(ball)), balls };
  });
}

/**
 * How many draws chance alone makes alike: over the draws other than the one of `date`, the chance that k of N share at least as many
 * balls with the highlighted ones as `constellations` asks for, each draw with its own era.
 */
export function expectedAlike(scope: Scope, highlighted: readonly number[], date: DrawDate): number {
  const wanted = [...new Set(highlighted)];
  if (wanted.length < 2) return 0;
  const least = Math.min(leastShared, wanted.length);
  const own = ownDraw(scope.history, date);
  return erasIn(scope).reduce((sum, { era, scope: part }) => {
    const { balls, size } = era.matrix;
    const draws = drawCount(part) - (own >= part.start && own < part.end ? 1 : 0);
    const marked = wanted.filter((ball) => ball <= size).length;
    const chance = [...amongMarked(balls, size, marked)].reduce(
      (all, [shared, part]) => (shared >= least ? all + part : all),
      0,
    );
    return sum + draws * chance;
  }, 0);
}

/** Indexes of the draws that share enough balls, in order. */
function resembling({ history, start, end }: Scope, wanted: readonly number[], date: DrawDate): number[] {
  const { masks } = history;
  const least = Math.min(leastShared, wanted.length);
  const [first = 0, second = 0, third = 0, fourth = 0] = maskOf(wanted);
  const own = ownDraw(history, date);
  const byShared: number[][] = Array.from({ length: wanted.length + 1 }, () => []);
  for (let draw = end - 1; draw >= start; draw -= 1) {
    const at = draw * maskWords;
    const shared =
      bitsIn(first & (masks[at] ?? 0)) +
      bitsIn(second & (masks[at + 1] ?? 0)) +
      bitsIn(third & (masks[at + 2] ?? 0)) +
      bitsIn(fourth & (masks[at + 3] ?? 0));
    if (shared >= least && draw !== own) byShared[shared]?.push(draw);
  }
  return byShared.reverse().flat();
}

/** Index of the draw of a date; -1 without one. */
function ownDraw(history: History, date: DrawDate): number {
  const index = countBefore(history, date);
  return index < history.length && dateAt(history, index) === date ? index : -1;
}
