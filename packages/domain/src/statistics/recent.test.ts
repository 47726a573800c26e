import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import { type Part, type Scope, scopeBefore } from '../history/scope.ts';
import { frequency } from './counts.ts';
import { modeScope, modeStart, modes } from './mode.ts';
import { daysBefore, monthsBefore, previousPlays, previousPlaysBefore } from './previous-plays.ts';
import { mostFrequent } from './ranking.ts';
import {
  before,
  type ListedDraws,
  slowDaysBack,
  slowModeDraws,
  slowMonthsBack,
  slowMore,
  slowPreviousPlays,
  slowPreviousPlaysBefore,
} from './slow-statistics.testing.ts';
import { anyScope, told, workedExample } from './statistics.testing.ts';

const anyPart = fc.constantFrom<Part[]>('main', 'special');
const anyDate = fc.integer({ min: -10, max: 830 }).map((days) => addDays(drawDate('2019-12-30'), days));

/** The same draws, whichever way they are cut out. */
const datesIn = (scope: Scope, list: ListedDraws) =>
  list.slice(scope.start, scope.end).map(({ date }) => date);

describe('previous plays', () => {
  test('of the worked example', () => {
    expect(previousPlaysBefore(workedExample.scope, drawDate('2020-01-12'), 2, 'main')).toEqual([
      { ball: 2, count: 2 },
      { ball: 1, count: 1 },
      { ball: 3, count: 1 },
      { ball: 6, count: 1 },
      { ball: 7, count: 1 },
    ]);
  });

  test('never look at the draw of their own date, and take fewer draws where there are fewer', () => {
    const { scope } = workedExample;
    expect(previousPlaysBefore(scope, drawDate('2020-01-04'), 10, 'main').map(({ ball }) => ball)).toEqual([
      1, 2, 3,
    ]);
    expect(previousPlaysBefore(scope, drawDate('2020-01-01'), 10, 'main')).toEqual([]);
    expect(previousPlaysBefore(scope, drawDate('2020-01-12'), 10, 'main')[0]).toEqual({ ball: 1, count: 3 });
    expect(previousPlaysBefore(scope, drawDate('2020-01-12'), 3, 'special')).toEqual([]);
  });

  test('are the slow and obvious ones as of any date', () => {
    fc.assert(
      fc.property(anyScope, anyDate, fc.integer({ min: 1, max: 10 }), anyPart, (it, date, k, part) => {
        expect(previousPlaysBefore(it.scope, date, k, part)).toEqual(
          slowPreviousPlaysBefore(it.list, date, k, part),
        );
        expect(previousPlays(it.scope, part)).toEqual(slowPreviousPlays(it.list, part));
      }),
    );
  });
});

describe('groupings by months and days', () => {
  test('hold the draws from the same day of an earlier month up to the day before', () => {
    fc.assert(
      fc.property(anyScope, anyDate, fc.integer({ min: 1, max: 3 }), ({ scope, list }, date, months) => {
        const cut = (from: string) => before(list, date).filter((draw) => draw.date >= from);
        const counts = (part: Part) => previousPlays(monthsBefore(scope, date, months), part);
        expect(counts('main')).toEqual(slowPreviousPlays(cut(slowMonthsBack(date, months)), 'main'));
        expect(counts('special')).toEqual(slowPreviousPlays(cut(slowMonthsBack(date, months)), 'special'));
        expect(previousPlays(daysBefore(scope, date, months * 7), 'main')).toEqual(
          slowPreviousPlays(cut(slowDaysBack(date, months * 7)), 'main'),
        );
      }),
    );
  });

  test('from the 31st, the shorter month’s last day counts', () => {
    const matrix = { balls: 1, size: 9, special: { kind: 'none' } } as const;
    const dates = ['2024-02-28', '2024-02-29', '2024-03-01', '2024-04-30', '2024-05-30', '2024-05-31'];
    const { scope, list } = told(
      [{ from: drawDate('2024-01-01'), matrix }],
      dates.map((date) => ({ date: drawDate(date), balls: [1], special: null })),
    );
    const d = drawDate('2024-05-31');
    expect(datesIn(monthsBefore(scope, d, 3), list)).toEqual(dates.slice(1, 5));
    expect(datesIn(monthsBefore(scope, d, 1), list)).toEqual(['2024-04-30', '2024-05-30']);
    expect(datesIn(modeScope(scope), list)).toEqual(dates.slice(1));
    expect(datesIn(daysBefore(scope, drawDate('2024-03-21'), 21), list)).toEqual([
      '2024-02-29',
      '2024-03-01',
    ]);
    const empty = scopeBefore(scope, drawDate('2024-01-01'));
    expect(datesIn(monthsBefore(empty, d, 3), list)).toEqual([]);
  });
});

describe('the mode', () => {
  const modesIn = (scope: Scope, size: number) =>
    modes(mostFrequent(frequency(modeScope(scope), 'main'), size, size));

  test('three months end at the last draw’s date: after 10 July 2021, from 10 April on', () => {
    const matrix = { balls: 1, size: 9, special: { kind: 'none' } } as const;
    const dates = ['2021-04-09', '2021-04-10', '2021-07-10'];
    const { scope, list } = told(
      [{ from: drawDate('2021-01-01'), matrix }],
      dates.map((date, index) => ({ date: drawDate(date), balls: [index === 0 ? 9 : 4], special: null })),
    );
    expect(datesIn(modeScope(scope), list)).toEqual(dates.slice(1));
    expect(modesIn(scope, 9)).toEqual([4]);
  });

  test('is every ball with the top count; its list goes by count, then ball', () => {
    fc.assert(
      fc.property(anyScope, ({ scope, list }) => {
        const draws = slowModeDraws(list);
        const expected = slowMore(draws, 'main', 99);
        const top = expected[0]?.count ?? 0;
        const balls = expected.filter(({ count }) => count === top && top > 0).map(({ ball }) => ball);
        expect(modesIn(scope, 99)).toEqual(balls);
        expect(modesIn(modeScope(scope), 99)).toEqual(balls);
        expect(mostFrequent(frequency(modeScope(scope), 'main'), 99, 20)).toEqual(expected.slice(0, 20));
      }),
    );
  });

  test('of nothing is nothing', () => {
    const nothing = { ...workedExample.scope, end: 0 };
    expect(modesIn(nothing, 7)).toEqual([]);
    expect(modeStart(nothing)).toBeNull();
    expect(modeScope(nothing)).toEqual(nothing);
  });
});
