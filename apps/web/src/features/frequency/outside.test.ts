import { expect, test } from 'vitest';
import { outsideOf } from './outside.ts';

const chance = { expected: 100.7, low: 81.8, high: 119.7 };
const row = (ball: number, count: number) => ({ balls: [ball], count, ...chance });

test('those above stand first, the most frequent of them, then those below, the rarest of them', () => {
  const rows = [row(21, 120), row(61, 124), row(5, 100), row(26, 81), row(13, 75), row(7, 119)];
  const outside = outsideOf({ rows, outsideByChance: 0.3 });
  expect(outside.rows.map(({ balls }) => balls[0])).toEqual([61, 21, 13, 26]);
  expect(outside).toMatchObject({ tells: true, of: 6, byChance: 0.3, expected: 100.7 });
});

test('of balls that are expected fewer than 5 times nothing is said', () => {
  const few = { count: 9, expected: 4.9, low: 0.6, high: 8 };
  expect(outsideOf({ rows: [{ balls: [1], ...few }], outsideByChance: 0.1 })).toMatchObject({
    tells: false,
    rows: [],
  });
  // a young ball beside old ones
  const mixed = outsideOf({ rows: [row(1, 124), { balls: [53], ...few }], outsideByChance: 2 });
  expect(mixed.rows.map(({ balls }) => balls[0])).toEqual([1]);
  expect([mixed.of, mixed.byChance]).toEqual([1, 0.05]);
});

test('without draws nothing is said', () => {
  expect(outsideOf({ rows: [], outsideByChance: 0 })).toMatchObject({ tells: false, of: 0, expected: 0 });
});
