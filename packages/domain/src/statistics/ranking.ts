import type { BallCount } from './counts.ts';

/** The most frequent balls of 1..`size`: count descending, then ball ascending ("more", "hot"; Rulebook 4). */
export function mostFrequent(counts: Uint32Array, size: number, limit: number): BallCount[] {
  return ranked(counts, size, (a, b) => b.count - a.count || a.ball - b.ball).slice(0, Math.max(0, limit));
}

/**
 * The least frequent balls of 1..`size`, those that never came first: count ascending, then ball ascending ("less", "cold";
 * Rulebook 4). A cold ball is not due: it is as likely as any other in the next draw.
 */
export function leastFrequent(counts: Uint32Array, size: number, limit: number): BallCount[] {
  return ranked(counts, size, (a, b) => a.count - b.count || a.ball - b.ball).slice(0, Math.max(0, limit));
}

/** The balls that came, count descending, then ball ascending. */
export function thoseThatCame(counts: Uint32Array): BallCount[] {
  const came: BallCount[] = [];
  // One walk for each count that there is: previous plays have few different ones, and sorting takes twice as long.
  let count = largestBelow(counts, Number.POSITIVE_INFINITY);
  while (count > 0) {
    for (let ball = 1; ball < counts.length; ball += 1) {
      if (counts[ball] === count) came.push({ ball, count });
    }
    count = largestBelow(counts, count);
  }
  return came;
}

/** The largest count of a ball below a limit; 0 where there is none. */
function largestBelow(counts: Uint32Array, limit: number): number {
  let largest = 0;
  for (let ball = 1; ball < counts.length; ball += 1) {
    const count = counts[ball] ?? 0;
    if (count < limit && count > largest) largest = count;
  }
  return largest;
}

function ranked(
  counts: Uint32Array,
  size: number,
  order: (a: BallCount, b: BallCount) => number,
): BallCount[] {
  return Array.from({ length: size }, (_, index) => ({
    ball: index + 1,
    count: counts[index + 1] ?? 0,
  })).sort(order);
}
