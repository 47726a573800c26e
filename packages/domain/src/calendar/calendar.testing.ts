import fc from 'fast-check';
import { addDays, drawDate, type Weekday } from './draw-date.ts';
import type { DrawDays } from './draw-days.ts';
import type { Schedule } from './schedule.ts';

/** Any date within a few centuries of today. */
export const anyDate = fc
  .integer({ min: -100_000, max: 100_000 })
  .map((days) => addDays(drawDate('2026-11-21'), days));

/** Dates close together, so that exceptions meet draw days. */
export const nearbyDate = fc
  .integer({ min: 0, max: 120 })
  .map((days) => addDays(drawDate('2026-01-01'), days));

const anyWeekday = fc.constantFrom<Weekday[]>(0, 1, 2, 3, 4, 5, 6);

/** Weekdays that never change. */
export const always = (...days: Weekday[]): DrawDays[] => [{ from: drawDate('1000-01-01'), days }];

/** Any schedule: with many exceptions, without draw days, with days that change, in zones with and without daylight saving. */
export const anySchedule: fc.Arbitrary<Schedule> = fc.record({
  // the database keeps one entry for a day
  drawDays: fc.uniqueArray(fc.record({ from: nearbyDate, days: fc.uniqueArray(anyWeekday) }), {
    maxLength: 4,
    selector: ({ from }) => from,
  }),
  added: fc.uniqueArray(nearbyDate, { maxLength: 12 }),
  cancelled: fc.uniqueArray(nearbyDate, { maxLength: 40 }),
  timeZone: fc.constantFrom('America/New_York', 'America/Lima', 'UTC', 'Asia/Kolkata', 'Pacific/Auckland'),
  drawTime: fc.constantFrom('00:10', '02:30', '12:00', '22:59'),
  cutoffMinutes: fc.integer({ min: 0, max: 1500 }),
});
