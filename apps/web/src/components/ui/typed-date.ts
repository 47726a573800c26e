const yearMonthDay = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/;

/** Begins with a year, perhaps with the stroke that came after two digits: no month is a 26 or a 90. */
const yearFirst = /^\s*(19|20)\/?(00|1[3-9]|[2-9]\d)/;

/**
 * A date as it is being typed, DD/MM/AAAA: the strokes come by themselves after two digits, a stroke typed early completes
 * "1/" to "01/", and 1990-05-12 is left as it is until it is whole, and then turned round.
 */
export function maskDate(typed: string): string {
  if (yearFirst.test(typed)) {
    const text = typed.replace(yearFirst, '$1$2');
    const whole = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(text) ?? /^(\d{4})-(\d{1,2})-(\d{1,2})\D/.exec(text);
    return whole ? turned(whole) : text.replace(/[^\d-]/g, '');
  }
  const iso = yearMonthDay.exec(typed);
  if (iso) return turned(iso);
  const parts = typed.split(/\D+/).filter((part, at) => part !== '' || at > 0);
  const digits = parts
    .map((part, at) => (at < 2 && at < parts.length - 1 ? pad(part) : part))
    .join('')
    .slice(0, 8);
  const groups = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((group) => group !== '');
  const isOpen = /\D$/.test(typed) && (digits.length === 2 || digits.length === 4);
  return `${groups.join('/')}${isOpen ? '/' : ''}`;
}

/** A date that is typed to its end: of 1990-5-2 no further digit comes. */
export function endedDate(typed: string): string {
  const iso = yearMonthDay.exec(typed);
  return iso ? turned(iso) : maskDate(typed);
}

/**
 * A short date made whole: of DD/MM the year, of DD/MM/AA the century that brings it nearest to a date (`near`,
 * `YYYY-MM-DD`). Anything else stays as it is.
 */
export function completedDate(typed: string, near: string): string {
  const parts = /^(\d{2})\/(\d{2})(?:\/(\d{2})?)?$/.exec(typed);
  if (!parts) return typed;
  const [, day = '', month = '', short] = parts;
  const now = Number(near.slice(0, 4));
  const years =
    short === undefined
      ? [now - 1, now, now + 1]
      : [19, 20, 21].map((century) => century * 100 + Number(short));
  const far = (year: number) =>
    Math.abs(Date.UTC(year, Number(month) - 1, Number(day)) - Date.parse(`${near}T00:00:00Z`));
  const [nearest = now] = years.toSorted((a, b) => far(a) - far(b));
  return `${day}/${month}/${nearest}`;
}

/** `YYYY-MM-DD` of a whole DD/MM/AAAA; null for anything else. Whether the day exists is not asked here. */
export function dateOfTyped(typed: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(endedDate(typed.trim()));
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : null;
}

/** DD/MM/AAAA of a `YYYY-MM-DD`. */
export function typedOfDate(date: string): string {
  return date.split('-').reverse().join('/');
}

const turned = ([, year, month, day]: RegExpExecArray) => [pad(day), pad(month), year].join('/');

const pad = (digits = '') => digits.padStart(2, '0');
