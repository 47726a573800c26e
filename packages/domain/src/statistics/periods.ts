import { type DrawDate, drawDate } from '../calendar/draw-date.ts';

/** The length of a period: a calendar month or year. */
export type PeriodLength = 'month' | 'year';

/** Averages go back so far where nobody says how far (Rulebook 4). */
const firstPeriod = drawDate('2015-01-01');

/** From when averages are made where nobody says: 2015, or the opening of the statistics if that is later (Rulebook 4). */
export function averagesStart(opening: DrawDate): DrawDate {
  return opening > firstPeriod ? opening : firstPeriod;
}

/** The period that a date lies in: `2015-01`, or `2015`. */
export function periodOf(date: DrawDate, by: PeriodLength): string {
  return date.slice(0, by === 'year' ? 4 : 7);
}

/** Every period from the one of a date to the one of another; none when they are the wrong way round. */
export function periodsBetween(from: DrawDate, to: DrawDate, by: PeriodLength): string[] {
  const [first, last] = [numberOf(from, by), numberOf(to, by)];
  const count = Math.max(0, last - first + 1);
  return Array.from({ length: count }, (_, index) => nameOf(first + index, by));
}

/** Months are numbered from January of the year 0, years as they are. */
function numberOf(date: DrawDate, by: PeriodLength): number {
  const year = Number(date.slice(0, 4));
  return by === 'year' ? year : year * 12 + Number(date.slice(5, 7)) - 1;
}

function nameOf(number: number, by: PeriodLength): string {
  if (by === 'year') return String(number);
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}
