import type { Scope } from '@bolillero/domain/history/scope';
import {
  type CountTables,
  type RunningCounts,
  readCounts,
  runningCounts,
  withNextDraw,
} from '@bolillero/domain/statistics/running';

/** The counts of a whole series, by its key; to be read at once. */
export type CarriedCounts = (key: string, scope: Scope) => CountTables;

/**
 * Keeps the counts of each series from its opening date on. A history that has grown is counted by its new draws alone; one
 * that was read anew is counted anew.
 */
export function createCarriedCounts(): CarriedCounts {
  const kept = new Map<string, RunningCounts>();
  return (key, scope) => {
    const known = kept.get(key);
    let counts = known !== undefined && leadsTo(known.scope, scope) ? known : runningCounts(scope);
    while (counts.scope.end < scope.end) counts = withNextDraw(counts, scope.history);
    kept.set(key, counts);
    return readCounts(counts);
  };
}

/** Whether a scope is an earlier one with nothing but later draws added: its history grew from the same columns. */
function leadsTo(earlier: Scope, later: Scope): boolean {
  // The opening date may move either way without a change of the draws.
  if (earlier.start !== later.start) return false;
  if (earlier.history === later.history) return earlier.end === later.end;
  const isSameEras = earlier.history.eras === later.history.eras;
  return isSameEras && earlier.end < later.end && earlier.end === earlier.history.length;
}
