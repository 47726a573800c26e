import { expect, test } from 'vitest';
import { oddsShown } from './odds-text.ts';

test.each([
  ['292,201,338.00', '292,201,338'],
  ['11,688,053.52', '11,688,054'],
  ['101.49', '101'],
  ['38.32', '38.32'],
  ['1,000', '1,000'],
  ['24.87', '24.87'],
])('1 in %s reads 1 en %s', (carried, shown) => {
  expect(oddsShown(carried)).toBe(shown);
});
