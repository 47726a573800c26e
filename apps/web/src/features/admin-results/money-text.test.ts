import { expect, test } from 'vitest';
import { readTypedAmount, readTypedCount, tidyAmount, tidyCount } from './money-text.ts';

test.each([
  ['42m', 4_200_000_000],
  ['42 M', 4_200_000_000],
  ['1.5 millones', 150_000_000],
  ['$2 Million', 200_000_000],
  ['$1,234.50', 123_450],
  ['S/ 7', 700],
  ['S/. 7.5', 750],
  ['USD 100', 10_000],
  ['85,433', 8_543_300],
  ['0', 0],
])('the amount %j is read', (typed, cents) => {
  expect(readTypedAmount(typed)).toBe(cents);
});

test.each(['', 'm', 'mil', '-5', '1.234', '8,54', '1.5.2m', '$'])('%j is no amount', (typed) => {
  expect(readTypedAmount(typed)).toBeNull();
  expect(tidyAmount(typed)).toBe(typed);
});

test('a number of winners may be grouped', () => {
  expect(['85,433', '85433', ' 7 ', '1,000,000'].map(readTypedCount)).toEqual([85_433, 85_433, 7, 1_000_000]);
  expect(['8,5', '1.5', '-1', '', 'dos'].map(readTypedCount)).toEqual([null, null, null, null, null]);
  expect(['85433', '7', 'dos'].map(tidyCount)).toEqual(['85,433', '7', 'dos']);
});
