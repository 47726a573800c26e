import { expect, test } from 'vitest';
import { agoInWords, eitherInWords } from './study-words.ts';

test.each([
  [0, 'hoy'],
  [1, 'ayer'],
  [3, 'hace 3 días'],
  [13, 'hace 13 días'],
  [14, 'hace 2 semanas'],
  [60, 'hace 9 semanas'],
  // from 09/03/2026 to 08/08/2026
  [152, 'hace 5 meses'],
  [365, 'hace 12 meses'],
  [731, 'hace 2 años'],
])('%i days ago is «%s»', (days, words) => {
  expect(agoInWords(days)).toBe(words);
});

test.each([
  [7, 8, '7 u 8'],
  [15, 16, '15 o 16'],
  [10, 11, '10 u 11'],
  [80, 81, '80 u 81'],
  [17, 18, '17 o 18'],
  [109, 110, '109 o 110'],
  [10_999, 11_000, '10,999 u 11,000'],
])('either of %i and %i is «%s»', (a, b, words) => {
  expect(eitherInWords(a, b)).toBe(words);
});
