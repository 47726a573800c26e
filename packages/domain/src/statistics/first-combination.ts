import { drawCount, erasIn, type Scope } from '../history/scope.ts';
import { type FirstOfMany, firstOfMany } from './first-of-many.ts';

/** The first of all pairs or trios of a scope's drums, when only chance is at work. */
export interface FirstCombination extends FirstOfMany {
  /** How many are compared. */
  readonly compared: number;
}

/** What chance alone gives to the first of all pairs (2) or trios (3) of the balls 1..`size` (Rulebook 4). */
export function firstCombination(scope: Scope, of: 2 | 3, size: number): FirstCombination {
  const trials = erasIn(scope).map(({ era: { matrix }, scope: inEra }) => ({
    count: drawCount(inEra),
    chance: combinations(matrix.balls, of) / combinations(matrix.size, of),
  }));
  const compared = combinations(size, of);
  return { compared, ...firstOfMany(trials, compared) };
}

function combinations(n: number, of: 2 | 3): number {
  const pairs = (n * (n - 1)) / 2;
  return of === 2 ? pairs : (pairs * (n - 2)) / 3;
}
