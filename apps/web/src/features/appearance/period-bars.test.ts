import { expect, test } from 'vitest';
import { periodBars } from './period-bars.ts';

const years = [
  { period: '2021', count: 13, draws: 124, expected: 9, low: 3, high: 14.6 },
  { period: '2022', count: 18, draws: 157, expected: 11.4, low: 5, high: 17.7 },
];

test('each period has a bar from 0 and a band of its own', () => {
  // 24 above, 26 below: 18 times are 180 pixels
  const { floor, bars } = periodBars(years, 100, 230);
  expect(floor).toBe(204);
  expect(bars[0]).toMatchObject({ x: 25, column: 50, width: 33, top: 74, expectedY: 114, place: 'inside' });
  expect(bars[0]?.highY).toBeCloseTo(204 - 146);
  expect(bars[1]).toMatchObject({ x: 75, top: 24, place: 'above' });
});

test('where fewer than five are expected nothing stands out', () => {
  const month = { period: '2026-07', count: 4, draws: 13, expected: 0.9, low: 0, high: 2.7 };
  expect(periodBars([month], 100, 230).bars[0]?.place).toBe('inside');
});
