import { expect, test } from 'vitest';
import { placeOf, tellsAnything } from './frequency-place.ts';

// Rulebook 4: 1,390 Powerball draws, k/N = 5/69
const interval = { low: 81.8, high: 119.7 };

test.each([
  [81, 'below'],
  [82, 'within'],
  [119, 'within'],
  [120, 'above'],
] as const)('%i appearances are %s', (count, place) => {
  expect(placeOf({ count, ...interval })).toBe(place);
});

test('counts tell something from 5 expected of each ball on', () => {
  expect(tellsAnything([{ expected: 5 }, { expected: 100.7 }])).toBe(true);
  expect(tellsAnything([{ expected: 100.7 }, { expected: 4.99 }])).toBe(false);
});
