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
