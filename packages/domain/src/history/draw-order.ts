import type { History } from './history.ts';
import type { Scope } from './scope.ts';

/** An order in which draws are listed: by date, or by their balls. */
export interface DrawOrder {
  readonly by: 'date' | 'balls';
  readonly descending: boolean;
}

/**
 * The indexes of a scope's draws in an order. By balls: by the smallest, then the next one, the special ball last; of equal
 * draws the newest comes first, in both directions.
 */
export function indexesInOrder({ history, start, end }: Scope, { by, descending }: DrawOrder): number[] {
  const newestFirst = Array.from({ length: end - start }, (_, back) => end - 1 - back);
  if (by === 'date') return descending ? newestFirst : newestFirst.reverse();
  const direction = descending ? -1 : 1;
  return newestFirst.sort((a, b) => direction * compareBalls(history, a, b));
}

function compareBalls({ balls, specials, width }: History, a: number, b: number): number {
  for (let place = 0; place < width; place += 1) {
    const difference = (balls[a * width + place] ?? 0) - (balls[b * width + place] ?? 0);
    if (difference !== 0) return difference;
  }
  return (specials[a] ?? 0) - (specials[b] ?? 0);
}
