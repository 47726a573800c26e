import { expect, test } from 'vitest';
import { oddsInSpanish } from './odds-text.ts';

test.each([
  ['292,201,338.00', '292.201.338'],
  ['38.32', '38,32'],
  ['1,000', '1.000'],
  ['24.87', '24,87'],
])('1 in %s reads 1 en %s', (english, spanish) => {
  expect(oddsInSpanish(english)).toBe(spanish);
});
