import { expect, test } from 'vitest';
import { jackpotOdds } from './jackpot-odds.ts';

test.each([
  [5, 69, { kind: 'own-drum', size: 26 }, 'Powerball', '292,201,338', 'Powerball', '56,000'],
  [5, 70, { kind: 'own-drum', size: 24 }, 'Mega Ball', '290,472,336', 'Mega Ball', '56,000'],
  [6, 53, { kind: 'none' }, '', '22,957,480', null, '4,400'],
  [6, 53, { kind: 'same-drum' }, 'Boliyapa', '22,957,480', null, '4,400'],
] as const)('%i of %i and %o', (balls, size, drum, specialName, oneIn, special, years) => {
  const odds = jackpotOdds({ matrix: { balls, size, special: drum }, specialName });
  expect(odds).toEqual({ balls, size, special, oneIn, years });
});
