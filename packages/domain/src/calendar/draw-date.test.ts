import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from './calendar.testing.ts';
import { addDays, addMonths, daysBetween, drawDate, parseDrawDate, weekdayOf } from './draw-date.ts';

const lastOfMonth = (text: string) => addDays(addMonths(drawDate(`${text.slice(0, 7)}-01`), 1), -1);

describe('reading a date', () => {
  test.each(['2026-11-21', '1992-04-22', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])(
    '%s is one',
    (text) => {
      expect(parseDrawDate(text)).toBe(text);
    },
  );

  test.each([
    ['2026-02-29', 'not a leap year'],
    ['1900-02-29', 'a century that is not a leap year'],
    ['2026-04-31', 'April has 30 days'],
    ['2026-13-01', 'no such month'],
    ['2026-00-10', 'no such month'],
    ['2026-01-00', 'no such day'],
    ['2026-1-1', 'short form'],
    ['21/11/2026', 'another order'],
    ['2026-11-21T00:00:00Z', 'an instant'],
    [' 2026-11-21', 'a blank'],
    ['2026-11-21\n', 'a line end'],
    ['0000-01-01', 'no such year'],
    ['', 'nothing'],
  ])('%j is none: %s', (text) => {
    expect(parseDrawDate(text)).toBeNull();
    expect(() => drawDate(text)).toThrow(RangeError);
  });
});

describe('days', () => {
  test.each([
    ['2026-11-21', 6], // a Saturday
    ['2026-11-22', 0],
    ['1992-04-22', 3], // the first Powerball draw was on a Wednesday
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['1582-10-15', 5], // the first day of the Gregorian calendar
  ])('%s is weekday %i', (text, weekday) => {
    expect(weekdayOf(drawDate(text))).toBe(weekday);
  });

  test('adding days crosses months, leap days and years', () => {
    expect(addDays(drawDate('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(drawDate('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(drawDate('2026-02-28'), 1)).toBe('2026-03-01');
    expect(addDays(drawDate('2026-01-01'), -1)).toBe('2025-12-31');
  });

  test('adding days and counting them back agree, and the weekday goes with them', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const other = addDays(date, days);
        expect(daysBetween(date, other)).toBe(days);
        expect(addDays(other, -days)).toBe(date);
        expect((((weekdayOf(other) - weekdayOf(date) - days) % 7) + 7) % 7).toBe(0);
        expect(other > date).toBe(days > 0);
      }),
    );
  });

  test('there is no date after the last one', () => {
    expect(() => addDays(drawDate('9999-12-31'), 1)).toThrow(RangeError);
  });
});

describe('calendar months', () => {
  test.each([
    ['2021-07-10', -3, '2021-04-10'], // the mode's period of the rulebook
    ['2026-05-31', -3, '2026-02-28'],
    ['2024-05-31', -3, '2024-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', -48, '2020-02-29'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %i months is %s', (text, months, expected) => {
    expect(addMonths(drawDate(text), months)).toBe(expected);
  });

  test('the day is kept, or is the last one of a shorter month', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const other = addMonths(date, months);
        const monthOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(monthOf(other) - monthOf(date)).toBe(months);
        if (other.slice(8) !== date.slice(8)) {
          expect(other.slice(8) < date.slice(8)).toBe(true);
          expect(other).toBe(lastOfMonth(other));
        }
      }),
    );
  });
});
