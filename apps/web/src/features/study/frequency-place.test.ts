import { expect, test } from 'vitest';
import { placeOf } from './frequency-place.ts';

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
