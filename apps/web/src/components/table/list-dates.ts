import { addDays, addMonths, drawDate, weekdayOf } from '@bolillero/domain/calendar/draw-date';
import type { ListSearch } from './list-search.ts';

interface Dates {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * The dates of a list's filter, both included. Weeks begin on Monday and end on Sunday.
 * @param today the house's date, `YYYY-MM-DD`
 */
export function datesOf(
  { dates, from, to }: Pick<ListSearch, 'dates' | 'from' | 'to'>,
  today: string,
): Dates {
  if (dates === undefined) return {};
  if (dates === 'between') return { from, to };
  const day = drawDate(today);
  const monthBegins = drawDate(`${today.slice(0, 8)}01`);
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
  const ranges = {
    today: { from: day, to: day },
    yesterday: { from: addDays(day, -1), to: addDays(day, -1) },
    'this-week': { from: monday, to: addDays(monday, 6) },
    'this-month': { from: monthBegins, to: addDays(addMonths(monthBegins, 1), -1) },
    'last-month': { from: addMonths(monthBegins, -1), to: addDays(monthBegins, -1) },
    'this-year': { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` },
  } as const;
  return ranges[dates];
}
