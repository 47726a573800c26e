import { type Scope, scopeBetween } from '@bolillero/domain/history/scope';
import type { DateRange } from './questions.ts';

/** The draws of a scope that fall in a range, both dates included. */
export function narrowed(scope: Scope, range: DateRange): Scope {
  const within = scopeBetween(scope.history, range);
  const start = Math.max(scope.start, within.start);
  return {
    ...scope,
    start: Math.min(start, scope.end),
    end: Math.max(start, Math.min(scope.end, within.end)),
  };
}
