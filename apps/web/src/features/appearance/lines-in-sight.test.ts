import { expect, test } from 'vitest';
import { datedAges, dotRadius, linesInSight } from './lines-in-sight.ts';

const lines = [
  { ball: 23, current: 64, ages: [64, 70, 180] },
  { ball: 61, current: 0, ages: [0, 30] },
  { ball: 53, current: 1390, ages: [] },
];

test('a line has a dot for each draw in sight, and the absence of now up to the newest', () => {
  // 101 draws over 1000 pixels
  const drawn = linesInSight(lines, { newer: 0, count: 101 }, 1000, 20);
  expect(drawn).toEqual([
    { ball: 23, y: 10, xs: [360, 300], absence: { from: 360, to: 1000 } },
    { ball: 61, y: 30, xs: [1000, 700], absence: null },
    { ball: 53, y: 50, xs: [], absence: { from: 0, to: 1000 } },
  ]);
});

test('further back the absence is drawn as far as it reaches', () => {
  const [back] = linesInSight(lines, { newer: 60, count: 101 }, 1000, 20);
  expect(back).toMatchObject({ xs: [960, 900], absence: { from: 960, to: 1000 } });
  const [further] = linesInSight(lines, { newer: 100, count: 101 }, 1000, 20);
  expect(further).toMatchObject({ xs: [200], absence: null });
});

test('dots grow smaller with the draws in sight, within what can be seen', () => {
  expect(dotRadius(700, 100)).toBe(3);
  expect(dotRadius(500, 100)).toBeCloseTo(2.25);
  expect(dotRadius(700, 1390)).toBe(1.25);
});

test('dates stand at both edges and evenly between', () => {
  expect(datedAges({ newer: 0, count: 101 }, 5)).toEqual([100, 75, 50, 25, 0]);
  expect(datedAges({ newer: 30, count: 2 }, 5)).toEqual([31, 30]);
  expect(datedAges({ newer: 0, count: 1 }, 5)).toEqual([0]);
  expect(datedAges({ newer: 0, count: 0 }, 5)).toEqual([]);
});
