declare const brand: unique symbol;

/**
 * A day of the calendar, 'YYYY-MM-DD': never an instant, and in no time zone (Rulebook 2). Dates compare in
 * order as strings do.
 */
export type DrawDate = string & { readonly [brand]: 'DrawDate' };

/** 0 Sunday to 6 Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const millisecondsADay = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The date that a text says, or null: only the full form, and only days that exist. Years from 1000. */
export function parseDrawDate(text: string): DrawDate | null {
  const parts = pattern.exec(text);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  if (year < 1000 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return text as DrawDate;
}

/** A date known to be right (constants, columns of type date). Throws RangeError otherwise. */
export function drawDate(text: string): DrawDate {
  const date = parseDrawDate(text);
  if (date === null) throw new RangeError(`Not a date: ${text}`);
  return date;
}

export function weekdayOf(date: DrawDate): Weekday {
  // 1970-01-01 was a Thursday (4); the double remainder keeps days before it positive.
  return ((((dayNumber(date) + 4) % 7) + 7) % 7) as Weekday;
}

export function addDays(date: DrawDate, days: number): DrawDate {
  return fromDayNumber(dayNumber(date) + days);
}

/**
 * Calendar months later, or earlier with a negative number. The day is kept, or clamped to the month's last
 * one: three months before 31 May is 28 or 29 February (Rulebook 2).
 */
export function addMonths(date: DrawDate, months: number): DrawDate {
  const { year, month, day } = partsOf(date);
  const total = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(total / 12);
  const targetMonth = total - targetYear * 12 + 1;
  return write(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

/** Days from a to b; negative when b comes first. */
export function daysBetween(a: DrawDate, b: DrawDate): number {
  return dayNumber(b) - dayNumber(a);
}

/** Days since 1970-01-01. */
export function dayNumber(date: DrawDate): number {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day) / millisecondsADay;
}

/** The date that is so many days after 1970-01-01. */
export function fromDayNumber(days: number): DrawDate {
  const instant = new Date(days * millisecondsADay);
  return write(instant.getUTCFullYear(), instant.getUTCMonth() + 1, instant.getUTCDate());
}

function partsOf(date: DrawDate): { year: number; month: number; day: number } {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function write(year: number, month: number, day: number): DrawDate {
  const two = (n: number) => String(n).padStart(2, '0');
  return drawDate(`${year}-${two(month)}-${two(day)}`);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}
