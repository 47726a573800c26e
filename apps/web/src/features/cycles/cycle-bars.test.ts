import { expect, test } from 'vitest';
import { cycleBars } from './cycle-bars.ts';

const powerball = [
  { ball: 23, current: 64, mean: 10, longest: 80 },
  { ball: 4, current: 2, mean: null, longest: 2 },
];

test('bars, ticks and lines are as long as the draws that they stand for', () => {
  // 50 for the ball, 34 for the figure: 80 draws are 800 pixels
  const { rows, ticks, height, start } = cycleBars(powerball, 884, 40);
  expect(start).toBe(50);
  expect(rows[0]).toMatchObject({ y: 20, currentX: 690, meanX: 150, longestX: 850, holdsFigure: true });
  expect(rows[1]).toMatchObject({ y: 60, currentX: 70, meanX: null, longestX: 70, holdsFigure: false });
  expect(ticks.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80]);
  expect(ticks[4]).toEqual({ value: 40, x: 450 });
  expect(height).toBe(2 * 40 + 26);
});

test('the axis counts whole draws, from 0, also where nothing was missed', () => {
  const { ticks, rows } = cycleBars([{ ball: 1, current: 0, mean: 0, longest: 0 }], 390, 37);
  expect(ticks.map(({ value }) => value)).toEqual([0, 1]);
  expect(rows[0]).toMatchObject({ currentX: 50, longestX: 50 });
});
