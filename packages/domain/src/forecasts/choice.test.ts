import { expect, test } from 'vitest';
import type { Matrix } from '../games/matrix.ts';
import { botsOf, validateForecast } from './choice.ts';

const powerball: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
const tinka: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };
const small: Matrix = { balls: 3, size: 7, special: { kind: 'none' } };

test.for([powerball, tinka, small])('the BOTs of a game are those that it takes', (matrix) => {
  const all = Array.from({ length: 10 }, (_, at) => at - 1);
  const taken = all.filter(
    (bot) =>
      validateForecast(matrix, { helper: 'bot', source: { kind: 'previous', draws: 1 }, bot }) === null,
  );
  expect(botsOf(matrix).toSorted((a, b) => a - b)).toEqual(taken);
});

test('a game of six balls has no BOT 6 of main balls, and none of a special ball that is not picked', () => {
  expect(botsOf(powerball)).toEqual([5, 4, 3, 2, 1, 0, 6, 7]);
  expect(botsOf(tinka)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(botsOf(small)).toEqual([3, 2, 1, 0]);
});
