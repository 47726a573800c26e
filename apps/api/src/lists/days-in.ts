import { addDays, drawDate } from '@bolillero/domain/calendar/draw-date';
import { instantOf } from '@bolillero/domain/calendar/time-zone';

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The instants of some days of a zone's calendar, both included: from the first on, and before the one after the last. */
export function daysIn(timeZone: string, { from, to }: Days): { since: Date | null; before: Date | null } {
  const begins = (date: string) => new Date(instantOf(drawDate(date), '00:00', timeZone));
  return {
    since: from === undefined ? null : begins(from),
    before: to === undefined ? null : begins(addDays(drawDate(to), 1)),
  };
}
