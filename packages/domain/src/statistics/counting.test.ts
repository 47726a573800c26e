import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import type { Part } from '../history/scope.ts';
import { appearances } from './appearances.ts';
import { pairSuggestions, topPairs, topTrios } from './combinations.ts';
import { bitsIn, frequency } from './counts.ts';
import { leastFrequent, mostFrequent } from './ranking.ts';
import {
  slowAppearances,
  slowCombinations,
  slowCount,
  slowLess,
  slowMore,
  slowSuggestions,
  upTo,
} from './slow-statistics.testing.ts';
import { anyScope, told, workedExample } from './statistics.testing.ts';

const anyPart = fc.constantFrom<Part[]>('main', 'special');
const anyLimit = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(100_000));

describe('the worked example of the Rulebook', () => {
  const { scope } = workedExample;
  const counts = frequency(scope, 'main');

  test('frequency, more and less', () => {
    expect([...counts.slice(1, 8)]).toEqual([3, 3, 2, 1, 1, 1, 1]);
    expect(mostFrequent(counts, 7, 10).map(({ ball }) => ball)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(leastFrequent(counts, 7, 10).map(({ ball }) => ball)).toEqual([4, 5, 6, 7, 3, 1, 2]);
  });

  test('pairs', () => {
    expect(topPairs(scope, 10).slice(0, 4)).toEqual([
      { balls: [1, 2], count: 2 },
      { balls: [2, 3], count: 2 },
      { balls: [1, 3], count: 1 },
      { balls: [1, 4], count: 1 },
    ]);
  });

  test('appearances and pair suggestions', () => {
    expect(appearances(scope, [1, 2], 'main')).toEqual(['2020-01-08', '2020-01-01']);
    expect(pairSuggestions(scope, 3)).toEqual([
      { balls: [2, 3], count: 2 },
      { balls: [1, 3], count: 1 },
      { balls: [3, 7], count: 1 },
    ]);
  });
});

describe('against the slow and obvious, for any eras and any part of a history', () => {
  test('frequency has every ball, also those that never came', () => {
    fc.assert(
      fc.property(anyScope, anyPart, ({ scope, list }, part) => {
        const expected = upTo(99).map((ball) => slowCount(list, part, [ball]));
        expect([...frequency(scope, part)]).toEqual([0, ...expected]);
      }),
    );
  });

  test('more and less', () => {
    fc.assert(
      fc.property(
        anyScope,
        anyPart,
        fc.integer({ min: 1, max: 99 }),
        anyLimit,
        ({ scope, list }, part, size, limit) => {
          const counts = frequency(scope, part);
          expect(mostFrequent(counts, size, limit)).toEqual(slowMore(list, part, size).slice(0, limit));
          expect(leastFrequent(counts, size, limit)).toEqual(slowLess(list, part, size).slice(0, limit));
        },
      ),
    );
  });

  test('pairs and trios, up to any limit', () => {
    fc.assert(
      fc.property(anyScope, anyLimit, ({ scope, list }, limit) => {
        expect(topPairs(scope, limit)).toEqual(slowCombinations(list, 2).slice(0, limit));
        expect(topTrios(scope, limit)).toEqual(slowCombinations(list, 3).slice(0, limit));
      }),
    );
  });

  test('pair suggestions', () => {
    fc.assert(
      fc.property(anyScope, fc.integer({ min: 1, max: 99 }), anyLimit, ({ scope, list }, ball, limit) => {
        expect(pairSuggestions(scope, ball, limit)).toEqual(slowSuggestions(list, ball).slice(0, limit));
        expect(pairSuggestions(scope, ball)).toEqual(slowSuggestions(list, ball).slice(0, 10));
      }),
    );
  });

  test('appearances of any set of balls', () => {
    const anySet = fc.oneof(
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 2 }),
    );
    fc.assert(
      fc.property(anyScope, anySet, anyPart, ({ scope, list }, balls, part) => {
        expect(appearances(scope, balls, part)).toEqual(slowAppearances(list, balls, part));
      }),
    );
  });
});

describe('at the edges', () => {
  const matrix = { balls: 5, size: 99, special: { kind: 'same-drum' } } as const;
  const from = drawDate('2020-01-01');

  test('an empty history counts nothing and lists every ball at 0', () => {
    const { scope } = told([{ from, matrix }], []);
    expect(mostFrequent(frequency(scope, 'main'), 2, 10)).toEqual([
      { ball: 1, count: 0 },
      { ball: 2, count: 0 },
    ]);
    expect(topPairs(scope, 10)).toEqual([]);
    expect(topTrios(scope, 10)).toEqual([]);
    expect(appearances(scope, [1], 'main')).toEqual([]);
  });

  test('one draw, from the first ball to the last one of two digits', () => {
    const { scope } = told([{ from, matrix }], [{ date: from, balls: [1, 32, 64, 98, 99], special: 2 }]);
    expect(topTrios(scope, 100).at(-1)).toEqual({ balls: [64, 98, 99], count: 1 });
    expect(topPairs(scope, 100)).toHaveLength(10);
    expect(appearances(scope, [64, 99], 'main')).toEqual([from]);
  });

  test('a bonus of the main drum is not counted as a special ball', () => {
    const { scope } = told([{ from, matrix }], [{ date: from, balls: [1, 2, 3, 4, 5], special: 9 }]);
    expect(frequency(scope, 'special').every((count) => count === 0)).toBe(true);
    expect(appearances(scope, [9], 'special')).toEqual([]);
  });

  test('games of one or two balls have no pairs or no trios', () => {
    const two = { balls: 2, size: 2, special: { kind: 'none' } } as const;
    const { scope } = told([{ from, matrix: two }], [{ date: from, balls: [1, 2], special: null }]);
    expect(topPairs(scope, 10)).toEqual([{ balls: [1, 2], count: 1 }]);
    expect(topTrios(scope, 10)).toEqual([]);
    const one = { balls: 1, size: 1, special: { kind: 'none' } } as const;
    const single = told([{ from, matrix: one }], [{ date: from, balls: [1], special: null }]);
    expect(topPairs(single.scope, 10)).toEqual([]);
  });

  test('bits are counted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (word) => {
        expect(bitsIn(word)).toBe(word.toString(2).replaceAll('0', '').length);
      }),
    );
    expect(bitsIn(-1)).toBe(32);
  });
});
