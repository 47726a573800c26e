import { drawCount, erasIn, type Scope } from '../history/scope.ts';
import { type FirstOfMany, firstOfGroups } from './first-of-many.ts';

/** The first of all pairs or trios of a scope's drums, when only chance is at work. */
export interface FirstCombination extends FirstOfMany {
  /** How many are compared. */
  readonly compared: number;
}

/**
 * What chance alone gives to the first of all pairs (2) or trios (3) of the balls 1..`size` (Rulebook 4). A combination counts from the
 * draw on whose drum holds its largest ball.
 */
export function firstCombination(scope: Scope, of: 2 | 3, size: number): FirstCombination {
  const eras = erasIn(scope).map(({ era: { matrix }, scope: inEra }) => ({
    size: matrix.size,
    count: drawCount(inEra),
    chance: combinations(matrix.balls, of) / combinations(matrix.size, of),
  }));
  const sizes = [...new Set([...eras.map((era) => era.size), size])].sort((a, b) => a - b);
  const groups = sizes.map((largest, at) => ({
    many: combinations(largest, of) - combinations(sizes[at - 1] ?? 0, of),
    trials: eras.filter((era) => era.size >= largest),
  }));
  return { compared: combinations(size, of), ...firstOfGroups(groups) };
}

function combinations(n: number, of: 2 | 3): number {
  const pairs = (n * (n - 1)) / 2;
  return of === 2 ? pairs : (pairs * (n - 2)) / 3;
}
