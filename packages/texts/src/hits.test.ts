import { expect, test } from 'vitest';
import { hitsInShort, hitsText } from './hits.ts';

test.each([
  [0, null, 'Ningún acierto'],
  [1, null, '1 acierto'],
  [3, 'Powerball', '3 aciertos + Powerball'],
  [0, 'Mega Ball', 'Solo Mega Ball'],
] as const)('%d and %s: %s', (count, special, text) => {
  expect(hitsText(count, special)).toBe(text);
});

test.each([
  [0, null, 'sin aciertos'],
  [1, null, '1 acierto'],
  [2, null, '2 aciertos'],
  [3, 'Powerball', '3 + Powerball'],
  [0, 'Mega Ball', 'solo Mega Ball'],
] as const)('%d and %s in short: %s', (count, special, text) => {
  expect(hitsInShort(count, special)).toBe(text);
});
