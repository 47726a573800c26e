import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { previousDrawDateBefore, type Schedule } from '@bolillero/domain/calendar/schedule';

/** As many draws are asked for first: enough for every view but the whole history, whatever its length. */
const recentDraws = 250;
/** Dates on which was not drawn, or whose result is not there yet. */
const spare = 10;

/** A date from which the calendar has the last draws of a history that ends before a date; null where it has not so many. */
export function recentSince(schedule: Schedule, before: DrawDate): DrawDate | null {
  let date: DrawDate | null = before;
  for (let at = 0; at < recentDraws + spare && date !== null; at += 1)
    date = previousDrawDateBefore(schedule, date);
  return date;
}
