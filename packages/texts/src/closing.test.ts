import { expect, test } from 'vitest';
import { agoInWords, untilClosing } from './closing.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

test.each([
  [3 * day + 6 * hour + 59 * minute, 'en 3 d 6 h'],
  [day, 'en 1 d 0 h'],
  [day - 1, 'en 1 d 0 h'],
  [6 * hour + 4 * minute, 'en 6 h 04 min'],
  [hour, 'en 1 h 00 min'],
  [59 * minute, 'en 59 min'],
  [1, 'en 1 min'],
  [0, 'cerrado'],
  [-hour, 'cerrado'],
])('%i ms before the closing: %s', (left, text) => expect(untilClosing(left)).toBe(text));

test.each([
  [59_999, 'ahora'],
  [minute, 'hace 1 min'],
  [hour - 1, 'hace 59 min'],
  [5 * hour, 'hace 5 h'],
  [day, 'hace 1 día'],
  [2 * day + hour, 'hace 2 días'],
])('%i ms ago: %s', (past, text) => expect(agoInWords(past)).toBe(text));
