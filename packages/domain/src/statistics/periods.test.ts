import { expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { averagesStart, periodOf, periodsBetween } from './periods.ts';

test('averages begin in 2015, or with the statistics if those open later', () => {
  expect(averagesStart(drawDate('1996-09-06'))).toBe('2015-01-01');
  expect(averagesStart(drawDate('2015-10-07'))).toBe('2015-10-07');
});

test('every period between two dates, theirs included', () => {
  const [from, to] = [drawDate('2025-11-20'), drawDate('2026-02-01')];
  expect(periodsBetween(from, to, 'month')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(periodsBetween(from, to, 'year')).toEqual(['2025', '2026']);
  expect(periodsBetween(to, from, 'month')).toEqual([]);
  expect([periodOf(to, 'month'), periodOf(to, 'year')]).toEqual(['2026-02', '2026']);
});
