import { addDays, addMonths, parseDrawDate } from '../calendar/draw-date.ts';
import { dateIn, instantOf } from '../calendar/time-zone.ts';
import { err, ok, type Result } from '../result.ts';

/** A pause is chosen for at most so many years. */
const longestYears = 5;

const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

export type PauseFault = 'pause-invalid' | 'pause-cannot-shorten';

/** Whether an account that is paused until an instant (null: never was) is paused now. */
export function isPaused(until: number | null, now: number): until is number {
  return until !== null && until > now;
}

/**
 * The end of the pause that somebody chose, in milliseconds: a date 'YYYY-MM-DD' ends it as that day begins in the time zone of
 * the house, an instant in ISO 8601 ends it then. From tomorrow until five years from today; never before the end of a
 * pause that runs (Rulebook 6).
 */
export function choosePause(
  text: string,
  {
    until,
    now,
    timeZone,
  }: { readonly until: number | null; readonly now: number; readonly timeZone: string },
): Result<number, PauseFault> {
  const end = endOf(text.trim(), timeZone);
  const today = dateIn(timeZone, now);
  const earliest = instantOf(addDays(today, 1), '00:00', timeZone);
  const latest = instantOf(addMonths(today, longestYears * 12), '00:00', timeZone);
  if (end === null || end < earliest || end > latest) return err('pause-invalid');
  return isPaused(until, now) && end < until ? err('pause-cannot-shorten') : ok(end);
}

function endOf(text: string, timeZone: string): number | null {
  const date = parseDrawDate(text);
  if (date !== null) return instantOf(date, '00:00', timeZone);
  if (!instantPattern.test(text) || parseDrawDate(text.slice(0, 10)) === null) return null;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}
