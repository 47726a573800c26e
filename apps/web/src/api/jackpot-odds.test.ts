import { expect, test } from 'vitest';
import { jackpotOdds } from './jackpot-odds.ts';

test.each([
  ['own-drum', 5, 69, 26, 'Powerball', '292.201.338', 'Powerball', '56.000'],
  ['own-drum', 5, 70, 24, 'Mega Ball', '290.472.336', 'Mega Ball', '56.000'],
  ['none', 6, 53, 0, '', '22.957.480', null, '4400'],
  ['same-drum', 6, 53, 0, 'Boliyapa', '22.957.480', null, '4400'],
])('%s, %i of %i', (special_kind, selectNumber, size, sub_length, sub_name, oneIn, special, years) => {
  expect(jackpotOdds({ special_kind, selectNumber, size, sub_length, sub_name })).toEqual({
    balls: selectNumber,
    size,
    special,
    oneIn,
    years,
  });
});
