import { expect, test } from 'vitest';
import type { Matrix } from '../games/matrix.ts';
import { oneIn } from '../games/odds.ts';
import { oddsOfLines } from './line-odds.ts';

const powerball: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
const tinkas: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };

test('fifty other combinations of Powerball hit its jackpot fifty times as often as one', () => {
  const odds = oddsOfLines(powerball, { main: 5, special: true }, 50);
  expect(odds).toEqual({ favourable: 50n, total: 292_201_338n });
  expect(odds && oneIn(odds)).toBe('5,844,026.76');
});

test('a bonus ball that nobody picks makes no two combinations of one', () => {
  const odds = oddsOfLines(tinkas, { main: 6, special: false }, 200);
  expect(odds && oneIn(odds)).toBe('114,787.40');
});

test('counted out: three lines of 2 of 4 and 1 of 2 are hit by three of the twelve draws', () => {
  const small: Matrix = { balls: 2, size: 4, special: { kind: 'own-drum', size: 2 } };
  const lines = ['1 2 1', '1 2 2', '3 4 1'];
  const draws = ['1 2', '1 3', '1 4', '2 3', '2 4', '3 4'].flatMap((balls) => [`${balls} 1`, `${balls} 2`]);
  const odds = oddsOfLines(small, { main: 2, special: true }, lines.length);
  const hit = draws.filter((draw) => lines.includes(draw)).length;
  expect(Number(odds?.favourable) / Number(odds?.total)).toBe(hit / draws.length);
});

test('a level that several lines win at once, and more lines than there are combinations, have no such odds', () => {
  // the same five balls with two Powerballs win "5" together
  expect(oddsOfLines(powerball, { main: 5, special: false }, 50)).toBeNull();
  expect(oddsOfLines(powerball, { main: 3, special: true }, 50)).toBeNull();
  const three: Matrix = { balls: 1, size: 3, special: { kind: 'none' } };
  expect(oddsOfLines(three, { main: 1, special: false }, 4)).toBeNull();
});
