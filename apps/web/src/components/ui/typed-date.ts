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
