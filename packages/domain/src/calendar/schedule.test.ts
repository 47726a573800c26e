import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { always, anySchedule, nearbyDate } from './calendar.testing.ts';
import { addDays, type DrawDate, drawDate, weekdayOf } from './draw-date.ts';
import { type DrawDays, drawDayList } from './draw-days.ts';
import {
  cutoffInstant,
  dateAfterResult,
  drawDatesBetween,
  drawInstant,
  isDrawDate,
  nextDrawDate,
  nextDrawDateAfter,
  previousDrawDateBefore,
  type Schedule,
} from './schedule.ts';

/** Powerball's: Monday, Wednesday, Saturday at 22:59 in New York, sales until 21:59. */
const powerball: Schedule = {
  drawDays: always(1, 3, 6),
  added: [],
  cancelled: [],
  timeZone: 'America/New_York',
  drawTime: '22:59',
  cutoffMinutes: 60,
};
const dates = (...texts: string[]) => texts.map(drawDate);

describe('draw dates', () => {
  test('fall on the draw days', () => {
    expect(isDrawDate(powerball, drawDate('2026-11-21'))).toBe(true); // a Saturday
    expect(isDrawDate(powerball, drawDate('2026-11-22'))).toBe(false);
    expect(drawDatesBetween(powerball, drawDate('2026-11-16'), drawDate('2026-11-23'))).toEqual(
      dates('2026-11-16', '2026-11-18', '2026-11-21', '2026-11-23'),
    );
  });

  test('gain the added ones and lose the cancelled ones', () => {
    // La Tinka drew on Saturdays instead of Sundays in the second half of 2020.
    const tinka: Schedule = {
      ...powerball,
      drawDays: always(0, 3),
      added: dates('2020-05-30', '2020-06-06'),
      cancelled: dates('2020-05-31', '2020-06-07'),
    };
    expect(drawDatesBetween(tinka, drawDate('2020-05-28'), drawDate('2020-06-10'))).toEqual(
      dates('2020-05-30', '2020-06-03', '2020-06-06', '2020-06-10'),
    );
  });

  test('a date that is both added and cancelled is cancelled', () => {
    const schedule = { ...powerball, added: dates('2026-11-22'), cancelled: dates('2026-11-22') };
    expect(isDrawDate(schedule, drawDate('2026-11-22'))).toBe(false);
  });

  test('the one after a draw is strictly after it, whatever the weekday of the draw', () => {
    expect(nextDrawDateAfter(powerball, drawDate('2026-11-21'))).toBe('2026-11-23');
    expect(nextDrawDateAfter(powerball, drawDate('2026-11-22'))).toBe('2026-11-23');
    expect(previousDrawDateBefore(powerball, drawDate('2026-11-21'))).toBe('2026-11-18');
    expect(previousDrawDateBefore(powerball, drawDate('2026-11-20'))).toBe('2026-11-18');
  });

  test('eleven weeks without draws are crossed', () => {
    // La Tinka drew nothing from Sunday 2020-03-15 on, and began again on Saturday 2020-05-30.
    const cancelled = Array.from({ length: 76 }, (_, days) => addDays(drawDate('2020-03-15'), days));
    const tinka: Schedule = { ...powerball, drawDays: always(0, 3), added: dates('2020-05-30'), cancelled };
    expect(nextDrawDateAfter(tinka, drawDate('2020-03-11'))).toBe('2020-05-30');
    expect(previousDrawDateBefore(tinka, drawDate('2020-05-30'))).toBe('2020-03-11');
  });

  test('a lottery without draw days has its added ones alone', () => {
    const single = { ...powerball, drawDays: always(), added: dates('2027-01-01', '2026-12-24') };
    expect(nextDrawDateAfter(single, drawDate('2026-11-21'))).toBe('2026-12-24');
    expect(nextDrawDateAfter(single, drawDate('2026-12-24'))).toBe('2027-01-01');
    expect(nextDrawDateAfter(single, drawDate('2027-01-01'))).toBeNull();
    expect(previousDrawDateBefore(single, drawDate('2026-12-24'))).toBeNull();
  });

  test('follow the draw days of their own time', () => {
    const dated: Schedule = {
      ...powerball,
      drawDays: drawDayList([
        ['2021-08-23', [1, 3, 6]],
        ['1992-04-22', [3, 6]],
      ]),
    };
    expect(nextDrawDateAfter(dated, drawDate('2020-01-04'))).toBe('2020-01-08');
    expect(nextDrawDateAfter(dated, drawDate('2021-08-21'))).toBe('2021-08-23');
    expect(previousDrawDateBefore(dated, drawDate('2021-08-23'))).toBe('2021-08-21');
    expect(isDrawDate(dated, drawDate('2021-08-16'))).toBe(false);
    // Before the first entry, its own days.
    expect(isDrawDate(dated, drawDate('1980-01-05'))).toBe(true);
  });

  test('are found beyond years without any', () => {
    const paused: Schedule = {
      ...powerball,
      drawDays: drawDayList([
        ['2000-01-01', [3]],
        ['2010-01-01', []],
        ['2020-01-01', [6]],
      ]),
    };
    expect(nextDrawDateAfter(paused, drawDate('2009-12-30'))).toBe('2020-01-04');
    expect(previousDrawDateBefore(paused, drawDate('2020-01-04'))).toBe('2009-12-30');
  });

  test('after a result: the next draw on file, before there is one what was entered, else the calendar’s', () => {
    const date = drawDate('2026-11-18');
    const [nextOnFile, entered] = dates('2026-11-25', '2026-11-20');
    expect(dateAfterResult(powerball, date, { nextOnFile: null, entered: null })).toBe('2026-11-21');
    expect(dateAfterResult(powerball, date, { nextOnFile: null, entered: entered ?? null })).toBe(
      '2026-11-20',
    );
    expect(
      dateAfterResult(powerball, date, { nextOnFile: nextOnFile ?? null, entered: entered ?? null }),
    ).toBe('2026-11-25');
  });

  test('the next and the previous are the nearest draw dates, in any schedule', () => {
    fc.assert(
      fc.property(anySchedule, nearbyDate, (schedule, date) => {
        const next = nextDrawDateAfter(schedule, date);
        const previous = previousDrawDateBefore(schedule, date);
        expect(next).toBe(scan(schedule, date, 1));
        expect(previous).toBe(scan(schedule, date, -1));
        if ((newest(schedule)?.days.length ?? 0) > 0) expect(next).not.toBeNull();
      }),
    );
  });

  test('the dates of a period are those of its days that are draw dates', () => {
    fc.assert(
      fc.property(anySchedule, nearbyDate, fc.integer({ min: -3, max: 60 }), (schedule, from, days) => {
        const all = Array.from({ length: Math.max(0, days + 1) }, (_, index) => addDays(from, index));
        expect(drawDatesBetween(schedule, from, addDays(from, days))).toEqual(
          all.filter((date) => isDrawDate(schedule, date)),
        );
      }),
    );
  });
});

