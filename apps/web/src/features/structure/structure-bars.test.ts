import { expect, test } from 'vitest';
import { slipOf } from './slip-of.ts';
import { slipValues } from './slip-values.ts';
import { aboutHalf, drawnBars, type StructureBar, verdictOf } from './structure-bars.ts';

const bar = (first: number, count: number, expected: number, reach = 2): StructureBar => ({
  first,
  last: first,
  count,
  expected,
  low: Math.max(0, expected - reach),
  high: expected + reach,
});

test('bars that neither came nor are expected are left out at the ends alone', () => {
  const bars = [bar(0, 0, 0.2), bar(1, 0, 0.6), bar(2, 0, 0.1), bar(3, 1, 0.001), bar(4, 0, 0.4)];
  expect(drawnBars(bars).map(({ first }) => first)).toEqual([1, 2, 3]);
  expect(drawnBars([bar(0, 0, 0.1)])).toEqual([]);
});

test('bars that are expected 5 times tell something; clearly too many outside are said', () => {
  const inside = Array.from({ length: 37 }, (_, at) => bar(at, 20, 20));
  const out = (count: number) => Array.from({ length: count }, (_, at) => bar(at, 30, 20));
  expect(verdictOf([inside, out(3), [bar(0, 9, 4.9)]])).toEqual({
    bars: 40,
    outside: 3,
    usual: 2,
    isMore: false,
  });
  expect(verdictOf([inside, out(8)])).toMatchObject({ outside: 8, isMore: true });
  expect(verdictOf([[bar(0, 9, 4)]])).toMatchObject({ bars: 0, outside: 0 });
});

test('the fewest neighbours that hold about half of the draws', () => {
  const bars = [10, 20, 31, 19, 20].map((count, at) => bar(at, count, 20));
  expect(aboutHalf(bars)).toEqual({ first: 2, last: 3, part: 0.5 });
  expect(aboutHalf([bar(0, 0, 1)])).toBeNull();
});

test('a slip of an address is one of the game of today, whatever its special ball', () => {
  const matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } } as const;
  expect(slipOf(matrix, '49-7-14-21-35+9')).toEqual([7, 14, 21, 35, 49]);
  for (const text of [undefined, '7-14-21', '7-7-14-21-35', '7-14-21-35-70', '1-2-3-4-5-6']) {
    expect(slipOf(matrix, text)).toBeNull();
  }
  expect(slipValues(matrix, [7, 14, 21, 35, 49], [1, 2, 14, 60, 61])).toEqual({
    odd: 4,
    low: 3,
    consecutive: 0,
    repeats: 1,
    sum: 126,
    span: 42,
  });
  expect(slipValues(matrix, [1, 2, 3, 10, 11], undefined)).toMatchObject({
    consecutive: 3,
    repeats: undefined,
  });
});
