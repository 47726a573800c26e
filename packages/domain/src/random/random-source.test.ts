import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickDistinct, randomSourceOver, seededRandom } from './random-source.ts';

const seeds = fc.oneof(fc.integer(), fc.string());

function draws(seed: number | string, n: number, count: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random.below(n));
}

/** Pearson's statistic of how unevenly the outcomes 0..n-1 came. */
function chiSquare(outcomes: readonly number[], n: number): number {
  const counts = new Array<number>(n).fill(0);
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const expected = outcomes.length / n;
  return counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
}

describe('a seeded source', () => {
  test('gives the same numbers for the same seed, for ever', () => {
    // Written down once: a change here changes every repeatable forecast and the demonstration draws.
    expect(draws('bolillero', 69, 8)).toEqual([3, 12, 31, 63, 26, 23, 16, 51]);
    expect(draws(7, 26, 8)).toEqual(draws('7', 26, 8));
  });

  test('gives other numbers for another seed, also for one that differs little', () => {
    expect(draws(1, 1000, 10)).not.toEqual(draws(2, 1000, 10));
    expect(draws('a', 1000, 10)).not.toEqual(draws('b', 1000, 10));
    expect(draws('', 1000, 10)).not.toEqual(draws('0', 1000, 10));
  });

  test('stays below the limit', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        for (const number of draws(seed, n, 5)) {
          expect(Number.isInteger(number)).toBe(true);
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(n);
        }
      }),
    );
  });

  test('draws the 69 balls of Powerball about equally often', () => {
    // 69,000 draws, 68 degrees of freedom: above 117.1 in one of ten thousand seeds. These are fixed.
    for (const seed of [1, 2, 3]) expect(chiSquare(draws(seed, 69, 69_000), 69)).toBeLessThan(117.1);
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('there is no number below %s', (n) => {
    expect(() => seededRandom(1).below(n)).toThrow(RangeError);
  });
});

describe('a source over 32-bit words', () => {
  test('draws a word of the incomplete last stretch again, so that no number is likelier', () => {
    // 2^32 = 3 x 1,431,655,765 + 1: the last word, 2^32 - 1, has no partners for 1 and 2.
    const words = [2 ** 32 - 1, 2 ** 32 - 1, 5];
    const random = randomSourceOver(() => words.shift() ?? 0);
    expect(random.below(3)).toBe(2);
    expect(words).toEqual([]);
  });

  test('takes every word where the range divides', () => {
    const random = randomSourceOver(() => 2 ** 32 - 1);
    expect(random.below(1)).toBe(0);
    expect(random.below(2 ** 16)).toBe(2 ** 16 - 1);
    expect(random.below(2 ** 32)).toBe(2 ** 32 - 1);
  });
});

describe('picking', () => {
  const lists = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 40 });

  test('takes different members of the list, as many as asked, and leaves the list alone', () => {
    fc.assert(
      fc.property(seeds, lists, fc.double({ min: 0, max: 1, noNaN: true }), (seed, list, part) => {
        const before = [...list];
        const count = Math.round(part * list.length);
        const picked = pickDistinct(seededRandom(seed), list, count);
        expect(picked).toHaveLength(count);
        expect(new Set(picked).size).toBe(count);
        expect(picked.every((member) => list.includes(member))).toBe(true);
        expect(list).toEqual(before);
      }),
    );
  });

  test('gives every pair of five the same chance', () => {
    const random = seededRandom('pairs');
    const pairs = Array.from({ length: 20_000 }, () => {
      const [a = 0, b = 0] = pickDistinct(random, [0, 1, 2, 3, 4], 2);
      return a * 4 + (b > a ? b - 1 : b); // the 20 ordered pairs, numbered 0..19
    });
    // 19 degrees of freedom: above 50.8 in one of ten thousand seeds. This one is fixed.
    expect(chiSquare(pairs, 20)).toBeLessThan(50.8);
  });

  test.each([4, -1, 1.5])('%s of three cannot be picked', (count) => {
    expect(() => pickDistinct(seededRandom(1), [1, 2, 3], count)).toThrow(RangeError);
  });
});

describe('picking all', () => {
  test('keeps the members and leaves the list alone', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const before = [...list];
        expect(pickDistinct(seededRandom(seed), list, list.length).toSorted()).toEqual(list.toSorted());
        expect(list).toEqual(before);
      }),
    );
  });

  test('gives every order of three the same chance', () => {
    const random = seededRandom('orders');
    const orders = ['012', '021', '102', '120', '201', '210'];
    const outcomes = Array.from({ length: 12_000 }, () =>
      orders.indexOf(pickDistinct(random, [0, 1, 2], 3).join('')),
    );
    // 5 degrees of freedom: above 25.7 in one of ten thousand seeds. This one is fixed.
    expect(chiSquare(outcomes, 6)).toBeLessThan(25.7);
  });
});
