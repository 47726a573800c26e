import type { PastDraw } from '@bolillero/domain/history/history';
import { byCountThenBalls, type Counted } from './plain.ts';

/** The plain versions where keys matter, with the first improvement that comes to mind: a number as the key. */

export function numberedPairs(draws: readonly PastDraw[], limit: number): Counted[] {
  const counts = new Map<number, number>();
  for (const { balls } of draws) {
    for (let i = 0; i < balls.length; i += 1) {
      for (let j = i + 1; j < balls.length; j += 1) {
        const key = (balls[i] ?? 0) * 100 + (balls[j] ?? 0);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return best(counts, 2, limit);
}

export function numberedTrios(draws: readonly PastDraw[], limit: number): Counted[] {
  const counts = new Map<number, number>();
  for (const { balls } of draws) {
    for (let i = 0; i < balls.length; i += 1) {
      for (let j = i + 1; j < balls.length; j += 1) {
        for (let k = j + 1; k < balls.length; k += 1) {
          const key = ((balls[i] ?? 0) * 100 + (balls[j] ?? 0)) * 100 + (balls[k] ?? 0);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
      }
    }
  }
  return best(counts, 3, limit);
}

/** Every two draws that share four balls or more, as their indexes. */
export function numberedSharedPairs(draws: readonly PastDraw[]): [number, number][] {
  const drawsOf = new Map<number, number[]>();
  for (const [index, { balls }] of draws.entries()) {
    for (let i = 0; i < balls.length; i += 1) {
      for (let j = i + 1; j < balls.length; j += 1) {
        for (let k = j + 1; k < balls.length; k += 1) {
          for (let l = k + 1; l < balls.length; l += 1) {
            const three = ((balls[i] ?? 0) * 100 + (balls[j] ?? 0)) * 100 + (balls[k] ?? 0);
            const key = three * 100 + (balls[l] ?? 0);
            const list = drawsOf.get(key);
            if (list) list.push(index);
            else drawsOf.set(key, [index]);
          }
        }
      }
    }
  }
  const seen = new Set<number>();
  const pairs: [number, number][] = [];
  for (const list of drawsOf.values()) {
    for (let i = 0; i < list.length; i += 1) {
      for (let j = i + 1; j < list.length; j += 1) {
        const [first, second] = [list[i] ?? 0, list[j] ?? 0];
        const key = first * draws.length + second;
        if (seen.has(key)) continue;
        seen.add(key);
        pairs.push([first, second]);
      }
    }
  }
  return pairs;
}

function best(counts: ReadonlyMap<number, number>, size: number, limit: number): Counted[] {
  return [...counts]
    .map(([key, count]): Counted => [ballsOf(key, size), count])
    .sort(byCountThenBalls)
    .slice(0, limit);
}

function ballsOf(key: number, size: number): number[] {
  return Array.from({ length: size }, (_, place) => Math.floor(key / 100 ** (size - 1 - place)) % 100);
}