describe('the cut-off', () => {
  test('of Powerball is 21:59 on the clocks of New York, in winter and in summer', () => {
    const wallClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
    for (const [date, utc] of [
      ['2026-01-14', '2026-01-15T02:59:00.000Z'],
      ['2026-07-15', '2026-07-16T01:59:00.000Z'],
    ] as const) {
      const cutoff = cutoffInstant(powerball, drawDate(date));
      expect(new Date(cutoff).toISOString()).toBe(utc);
      expect(wallClock.format(cutoff)).toBe('21:59');
      expect(wallClock.format(drawInstant(powerball, drawDate(date)))).toBe('22:59');
    }
  });

  test('of the Saturday before clocks go forward and of the Sunday after are one hour less than a day apart', () => {
    const saturday = cutoffInstant(powerball, drawDate('2026-03-07'));
    const sunday = cutoffInstant(powerball, drawDate('2026-03-08'));
    expect((sunday - saturday) / 3_600_000).toBe(23);
  });
});

describe('the next draw date', () => {
  const saturday = drawDate('2026-11-21');
  const cutoff = Date.parse('2026-11-22T02:59:00Z'); // Saturday 21:59 in New York

  test('is today until the cut-off, and from the cut-off on the following one', () => {
    expect(nextDrawDate(powerball, cutoff - 1)).toBe('2026-11-21');
    expect(nextDrawDate(powerball, cutoff)).toBe('2026-11-23');
    expect(nextDrawDate(powerball, Date.parse('2026-11-22T05:00:00Z'))).toBe('2026-11-23');
  });

  test('follows the date in the lottery’s own zone, not in UTC', () => {
    // 00:30 UTC on Sunday is 19:30 on Saturday in New York: Saturday's sale is open.
    expect(nextDrawDate(powerball, Date.parse('2026-11-22T00:30:00Z'))).toBe('2026-11-21');
    const lima = { ...powerball, drawDays: always(0, 3), timeZone: 'America/Lima', drawTime: '22:50' };
    expect(nextDrawDate(lima, Date.parse('2026-11-23T02:49:59Z'))).toBe('2026-11-22'); // Sunday 21:49:59
    expect(nextDrawDate(lima, Date.parse('2026-11-23T02:50:00Z'))).toBe('2026-11-25');
  });

  test('is neither a later one, nor one that was drawn, nor a day without a draw', () => {
    const friday = Date.parse('2026-11-20T15:00:00Z');
    expect(nextDrawDate(powerball, friday)).toBe('2026-11-21');
  });

  test('is the one after it from the cut-off on, an hour before the draw', () => {
    expect(nextDrawDate(powerball, Date.parse('2026-11-22T02:58:59Z'))).toBe('2026-11-21');
    expect(nextDrawDate(powerball, Date.parse('2026-11-22T02:59:00Z'))).toBe('2026-11-23');
  });

  test('skips a cancelled draw and takes an added one', () => {
    const changed = { ...powerball, cancelled: [saturday], added: dates('2026-11-22') };
    expect(nextDrawDate(changed, cutoff - 1)).toBe('2026-11-22');
  });

  test('may close the day before, where the cut-off crosses midnight', () => {
    const early = { ...powerball, drawTime: '00:10' }; // Saturday's sale ends on Friday at 23:10
    expect(nextDrawDate(early, Date.parse('2026-11-21T04:09:00Z'))).toBe('2026-11-21');
    expect(nextDrawDate(early, Date.parse('2026-11-21T04:10:00Z'))).toBe('2026-11-23');
  });

  test('does not exist once a lottery has stopped', () => {
    const stopped = { ...powerball, drawDays: always(), added: [saturday] };
    expect(nextDrawDate(stopped, cutoff - 1)).toBe('2026-11-21');
    expect(nextDrawDate(stopped, cutoff)).toBeNull();
  });

  test('is the first draw date whose cut-off is to come, in any schedule', () => {
    const instants = fc.tuple(nearbyDate, fc.integer({ min: 0, max: 1439 }));
    fc.assert(
      fc.property(anySchedule, instants, (schedule, [day, minute]) => {
        const now = Date.parse(`${day}T00:00:00Z`) + minute * 60_000;
        const around = drawDatesBetween(schedule, addDays(day, -5), addDays(day, 400));
        const expected = around.find((date) => cutoffInstant(schedule, date) > now) ?? null;
        expect(nextDrawDate(schedule, now)).toBe(expected);
      }),
    );
  });
});

/** The draw days that hold in the end. */
function newest({ drawDays }: Schedule): DrawDays | undefined {
  return drawDays.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1);
}

/** The weekdays of a date: those of the last entry that has begun, or of the first one. */
function daysOf({ drawDays }: Schedule, date: DrawDate): readonly number[] {
  const sorted = drawDays.toSorted((a, b) => a.from.localeCompare(b.from));
  return (sorted.findLast(({ from }) => from <= date) ?? sorted[0])?.days ?? [];
}

/** The nearest draw date by walking, day by day, over everything that the test's schedules can hold. */
function scan(schedule: Schedule, date: DrawDate, step: 1 | -1): DrawDate | null {
  for (let days = 1; days <= 420; days += 1) {
    const other = addDays(date, days * step);
    const drawn = daysOf(schedule, other).includes(weekdayOf(other)) || schedule.added.includes(other);
    if (drawn && !schedule.cancelled.includes(other)) return other;
  }
  return null;
}
