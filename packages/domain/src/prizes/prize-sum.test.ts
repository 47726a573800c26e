import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { prizeSum } from './prize-sum.ts';

const win = { position: 4, lotteryPrize: cents(100_00), amount: cents(200_00), multiplier: 2 };

test('a multiplied prize is the level’s prize times the multiplier', () => {
  expect(prizeSum(win)).toEqual({ base: 100_00, factor: 2 });
});

test('a printed multiplier of 1 is a sum too', () => {
  expect(prizeSum({ ...win, amount: cents(100_00), multiplier: 1 })).toEqual({ base: 100_00, factor: 1 });
});

test('a fixed prize is no product', () => {
  const fixed = {
    position: 2,
    lotteryPrize: cents(1_000_000_00),
    amount: cents(2_000_000_00),
    multiplier: 3,
  };
  expect(prizeSum(fixed)).toEqual({ base: 1_000_000_00, factor: null });
});

test.for([
  ['the jackpot', { position: 1 }],
  ['a play without a multiplier', { multiplier: null, amount: cents(100_00) }],
  ['an amount not known yet', { amount: cents(0) }],
  ['a level whose prize is not known', { lotteryPrize: cents(0) }],
  ['a multiplied level that pays its prize once', { amount: cents(100_00) }],
] as const)('%s has no sum', ([, change]) => {
  expect(prizeSum({ ...win, ...change })).toBeNull();
});
