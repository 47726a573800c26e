import { expect, test } from 'vitest';
import { nothing, plus, rounded, timesFraction } from './fraction.ts';

const of = (numerator: number, denominator: number) =>
  timesFraction({ numerator: BigInt(numerator), denominator: 1n }, 1n, BigInt(denominator));

test('parts add up exactly and are rounded once, half up', () => {
  // Three thirds of a cent are a cent; each by itself is none.
  const thirds = [1, 2, 3].reduce((sum) => plus(sum, of(1, 3)), nothing);
  expect([rounded(of(1, 3)), rounded(thirds)]).toEqual([0, 1]);
  expect([rounded(of(1, 2)), rounded(of(3, 2)), rounded(of(49, 100)), rounded(nothing)]).toEqual([
    1, 2, 0, 0,
  ]);
});

test('fractions are kept in their lowest terms', () => {
  expect(plus(of(1, 6), of(1, 3))).toEqual({ numerator: 1n, denominator: 2n });
  expect(timesFraction(of(87, 26), 26n)).toEqual({ numerator: 87n, denominator: 1n });
  expect(timesFraction(of(5, 7), 0n)).toEqual({ numerator: 0n, denominator: 1n });
});
