import { expect, test } from 'vitest';
import { hitsText } from './hits.ts';

test.each([
  [0, null, 'Ningún acierto'],
  [1, null, '1 acierto'],
  [3, 'Powerball', '3 aciertos + Powerball'],
  [0, 'Mega Ball', 'Solo Mega Ball'],
] as const)('%d and %s: %s', (count, special, text) => {
  expect(hitsText(count, special)).toBe(text);
});
