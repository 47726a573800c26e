import { describe, expect, test } from 'vitest';
import { isHere, validated, why } from '../draws/real-histories.testing.ts';
import { setsOf } from '../games/games.testing.ts';
import { type Matrix, mainBalls } from '../games/matrix.ts';
import {
  cameTogether,
  chanceOfSome,
  drawsThatCould,
  type LookedThroughDraw,
  specialCame,
} from './together.ts';

const small: Matrix = { balls: 3, size: 7, special: { kind: 'own-drum', size: 2 } };
const smaller: Matrix = { balls: 2, size: 5, special: { kind: 'own-drum', size: 4 } };

describe('balls that come together', () => {
  test.each([
    [small, [2]],
    [small, [1, 7]],
    [small, [1, 2, 3]],
    [small, [1, 2, 3, 4, 5]],
    [small, [1, 2, 3, 4, 5, 6, 7]],
    [smaller, [4, 5, 6, 7]],
  ])('of all draws that can be, %o has them as often as chance says: %o', (matrix, asked) => {
    const draws = setsOf(mainBalls(matrix), matrix.balls);
    for (let of = 0; of <= matrix.balls; of += 1) {
      const having = draws.filter((draw) => draw.filter((ball) => asked.includes(ball)).length === of);
      expect(chanceOfSome(matrix, asked, of) * draws.length).toBeCloseTo(having.length, 9);
    }
  });

  test('counted over two eras, each draw with its own matrix', () => {
    const draws: LookedThroughDraw[] = [
      { date: '2020-01-01', balls: [1, 5], special: 4 },
      { date: '2020-01-02', balls: [2, 3], special: null },
      { date: '2021-01-01', balls: [1, 2, 6], special: 1 },
      { date: '2021-01-02', balls: [1, 6, 7], special: 2 },
    ];
    const matrixOn = (date: string) => (date < '2021' ? smaller : small);
    // no 6 in the first era, and no three balls in its draws
    expect(drawsThatCould(draws, [1, 6], matrixOn)).toBe(2);
    expect(drawsThatCould(draws, [1, 2, 3], matrixOn)).toBe(2);
    expect(drawsThatCould(draws, [1, 5], matrixOn)).toBe(4);
    expect(cameTogether(draws, [1, 6], matrixOn)).toEqual([
      { of: 2, draws: 2, expected: expect.closeTo((2 * 5) / 35, 12), last: '2021-01-02' },
      {
        of: 1,
        draws: 1,
        // 6 is not in the first drum: 1 comes with 4 of 10 pairs; of 35 trios 20 have exactly one of the two
        expected: expect.closeTo((2 * 4) / 10 + (2 * 20) / 35, 12),
        last: '2020-01-01',
      },
    ]);
    // a draw has three balls at most
    expect(cameTogether(draws, [1, 2, 3, 4, 5], matrixOn).map(({ of }) => of)).toEqual([3, 2, 1]);
    expect(specialCame(draws, 4, matrixOn)).toEqual({ draws: 1, expected: 0.25, last: '2020-01-01' });
    expect(specialCame(draws, 1, matrixOn)).toEqual({ draws: 1, expected: 1.25, last: '2021-01-01' });
    expect(cameTogether([], [1, 2], matrixOn)).toEqual([]);
  });

  test.runIf(isHere)(`1,390 Powerball draws${why}`, () => {
    const matrix: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
    const draws = validated('powerball.csv', 'power_balls')
      .filter(({ date }) => date >= '2015-10-07' && date <= '2026-08-05')
      .toSorted((a, b) => (a.date < b.date ? -1 : 1));
    expect(draws).toHaveLength(1390);
    const rows = cameTogether(draws, [7, 14, 21, 35, 49], () => matrix);
    expect(rows.map(({ draws: came, last }) => [came, last])).toEqual([
      [0, null],
      [0, null],
      [0, null],
      [56, '2026-06-24'],
      [372, '2026-08-05'],
    ]);
    expect(rows.map(({ expected }) => Number(expected.toFixed(1)))).toEqual([0, 0, 2.5, 51.5, 392.9]);
  });
});
