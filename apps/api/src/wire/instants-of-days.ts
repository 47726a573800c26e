import { addDays, type DrawDate } from '@bolillero/domain/calendar/draw-date';
import { instantOf } from '@bolillero/domain/calendar/time-zone';
import { rangeParameter } from '../engine/query-parameters.ts';

/**
 * The instants of the days that a list is asked for, both included, by a zone's calendar.
 * @throws {AppError} input-invalid
 */
export function instantsOf(
  days: { readonly from?: string; readonly to?: string },
  timeZone: string,
): { since: Date | undefined; before: Date | undefined } {
  const { from, to } = rangeParameter(days);
  const startOf = (day: DrawDate) => new Date(instantOf(day, '00:00', timeZone));
  return {
    since: from === null ? undefined : startOf(from),
    before: to === null ? undefined : startOf(addDays(to, 1)),
  };
}
