import fc from 'fast-check';
import { expect, test } from 'vitest';
import { always, anySchedule, nearbyDate } from './calendar.testing.ts';
import { addDays, drawDate } from './draw-date.ts';
import { isDrawDate } from './schedule.ts';
import {
  firstSelectable,
  isSelectable,
  nearestSelectable,
  type SelectableDates,
} from './selectable-dates.ts';

const schedule = {
  drawDays: always(1, 3, 6),
  added: [],
  cancelled: [drawDate('2026-07-29')],
  timeZone: 'America/New_York',
  drawTime: '22:59',
  cutoffMinutes: 60,
};
/** A Tuesday, a Thursday: one result outside the draw days. */
const dates: SelectableDates = {
  schedule,
  first: drawDate('2026-07-21'),
  last: drawDate('2026-08-05'),
  offCalendar: [drawDate('2026-07-30')],
};

test.each([
  ['2026-07-22', true, 'a draw day'],
  ['2026-07-23', false, 'no draw day'],
  ['2026-07-29', false, 'a cancelled draw'],
  ['2026-07-30', true, 'a result off the calendar'],
  ['2026-07-20', false, 'a draw day before the statistics start'],
  ['2026-08-05', true, 'the last result'],
  ['2026-08-08', false, 'a draw day without a result yet'],
])('%s: %s, %s', (date, selectable) => {
  expect(isSelectable(dates, drawDate(date))).toBe(selectable);
});

test('the neighbours of a date are the nearest that are selectable, none beyond the ends', () => {
  expect(nearestSelectable(dates, drawDate('2026-07-28'), 1)).toBe('2026-07-30');
  expect(nearestSelectable(dates, drawDate('2026-07-30'), -1)).toBe('2026-07-27');
  expect(nearestSelectable(dates, drawDate('2026-08-05'), 1)).toBeNull();
  expect(nearestSelectable(dates, drawDate('2026-07-22'), -1)).toBeNull();
  expect(nearestSelectable(dates, drawDate('1990-01-01'), 1)).toBe('2026-07-22');
  expect(nearestSelectable(dates, drawDate('2030-01-01'), -1)).toBe('2026-08-05');
});

test('the first one may come after the day on which statistics start', () => {
  expect(firstSelectable(dates)).toBe('2026-07-22');
  expect(firstSelectable({ ...dates, first: drawDate('2026-07-25') })).toBe('2026-07-25');
});

test('of any calendar: selectable is a draw date or one with a result, and between the ends', () => {
  fc.assert(
    fc.property(
      anySchedule,
      nearbyDate,
      fc.uniqueArray(nearbyDate, { maxLength: 5 }),
      (any, date, results) => {
        const first = drawDate('2026-01-20');
        const some = { schedule: any, first, last: addDays(first, 60), offCalendar: results };
        const isThere = isDrawDate(any, date) || results.includes(date);
        expect(isSelectable(some, date)).toBe(isThere && date >= first && date <= some.last);
      },
    ),
  );
});
