import type { Part, Scope } from '../history/scope.ts';
import { ballSlots, frequency } from '../statistics/counts.ts';

/**
 * Counts a scope's balls, as `frequency` does. Asked again for the same draws and some newer ones, it counts only those, so
 * that going through a history draw by draw costs one pass.
 */
export function runningFrequency(part: Part): (scope: Scope) => Uint32Array {
  const counts = new Uint32Array(ballSlots);
  const uncounted = growth(() => counts.fill(0));
  return (scope) => {
    const added = uncounted(scope);
    if (added.start < added.end) {
      for (const [ball, count] of frequency(added, part).entries())
        counts[ball] = (counts[ball] ?? 0) + count;
    }
    return counts;
  };
}

/** The pairs that came most in a scope, as `topPairs` has them, at the cost of the draws that are new to it. */
export function runningTopPairs(limit: number): (scope: Scope) => readonly (readonly number[])[] {
  const counts = new Uint32Array(ballSlots * ballSlots);
  // Pairs by their place in `counts`, best first. Counts only grow, so that who is not in it gets in by its own count alone.
  const top: number[] = [];
  const uncounted = growth(() => {
    counts.fill(0);
    top.length = 0;
  });
  const isBetter = (a: number, b: number) => {
    const difference = (counts[a] ?? 0) - (counts[b] ?? 0);
    return difference > 0 || (difference === 0 && a < b);
  };
  const count = (pair: number) => {
    counts[pair] = (counts[pair] ?? 0) + 1;
    let place = top.indexOf(pair);
    if (place < 0) place = top.push(pair) - 1;
    for (; place > 0 && isBetter(pair, top[place - 1] ?? 0); place -= 1) top[place] = top[place - 1] ?? 0;
    top[place] = pair;
    if (top.length > limit) top.pop();
  };
  return (scope) => {
    const { history, start, end } = uncounted(scope);
    const { balls, width } = history;
    for (let draw = start; draw < end; draw += 1) {
      for (let second = draw * width + 1; second < (draw + 1) * width; second += 1) {
        const larger = balls[second] ?? 0;
        if (larger === 0) break;
        for (let first = draw * width; first < second; first += 1)
          count((balls[first] ?? 0) * ballSlots + larger);
      }
    }
    return top.map((pair) => [Math.trunc(pair / ballSlots), pair % ballSlots]);
  };
}

/** Says which draws of a scope were not in the one before; all of them, after a reset, where it does not continue that one. */
function growth(reset: () => void): (scope: Scope) => Scope {
  let counted: Scope | null = null;
  return (scope) => {
    const continues =
      counted !== null &&
      counted.history === scope.history &&
      counted.start === scope.start &&
      counted.end <= scope.end;
    if (!continues) reset();
    const start = continues && counted !== null ? counted.end : scope.start;
    counted = scope;
    return { ...scope, start };
  };
}
