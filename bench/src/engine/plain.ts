import type { PastDraw } from '@bolillero/domain/history/history';

/**
 * The statistics as one writes them at first: a Map from a text key to a count, lists of draws, and sorting at the end.
 * What the engine is measured against, and what it must agree with.
 */
export type Counted = readonly [balls: readonly number[], count: number];

/** How many draws hold each ball; the index is the ball. */
export function plainFrequency(draws: readonly PastDraw[]): number[] {
  const counts = new Map<number, number>();
  for (const { balls } of draws) {
    for (const ball of balls) counts.set(ball, (counts.get(ball) ?? 0) + 1);
  }
  return Array.from({ length: 100 }, (_, ball) => counts.get(ball) ?? 0);
}

/** Pairs by count descending, then by their balls ascending. */
export function plainPairs(draws: readonly PastDraw[], limit: number): Counted[] {
  const counts = new Map<string, number>();
  for (const { balls } of draws) {
    for (let i = 0; i < balls.length; i += 1) {
      for (let j = i + 1; j < balls.length; j += 1) {
        const key = `${balls[i]}-${balls[j]}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return best(counts, limit);
}

export function plainTrios(draws: readonly PastDraw[], limit: number): Counted[] {
  const counts = new Map<string, number>();
  for (const { balls } of draws) {
    for (let i = 0; i < balls.length; i += 1) {
      for (let j = i + 1; j < balls.length; j += 1) {
        for (let k = j + 1; k < balls.length; k += 1) {
          const key = `${balls[i]}-${balls[j]}-${balls[k]}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
    }
  }
  return best(counts, limit);
}

/**
 * Every two draws that share four balls or more, as their indexes. Draws that share four balls meet under one key of four:
 * far fewer steps than comparing each with each.
 */
export function plainSharedPairs(draws: readonly PastDraw[]): [number, number][] {
  const drawsOf = new Map<string, number[]>();
  for (const [index, { balls }] of draws.entries()) {
    for (const four of foursOf(balls)) {
      const key = four.join('-');
      const list = drawsOf.get(key);
      if (list) list.push(index);
      else drawsOf.set(key, [index]);
    }
  }
  const seen = new Set<string>();
  const pairs: [number, number][] = [];
  for (const list of drawsOf.values()) {
    for (const [place, first] of list.entries()) {
      for (const second of list.slice(place + 1)) {
        const key = `${first}-${second}`;
        if (seen.has(key)) continue;
        seen.add(key);
        pairs.push([first, second]);
      }
    }
  }
  return pairs;
}

/** The balls of the `count` draws before a draw, with how many of them hold each: count descending, then ball ascending. */
export function plainPreviousPlays(
  draws: readonly PastDraw[],
  index: number,
  count: number,
): [number, number][] {
  const counts = new Map<number, number>();
  for (const { balls } of draws.slice(Math.max(0, index - count), index)) {
    for (const ball of balls) counts.set(ball, (counts.get(ball) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
}

/** Indexes of the other draws that share three balls or more with some, by how many, then newest first. */
export function plainConstellations(
  draws: readonly PastDraw[],
  highlighted: readonly number[],
  but: number,
): number[] {
  const wanted = new Set(highlighted);
  return draws
    .map(({ balls }, index) => ({ index, shared: balls.filter((ball) => wanted.has(ball)).length }))
    .filter(({ index, shared }) => shared >= 3 && index !== but)
    .sort((a, b) => b.shared - a.shared || b.index - a.index)
    .map(({ index }) => index);
}

/** Every four of some balls. */
function foursOf(balls: readonly number[]): number[][] {
  const fours: number[][] = [];
  for (let i = 0; i < balls.length; i += 1) {
    for (let j = i + 1; j < balls.length; j += 1) {
      for (let k = j + 1; k < balls.length; k += 1) {
        for (let l = k + 1; l < balls.length; l += 1) {
          fours.push([balls[i] ?? 0, balls[j] ?? 0, balls[k] ?? 0, balls[l] ?? 0]);
        }
      }
    }
  }
  return fours;
}

function best(counts: ReadonlyMap<string, number>, limit: number): Counted[] {
  return [...counts]
    .map(([key, count]): Counted => [key.split('-').map(Number), count])
    .sort(byCountThenBalls)
    .slice(0, limit);
}

export function byCountThenBalls([a, countA]: Counted, [b, countB]: Counted): number {
  if (countA !== countB) return countB - countA;
  const place = a.findIndex((ball, index) => ball !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
