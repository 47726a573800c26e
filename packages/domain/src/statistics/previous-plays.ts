import { addDays, addMonths, type DrawDate } from '../calendar/draw-date.ts';
import type { Matrix } from '../games/matrix.ts';
import { countBefore } from '../history/history.ts';
import { lastDraws, type Part, type Scope, scopeBefore } from '../history/scope.ts';
import { type BallCount, frequency } from './counts.ts';
import { thoseThatCame } from './ranking.ts';

/** JA1 to JA10: how many draws back previous plays go. */
export const mostPreviousPlays = 10;

/**
 * The balls of a scope's draws with how many of these draws contain them: count descending, then ball ascending, only balls
 * that came. Of the last k draws these are the previous plays JAk, of the special part JAEk (Rulebook 4).
 */
export function previousPlays(scope: Scope, part: Part): BallCount[] {
  return thoseThatCame(frequency(scope, part));
}

/** JAk (special part: JAEk) as of a date: of the last k draws strictly before it; of fewer where there are fewer. */
export function previousPlaysBefore(scope: Scope, date: DrawDate, k: number, part: Part): BallCount[] {
  return previousPlays(lastDraws(scopeBefore(scope, date), k), part);
}

/** How many of a draw's balls chance alone takes from such a set: k x (those of the drum) / N of its own matrix. */
export function expectedAmong(
  { balls, size }: Pick<Matrix, 'balls' | 'size'>,
  plays: readonly BallCount[],
): number {
  return (balls * plays.filter(({ ball }) => ball <= size).length) / size;
}

/** Previous plays of one stretch of draws, of main balls and of the special ball. */
export interface PlaysOf {
  readonly main: readonly BallCount[];
  readonly special: readonly BallCount[];
}

export function playsOf(scope: Scope): PlaysOf {
  return { main: previousPlays(scope, 'main'), special: previousPlays(scope, 'special') };
}

/** JA1 to JA10 with JAE1 to JAE10 as of a date: always ten, the later ones equal where there are fewer draws. */
export function allPreviousPlays(scope: Scope, date: DrawDate): PlaysOf[] {
  const past = scopeBefore(scope, date);
  return Array.from({ length: mostPreviousPlays }, (_, index) => playsOf(lastDraws(past, index + 1)));
}

/** The draws of so many calendar months before a date, which is left out: M1, M2, M3 (Rulebook 4). */
export function monthsBefore(scope: Scope, date: DrawDate, months: number): Scope {
  return since(scopeBefore(scope, date), addMonths(date, -months));
}

/** The draws of so many days before a date, which is left out: S3 is 21, S4 is 28 (Rulebook 4). */
export function daysBefore(scope: Scope, date: DrawDate, days: number): Scope {
  return since(scopeBefore(scope, date), addDays(date, -days));
}

/** The draws of a scope on or after a date. */
export function since(scope: Scope, date: DrawDate): Scope {
  return { ...scope, start: Math.min(scope.end, Math.max(scope.start, countBefore(scope.history, date))) };
}
