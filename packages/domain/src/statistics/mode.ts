import { addMonths, type DrawDate } from '../calendar/draw-date.ts';
import { dateAt } from '../history/history.ts';
import { drawCount, type Scope } from '../history/scope.ts';
import type { BallCount } from './counts.ts';
import { since } from './previous-plays.ts';

const modeMonths = 3;

/** From when the mode counts: 3 calendar months before the last draw's date, 10 April before 10 July. Null without a draw. */
export function modeStart(scope: Scope): DrawDate | null {
  if (drawCount(scope) === 0) return null;
  return addMonths(dateAt(scope.history, scope.end - 1), -modeMonths);
}

/** The draws of the 3 calendar months that end at the last draw's date ("moda"; Rulebook 4). */
export function modeScope(scope: Scope): Scope {
  const start = modeStart(scope);
  return start === null ? scope : since(scope, start);
}

/** The mode of balls that are ranked by how often they came: every one with the top count, ascending; none without a draw. */
export function modes(ranked: readonly BallCount[]): number[] {
  const top = ranked[0]?.count ?? 0;
  if (top === 0) return [];
  return ranked.filter(({ count }) => count === top).map(({ ball }) => ball);
}
