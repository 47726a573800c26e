import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';

/** The years in which a house may be made to live: those of its lotteries, and some to come. */
export const instantYears = { first: 2000, last: 2100 } as const;

/** The instant of an ISO 8601 text with its offset, in milliseconds; null where there is none, as on 30 February. */
export function parseInstant(text: string): number | null {
  const [, date = ''] =
    /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/.exec(
      text,
    ) ?? [];
  if (parseDrawDate(date) === null) return null;
  const year = Number(date.slice(0, 4));
  return year >= instantYears.first && year <= instantYears.last ? Date.parse(text) : null;
}
