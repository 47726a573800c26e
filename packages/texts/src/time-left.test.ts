import { expect, test } from 'vitest';
import { timeLeftText } from './time-left.ts';

test.each([
  [6 * 3_600_000 + 4 * 60_000 + 59_999, 'en 6 h 04 min'],
  [59 * 60_000, 'en 59 min'],
  [30_000, 'en 0 min'],
  [-5, 'en 0 min'],
  [24 * 3_600_000, 'en 1 d 0 h'],
  [78 * 3_600_000 + 60_000, 'en 3 d 6 h'],
])('%i ms is %s', (milliseconds, text) => {
  expect(timeLeftText(milliseconds)).toBe(text);
});
