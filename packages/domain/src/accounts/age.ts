import { type DrawDate, daysBetween, parseDrawDate } from '../calendar/draw-date.ts';
import { err, ok, type Result } from '../result.ts';

/** Nobody is older: a birthday further back is a slip. */
const oldestAge = 130;

/**
 * Whole years lived on a date; negative before the birthday itself. Whoever was born on 29 February has their birthday
 * on 1 March in other years.
 */
export function ageOn(birthday: DrawDate, date: DrawDate): number {
  const years = Number(date.slice(0, 4)) - Number(birthday.slice(0, 4));
  return date.slice(5) >= birthday.slice(5) ? years : years - 1;
}

/** Whether somebody is `minimum` years or older on a date: on the birthday itself they are. */
export function isOfAge(birthday: DrawDate, date: DrawDate, minimum: number): boolean {
  return ageOn(birthday, date) >= minimum;
}

export type BirthdayFault = 'birthday-unreadable' | 'birthday-in-future' | 'birthday-too-early' | 'under-age';

/**
 * The birthday that somebody typed, on the date at which they register, or what is wrong with it (Rulebook 10). Takes
 * 'YYYY-MM-DD', also when a time of day follows it, as pickers send it.
 */
export function parseBirthday(
  text: string,
  today: DrawDate,
  minimumAge: number,
): Result<DrawDate, BirthdayFault> {
  const birthday = parseDrawDate(text.trim().replace(/T[\d:.]+(Z|[+-]\d{2}:?\d{2})?$/, ''));
  if (birthday === null) return err('birthday-unreadable');
  if (daysBetween(birthday, today) < 0) return err('birthday-in-future');
  if (ageOn(birthday, today) > oldestAge) return err('birthday-too-early');
  return isOfAge(birthday, today, minimumAge) ? ok(birthday) : err('under-age');
}
