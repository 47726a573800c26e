import { addDays, type DrawDate, weekdayOf } from './draw-date.ts';
import { type DrawDays, drawDaysOn } from './draw-days.ts';
import { dateIn, instantOf } from './time-zone.ts';

/** A date outside the weekdays on which is drawn, or one of them on which is not. */
export const exceptionKinds = ['added', 'cancelled'] as const;

/**
 * When a lottery draws: its weekdays, which change over the years, corrected by dated exceptions since real calendars have
 * them, and the wall-clock time of the draw in its own time zone. A date that is both added and cancelled is cancelled.
 */
export interface Schedule {
  readonly drawDays: readonly DrawDays[];
  readonly added: readonly DrawDate[];
  readonly cancelled: readonly DrawDate[];
  readonly timeZone: string;
  /** 'HH:MM' on the zone's clocks, the same in summer and in winter. */
  readonly drawTime: string;
  /** How long before the draw the sale closes. */
  readonly cutoffMinutes: number;
}

/** Whether the lottery draws on a date. */
export function isDrawDate(schedule: Schedule, date: DrawDate): boolean {
  const isPlanned = isDrawDay(schedule, date) || schedule.added.includes(date);
  return isPlanned && !schedule.cancelled.includes(date);
}

/** Whether a date falls on one of the weekdays on which was drawn then. */
export function isDrawDay({ drawDays }: Schedule, date: DrawDate): boolean {
  return drawDaysOn(drawDays, date).includes(weekdayOf(date));
}

/**
 * The draw date after a result (its `date_before`, Rulebook 2): that of the series' next draw on file, whatever the calendar
 * says; before there is one, what was entered with the result, and else the calendar's. Null when no draw is to come.
 */
export function dateAfterResult(
  schedule: Schedule,
  date: DrawDate,
  known: { readonly nextOnFile: DrawDate | null; readonly entered: DrawDate | null },
): DrawDate | null {
  return known.nextOnFile ?? known.entered ?? nextDrawDateAfter(schedule, date);
}

/** The first draw date strictly after a date; null when there is none. */
export function nextDrawDateAfter(schedule: Schedule, date: DrawDate): DrawDate | null {
  return nearest(schedule, date, 1);
}

/** The last draw date strictly before a date; null when there is none. */
export function previousDrawDateBefore(schedule: Schedule, date: DrawDate): DrawDate | null {
  return nearest(schedule, date, -1);
}

/** The instant of the draw on a date, in milliseconds since 1970 UTC. */
export function drawInstant(schedule: Schedule, date: DrawDate): number {
  return instantOf(date, schedule.drawTime, schedule.timeZone);
}

/** The instant from which plays for a draw date are no longer sold. */
export function cutoffInstant(schedule: Schedule, date: DrawDate): number {
  return drawInstant(schedule, date) - schedule.cutoffMinutes * 60_000;
}

/**
 * The lottery's next draw date: its first whose cut-off has not passed at this instant (Rulebook 2); at the
 * cut-off's own instant it has. Plays are sold for it and for no other. Null when no draw is to come.
 */
export function nextDrawDate(schedule: Schedule, now: number): DrawDate | null {
  const today = dateIn(schedule.timeZone, now);
  let date = nextDrawDateAfter(schedule, addDays(today, -1));
  while (date !== null && cutoffInstant(schedule, date) <= now) date = nextDrawDateAfter(schedule, date);
  return date;
}

/** The last calendar date whose draw, if there was one, has been held at an instant, in milliseconds since 1970 UTC. */
export function lastHeldDate(schedule: Schedule, now: number): DrawDate {
  const today = dateIn(schedule.timeZone, now);
  return drawInstant(schedule, today) <= now ? today : addDays(today, -1);
}

/** Every draw date from one date to another, both included, in order. */
export function drawDatesBetween(schedule: Schedule, from: DrawDate, to: DrawDate): DrawDate[] {
  const dates: DrawDate[] = [];
  for (
    let date = nextDrawDateAfter(schedule, addDays(from, -1));
    date !== null && date <= to;
    date = nextDrawDateAfter(schedule, date)
  ) {
    dates.push(date);
  }
  return dates;
}

function nearest(schedule: Schedule, date: DrawDate, direction: 1 | -1): DrawDate | null {
  const isBeyond = (other: DrawDate) => (direction === 1 ? other > date : other < date);
  const isNearer = (a: DrawDate, b: DrawDate) => (direction === 1 ? a < b : a > b);

  let found: DrawDate | null = null;
  for (const added of schedule.added) {
    if (isBeyond(added) && isDrawDate(schedule, added) && (found === null || isNearer(added, found)))
      found = added;
  }
  // Past the last change of the draw days each week has one or none has: one week more than there are cancellations is sure
  // to hold a draw, if there is one.
  const [, ...changes] = schedule.drawDays.map(({ from }) => from).toSorted();
  const outermost = changes.reduce((far, change) => (isNearer(far, change) ? change : far), date);
  const end = addDays(outermost, 7 * (schedule.cancelled.length + 1) * direction);
  for (let day = addDays(date, direction); !isNearer(end, day); day = addDays(day, direction)) {
    if (found !== null && !isNearer(day, found)) return found;
    if (isDrawDate(schedule, day)) return day;
  }
  return found;
}
