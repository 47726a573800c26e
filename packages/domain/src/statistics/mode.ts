import { addMonths } from '../calendar/draw-date.ts';
import { dateAt } from '../history/history.ts';
import { drawCount, type Scope } from '../history/scope.ts';
import { frequency } from './counts.ts';
import { since } from './previous-plays.ts';
import { mostFrequent } from './ranking.ts';

const modeMonths = 3;

/** The draws of the 3 calendar months that end at the last draw's date: after 10 July, from 10 April on ("moda"; Rulebook 4). */
export function modeScope(scope: Scope): Scope {
  if (drawCount(scope) === 0) return scope;
  return since(scope, addMonths(dateAt(scope.history, scope.end - 1), -modeMonths));
}

/** The mode: every ball of 1..`size` with the top count of those months, ascending; none without a draw. */
export function modes(scope: Scope, size: number): number[] {
  const ranked = mostFrequent(frequency(modeScope(scope), 'main'), size, size);
  const top = ranked[0]?.count ?? 0;
  if (top === 0) return [];
  return ranked.filter(({ count }) => count === top).map(({ ball }) => ball);
}
