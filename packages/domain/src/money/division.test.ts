import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents, sum, times } from './cents.ts';
import { share } from './division.ts';

const amounts = fc.integer({ min: 0, max: 10 ** 12 }).map(cents);
const numbersOfParts = fc.integer({ min: 1, max: 300 });

describe('a share', () => {
  test('a hundred dollars among three are 33.33 each, and one cent is left', () => {
    expect(share(cents(10_000), 3)).toEqual({ each: 3333, remainder: 1 });
  });

  test('fewer cents than shares are all left', () => {
    expect(share(cents(2), 3)).toEqual({ each: 0, remainder: 2 });
  });

  test('the shares and what is left are the whole, and what is left is less than one cent a share', () => {
    fc.assert(
      fc.property(amounts, numbersOfParts, (amount, among) => {
        const { each, remainder } = share(amount, among);
        expect(sum([times(each, among), remainder])).toBe(amount);
        expect(remainder).toBeGreaterThanOrEqual(0);
        expect(remainder).toBeLessThan(among);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN])('nothing is divided among %s', (among) => {
    expect(() => share(cents(100), among)).toThrow(RangeError);
  });

  test('a debt is not divided', () => {
    expect(() => share(cents(-1), 2)).toThrow(RangeError);
  });
});
