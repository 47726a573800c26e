import { expect, test } from 'vitest';
import { jackpotOdds } from './jackpot-odds.ts';

test.each([
  ['own-drum', 5, 69, 26, 'Powerball', '292.201.338', 'Powerball'],
  ['own-drum', 5, 70, 24, 'Mega Ball', '290.472.336', 'Mega Ball'],
  ['none', 6, 53, 0, '', '22.957.480', null],
  ['same-drum', 6, 53, 0, 'Boliyapa', '22.957.480', null],
])('%s, %i of %i', (special_kind, selectNumber, size, sub_length, sub_name, oneIn, special) => {
  expect(jackpotOdds({ special_kind, selectNumber, size, sub_length, sub_name })).toEqual({
    balls: selectNumber,
    size,
    special,
    oneIn,
  });
});
