import { expect, test } from 'vitest';
import { mostRepeated, mostRepeatedSpecials, takenInside } from './most-repeated.ts';
import type { Pool } from './pool.ts';

/** A pool of a drum of so many balls, from how often some of them came. */
function pool(size: number, came: Readonly<Record<number, number>>): Pool {
  const counts = Uint32Array.from({ length: size + 1 }, (_, ball) => came[ball] ?? 0);
  const all = Array.from({ length: size }, (_, at) => at + 1);
  return {
    inside: all.filter((ball) => counts[ball] !== 0),
    outside: all.filter((ball) => counts[ball] === 0),
    counts,
  };
}

test('what is certain comes by its count, what ties for the last places by lot', () => {
  const some = pool(9, { 2: 1, 4: 3, 6: 2, 7: 2, 8: 2 });
  expect(mostRepeated(some, 0)).toEqual({ sure: [], tied: [] });
  expect(mostRepeated(some, 1)).toEqual({ sure: [], tied: [4] });
  expect(mostRepeated(some, 2)).toEqual({ sure: [4], tied: [6, 7, 8] });
  expect(mostRepeated(some, 5)).toEqual({ sure: [4, 6, 7, 8], tied: [2] });
});

test('special balls: those that came most, any where none came', () => {
  expect(mostRepeatedSpecials(pool(4, { 1: 1, 3: 2, 4: 2 }))).toEqual([3, 4]);
  expect(mostRepeatedSpecials(pool(3, {}))).toEqual([1, 2, 3]);
});

test('a pool that is too small gives all of it; so does what is outside', () => {
  expect(takenInside(pool(9, { 1: 1, 2: 1 }), 4, 5)).toBe(2);
  expect(takenInside(pool(5, { 1: 1, 2: 1, 3: 1, 4: 1 }), 0, 3)).toBe(2);
  expect(takenInside(pool(9, { 1: 1, 2: 1 }), 1, 5)).toBe(1);
});
