import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import type { Part } from '../history/scope.ts';
import { averages } from './averages.ts';
import { cycleForecast, cycles } from './cycle.ts';
import { slowAverage, slowCycle, upTo } from './slow-statistics.testing.ts';
import { anyScope, anyTold, told, workedExample } from './statistics.testing.ts';

const anyPart = fc.constantFrom<Part[]>('main', 'special');

describe('cycles', () => {
  test('of the worked example', () => {
    const of = (ball: number) => cycles(workedExample.scope, 7)[ball - 1];
    expect(of(1)).toMatchObject({ ball: 1, current: 1, mean: 0, longest: 1 });
    expect(of(4)).toMatchObject({ ball: 4, current: 2, mean: null, longest: 2 });
    expect(of(7)).toMatchObject({ ball: 7, current: 0, mean: null, longest: 0 });
  });

  test('a ball that never came missed every draw', () => {
    expect(cycles(workedExample.scope, 8).at(-1)).toMatchObject({ current: 4, mean: null, longest: 4 });
    expect(cycles({ ...workedExample.scope, end: 0 }, 1)[0]).toMatchObject({ current: 0, longest: 0 });
  });

  test('are the slow and obvious ones', () => {
    fc.assert(
      fc.property(anyScope, anyPart, ({ scope, list }, part) => {
        const slow = upTo(99).map((ball) => slowCycle(list, ball, part));
        for (const [index, cycle] of cycles(scope, 99, part).entries()) {
          const { ball, current, mean, longest } = slow[index] ?? slowCycle([], 0, part);
          expect([cycle.ball, cycle.current, cycle.longest]).toEqual([ball, current, longest]);
          if (mean === null) expect(cycle.mean).toBeNull();
          else expect(cycle.mean).toBeCloseTo(mean, 9);
        }
      }),
    );
  });

  test('of a special ball count the draws that have one on file', () => {
    const matrix = { balls: 1, size: 2, special: { kind: 'own-drum', size: 3 } } as const;
    const draw = (date: string, special: number | null) => ({ date: drawDate(date), balls: [1], special });
    const { scope } = told(
      [{ from: drawDate('2020-01-01'), matrix }],
      [draw('2020-01-01', 3), draw('2020-01-02', null), draw('2020-01-03', 1), draw('2020-01-04', 3)],
    );
    expect(cycles(scope, 3, 'special').map(({ current, mean }) => [current, mean])).toEqual([
      [1, null],
      [3, null],
      [0, 1],
    ]);
  });

  test('forecast by how far the current gap is along the mean one; equals by ball, no mean last', () => {
    fc.assert(
      fc.property(anyTold, ({ scope }) => {
        const order = cycleForecast(cycles(scope, 99));
        expect(order.map(({ ball }) => ball).toSorted((a, b) => a - b)).toEqual(upTo(99));
        for (const [index, one] of order.entries()) {
          const next = order[index + 1];
          if (next === undefined) continue;
          const ratio = ({ current, mean }: typeof one) => (mean === null ? -1 : (current + 1) / (mean + 1));
          if (Math.abs(ratio(one) - ratio(next)) < 1e-9) expect(one.ball).toBeLessThan(next.ball);
          else expect(ratio(one)).toBeGreaterThan(ratio(next));
        }
      }),
    );
  });
});

describe('averages', () => {
  const periods = (from: string, to: string, by: 'month' | 'year') => ({
    from: drawDate(from),
    to: drawDate(to),
    by,
  });

  test('count every month from one to the other, both whole, also those with no draw', () => {
    const result = averages(workedExample.scope, [1, 7], periods('2019-12-31', '2020-02-01', 'month'));
    expect(result.periods).toEqual(['2019-12', '2020-01', '2020-02']);
    expect(result.rows[0]).toEqual({
      ball: 1,
      average: 1,
      total: 3,
      periods: [
        { period: '2019-12', count: 0, dates: [] },
        { period: '2020-01', count: 3, dates: ['2020-01-08', '2020-01-04', '2020-01-01'] },
        { period: '2020-02', count: 0, dates: [] },
      ],
    });
    const inMonth = averages(workedExample.scope, [1], periods('2020-01-20', '2020-01-21', 'month'));
    expect(inMonth.rows[0]?.total).toBe(3);
  });

  test('by year, and with the end before the start', () => {
    const years = averages(workedExample.scope, [2], periods('2018-06-01', '2021-01-01', 'year'));
    expect(years.periods).toEqual(['2018', '2019', '2020', '2021']);
    expect(years.rows[0]?.average).toBe(0.75);
    const none = averages(workedExample.scope, [2], periods('2020-02-01', '2020-01-01', 'month'));
    expect(none).toEqual({ periods: [], rows: [{ ball: 2, average: 0, total: 0, periods: [] }] });
  });

  test('are the slow and obvious ones', () => {
    const anyDate = fc.integer({ min: -50, max: 900 }).map((days) => addDays(drawDate('2019-12-30'), days));
    fc.assert(
      fc.property(
        anyScope,
        fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
        anyDate,
        anyDate,
        fc.constantFrom<('month' | 'year')[]>('month', 'year'),
        ({ scope, list }, balls, a, b, by) => {
          const [from, to] = a < b ? [a, b] : [b, a];
          const { rows } = averages(scope, balls, { from, to, by });
          expect(rows).toEqual(balls.map((ball) => slowAverage(list, ball, { from, to, by })));
        },
      ),
    );
  });
});
