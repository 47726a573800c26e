/** The length of a period. */
export type PeriodLength = 'month' | 'year';

/** Months `2015-01` or years `2015`, both included. */
export interface PeriodRange {
  readonly by: PeriodLength;
  readonly from: string;
  readonly to: string;
}

/** Averages begin here, unless the statistics open later (Rulebook 4). */
const usualStart = '2015-01';

interface Asked {
  readonly by?: PeriodLength | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * The range that an address asks for. Without one, from 2015-01, or the opening of the statistics if that is later, to the current
 * month, or its year; so too where it asks for what cannot be: another form, a start behind its end (Rulebook 4, 11).
 */
export function periodRange(
  { by = 'month', since, until }: Asked,
  { opening, today }: { readonly opening: string; readonly today: string },
): PeriodRange {
  const usual = { by, from: periodOf(laterOf(usualStart, opening), by), to: periodOf(today, by) };
  const [earliest, latest] = [periodOf(opening, by), usual.to];
  const isThere = (period: string | undefined): period is string =>
    period !== undefined && period.length === latest.length && period >= earliest && period <= latest;
  const from = isThere(since) ? since : usual.from;
  const to = isThere(until) ? until : usual.to;
  return from > to ? usual : { by, from, to };
}

/** The periods that can be chosen: from the opening of the statistics to the current one. */
export function periodsBetween(opening: string, today: string, by: PeriodLength): readonly string[] {
  const first = numberOf(periodOf(opening, by), by);
  const last = numberOf(periodOf(today, by), by);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => nameOf(first + at, by));
}

/** The month or year of a date, or of a month. */
export function periodOf(date: string, by: PeriodLength): string {
  return date.slice(0, by === 'month' ? 7 : 4);
}

const laterOf = (a: string, b: string) => (a > b ? a : b);

/** Months are numbered from January of the year 0, years as they are. */
function numberOf(period: string, by: PeriodLength): number {
  const year = Number(period.slice(0, 4));
  return by === 'year' ? year : year * 12 + Number(period.slice(5, 7)) - 1;
}

function nameOf(number: number, by: PeriodLength): string {
  if (by === 'year') return String(number);
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
