import { expect, test } from 'vitest';
import { studiedLottery } from '../../testing/history.ts';
import { mostDrawn } from './most-drawn.ts';

const draw = (day: number, balls: readonly number[]) => ({
  date: `2026-07-${String(day).padStart(2, '0')}`,
  balls,
  special: null,
});

test('the first of 16 draws of Powerball has 4 or 5 by chance', () => {
  // ball 50 in the first four, the others never twice
  const draws = Array.from({ length: 16 }, (_, at) =>
    draw(at + 1, [at + 1, at + 17, ...(at < 4 ? [50] : [at + 51])]),
  );
  expect(mostDrawn(studiedLottery, draws)).toEqual({ balls: [50], count: 4, usual: [4, 5] });
});

test('several may share the first place; of few draws nothing is said of chance', () => {
  expect(mostDrawn(studiedLottery, [draw(1, [9, 2, 50]), draw(4, [2, 7, 9])])).toEqual({
    balls: [2, 9],
    count: 2,
    usual: null,
  });
});
