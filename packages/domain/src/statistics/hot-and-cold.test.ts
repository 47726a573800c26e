import { expect, test } from 'vitest';
import { coldList, hotList, temperatureOf } from './hot-and-cold.ts';

/** Ball n came n times. */
const cameAsOftenAsItsNumber = (size: number) => Uint32Array.from({ length: size + 1 }, (_, ball) => ball);
const ballsOf = (list: readonly { ball: number }[]) => list.map(({ ball }) => ball);

test('the ten that came most are hot, the ten that came least cold', () => {
  const counts = cameAsOftenAsItsNumber(25);
  const lists = { hot: hotList(counts, 25), cold: coldList(counts, 25) };
  expect(ballsOf(lists.hot)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
  expect(ballsOf(lists.cold)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect([16, 15, 10].map((ball) => temperatureOf(ball, lists))).toEqual(['hot', null, 'cold']);
});

test('a ball that never came is not hot, and without a draw nothing is', () => {
  const afterOne = new Uint32Array(30);
  for (const ball of [3, 5, 8, 13, 21]) afterOne[ball] = 1;
  const lists = { hot: hotList(afterOne, 29), cold: coldList(afterOne, 29) };
  expect(ballsOf(lists.hot)).toEqual([3, 5, 8, 13, 21]);
  expect(ballsOf(lists.cold)).toEqual([1, 2, 4, 6, 7, 9, 10, 11, 12, 14]);
  expect([5, 2].map((ball) => temperatureOf(ball, lists))).toEqual(['hot', 'cold']);
  const none = new Uint32Array(30);
  expect([hotList(none, 29), coldList(none, 29)]).toEqual([[], []]);
});

test('a ball in both lists is hot', () => {
  const counts = cameAsOftenAsItsNumber(12);
  const lists = { hot: hotList(counts, 12), cold: coldList(counts, 12) };
  expect(ballsOf(lists.cold)).toContain(3);
  expect([1, 2, 3, 10, 12].map((ball) => temperatureOf(ball, lists))).toEqual([
    'cold',
    'cold',
    'hot',
    'hot',
    'hot',
  ]);
});
