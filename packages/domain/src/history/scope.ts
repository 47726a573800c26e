import { addDays, type DrawDate } from '../calendar/draw-date.ts';
import type { Era } from '../games/era.ts';
import { type Matrix, specialSize } from '../games/matrix.ts';
import { countBefore, type History } from './history.ts';

/** The draws that a statistic speaks of: `start` to `end - 1` of a history. */
export interface Scope {
  readonly history: History;
  readonly start: number;
  readonly end: number;
}

/** Main balls, or the special ball of its own drum. */
export type Part = 'main' | 'special';

export function wholeScope(history: History): Scope {
  return { history, start: 0, end: history.length };
}

interface DateRange {
  readonly from?: DrawDate | null | undefined;
  readonly to?: DrawDate | null | undefined;
}

/** The draws from one date to another, both included; without one, from the first or to the last draw. */
export function scopeBetween(history: History, { from, to }: DateRange): Scope {
  const start = from ? countBefore(history, from) : 0;
  const end = to ? countBefore(history, addDays(to, 1)) : history.length;
  return { history, start: Math.min(start, end), end };
}

/** The draws of a scope from one date to another, both included. */
export function scopeWithin(scope: Scope, range: DateRange): Scope {
  const within = scopeBetween(scope.history, range);
  const start = Math.min(scope.end, Math.max(scope.start, within.start));
  return { ...scope, start, end: Math.max(start, Math.min(scope.end, within.end)) };
}

/** "As of a date": the draws of a scope strictly before it. */
export function scopeBefore(scope: Scope, date: DrawDate): Scope {
  const end = Math.max(scope.start, Math.min(scope.end, countBefore(scope.history, date)));
  return { ...scope, end };
}

/** The last `count` draws of a scope; all of them where it has fewer. */
export function lastDraws(scope: Scope, count: number): Scope {
  return { ...scope, start: Math.max(scope.start, scope.end - count) };
}

/** How many draws are in a scope. */
export function drawCount({ start, end }: Scope): number {
  return end - start;
}

/** The eras that the draws of a scope fall in, oldest first, each with its own draws. */
export function erasIn(scope: Scope): readonly { readonly era: Era; readonly scope: Scope }[] {
  const { history, start, end } = scope;
  const parts: { era: Era; scope: Scope }[] = [];
  let from = start;
  while (from < end) {
    const index = history.eraIndexes[from] ?? 0;
    const next = history.eras[index + 1];
    const until = next ? Math.min(end, countBefore(history, next.from)) : end;
    const era = history.eras[index];
    if (era === undefined || until <= from) throw new RangeError('The eras do not cover the history');
    parts.push({ era, scope: { history, start: from, end: until } });
    from = until;
  }
  return parts;
}

/**
 * The largest ball that a statistic lists: the largest drum of any era that the scope's draws fall in, and of the matrix
 * that it is made for, whose balls a player can pick. 0 for a special ball without a drum of its own.
 */
export function drumIn(scope: Scope, part: Part, matrix: Matrix): number {
  const matrices = [...erasIn(scope).map(({ era }) => era.matrix), matrix];
  return Math.max(...matrices.map((one) => (part === 'main' ? one.size : specialSize(one))));
}
