import { expect, test } from 'vitest';
import { ballStacks, topOfStacks } from './ball-stacks.ts';

const chance = { expected: 2.9, high: 6.1 };
const powerball = [
  { ball: 14, count: 7, ...chance },
  { ball: 3, count: 5, ...chance },
];

test('as many balls stand on each other as times that they came', () => {
  // 28 at the left for the axis, 6 at the right: two columns of 400, balls of 34 at most
  const { stacks, floor, radius, ticks } = ballStacks(powerball, 834, 2, 8);
  expect(floor).toBe(26 + 8 * 34);
  expect(radius).toBe(16);
  expect(stacks[0]).toMatchObject({ ball: 14, x: 228, width: 400 });
  expect(stacks[0]?.ys).toEqual([0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5].map((at) => floor - at * 34));
  expect(stacks[1]?.ys).toHaveLength(5);
  expect(stacks[1]?.highY).toBeCloseTo(floor - 6.1 * 34);
  expect(ticks.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8]);
});

test('balls of a narrow screen are as wide as their columns', () => {
  const { radius, stacks } = ballStacks(powerball, 334, 10, 8);
  expect(radius).toBe(14);
  expect(stacks[1]?.x).toBe(28 + 45);
});

test('the axis has room for the most frequent ball and for the band, in pairs', () => {
  expect(topOfStacks(powerball)).toBe(8);
  expect(topOfStacks([{ ball: 1, count: 1, expected: 1, high: 2.9 }])).toBe(4);
  expect(topOfStacks([])).toBe(2);
});
