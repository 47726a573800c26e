import { expect, test } from 'vitest';
import { takeTyped } from './typed-numbers.ts';

const main = (...balls: number[]) => balls.map((ball) => ({ ball, special: false }));
const special = (ball: number) => ({ ball, special: true });

test.each([
  ['7', [], '7'],
  ['7 ', main(7), ''],
  ['14', main(14), ''],
  ['07', main(7), ''],
  ['7,1', main(7), '1'],
  ['7 14 21', main(7, 14, 21), ''],
  ['+', [], '+'],
  ['+ ', [], '+'],
  ['+9', [], '+9'],
  ['+ 9', [], '+9'],
  ['+26', [special(26)], ''],
  ['49+', main(49), '+'],
  ['49 + 9 ', [...main(49), special(9)], ''],
  ['', [], ''],
  ['x', [], ''],
])('«%s» makes balls of what is whole', (text, numbers, rest) => {
  expect(takeTyped(text)).toEqual({ numbers, rest });
});

test('typed sign by sign it comes to the same', () => {
  let numbers: { ball: number; special: boolean }[] = [];
  let rest = '';
  for (const sign of '7 14 21,35-49+9 ') {
    const taken = takeTyped(rest + sign);
    numbers = [...numbers, ...taken.numbers];
    rest = taken.rest;
  }
  expect([numbers, rest]).toEqual([[...main(7, 14, 21, 35, 49), special(9)], '']);
});
