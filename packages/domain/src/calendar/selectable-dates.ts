import { addDays, type DrawDate } from './draw-date.ts';
import { isDrawDate, type Schedule } from './schedule.ts';

/** The dates that a picker over results offers (Rulebook 2): draw dates and dates with a result, from the opening date to the last result's. */
export interface SelectableDates {
  readonly schedule: Schedule;
  /** Statistics start here. */
  readonly first: DrawDate;
  /** Of the last result. */
  readonly last: DrawDate;
  /** Dates that have a result although the calendar has no draw on them. */
  readonly offCalendar: readonly DrawDate[];
}

/** Whether a picker over results offers a date. */
export function isSelectable(dates: SelectableDates, date: DrawDate): boolean {
  if (date < dates.first || date > dates.last) return false;
  return isDrawDate(dates.schedule, date) || dates.offCalendar.includes(date);
}

/** The first date that is selectable; statistics may start on a day without a draw. */
export function firstSelectable(dates: SelectableDates): DrawDate {
  return nearestSelectable(dates, addDays(dates.first, -1), 1) ?? dates.first;
}

/** The nearest date before (-1) or after (1) another that is selectable; null when there is none on that side. */
export function nearestSelectable(
  dates: SelectableDates,
  date: DrawDate,
  direction: 1 | -1,
): DrawDate | null {
  const [first, last] = [dates.first, dates.last];
  let day = addDays(date, direction);
  if (day < first && direction === 1) day = first;
  if (day > last && direction === -1) day = last;
  for (; day >= first && day <= last; day = addDays(day, direction)) {
    if (isSelectable(dates, day)) return day;
  }
  return null;
}
