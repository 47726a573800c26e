const locale = 'es';

const long = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });

export type DateForm = 'numeric' | 'short' | 'long';

/** A draw date (`YYYY-MM-DD`) in words: "21/11/2026", "sáb 21 nov", "sábado 21 de noviembre de 2026". */
export function dateInWords(date: string, form: DateForm): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (form === 'numeric') return `${day}/${month}/${year}`;
  const instant = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(instant.getTime())) return date;
  const written = (form === 'long' ? long : short).format(instant);
  return written.replaceAll(',', '').replaceAll('.', '');
}

/** The name of the month before that of a date: "noviembre" of 2026-12-01. */
export function monthBefore(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return monthName.format(new Date(Date.UTC(year, month - 2, 1)));
}

/** An instant as `21/11/2026 08:05`, by the viewer's clock unless a time zone is given. */
export function instantInWords(instant: number | string, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}`;
}

/** An instant's day by the viewer's clock, unless a time zone is given: "21/11/2026". */
export function instantDay(instant: number | string, timeZone?: string): string {
  return instantInWords(instant, timeZone).slice(0, 'DD/MM/YYYY'.length);
}

/** An instant's weekday and time in a zone: "sáb 22:00". */
export function weekdayTime(instant: number, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  })
    .format(new Date(instant))
    .replace(',', '')
    .replace('.', '');
}

/** An instant's calendar date by the viewer's clock, unless a time zone is given: "2026-11-21". */
export function dateOfInstant(instant: number | string, timeZone?: string): string {
  return instantDay(instant, timeZone).split('/').toReversed().join('-');
}

/** An instant's time by the viewer's clock, unless a time zone is given: "21:59". */
export function timeOfInstant(instant: number | string, timeZone?: string): string {
  return instantInWords(instant, timeZone).slice(-'HH:MM'.length);
}
