import { addMonths, type DrawDate, dayNumber, drawDate } from './draw-date.ts';

const minute = 60_000;
const day = 86_400_000;

/**
 * The instant, in milliseconds since 1970 UTC, at which clocks of a time zone show a date and a time 'HH:MM'.
 * When clocks go forward, a time that they skip counts from before the change (02:30 is read as 03:30);
 * when they go back, a time that comes twice is the first of the two.
 * Throws RangeError on a malformed time or an unknown zone.
 */
export function instantOf(date: DrawDate, time: string, timeZone: string): number {
  const wallClock = dayNumber(date) * day + minutesOf(time) * minute;
  // The zone's offset shortly before and after: they differ only around a change of the clocks.
  const before = wallClock - offsetAt(timeZone, wallClock - day);
  const after = wallClock - offsetAt(timeZone, wallClock + day);
  const shown = [before, after].filter((instant) => instant + offsetAt(timeZone, instant) === wallClock);
  return shown.length === 0 ? before : Math.min(...shown);
}

/** The calendar date in a time zone at an instant. */
export function dateIn(timeZone: string, instantMs: number): DrawDate {
  const { year, month, day: dayOfMonth } = wallClockAt(timeZone, instantMs);
  return drawDate(`${year}-${month}-${dayOfMonth}`);
}

/** The time of day 'HH:MM' that clocks of a time zone show at an instant. */
export function timeIn(timeZone: string, instantMs: number): string {
  const { hour, minute: shownMinute } = wallClockAt(timeZone, instantMs);
  return `${hour}:${shownMinute}`;
}

/**
 * The instant so many calendar months later on the clocks of a time zone: the same day and time of day, the day clamped to
 * its month's last one (Rulebook 2).
 */
export function addMonthsIn(timeZone: string, instantMs: number, months: number): number {
  const date = addMonths(dateIn(timeZone, instantMs), months);
  const withinMinute = ((instantMs % minute) + minute) % minute;
  return instantOf(date, timeIn(timeZone, instantMs), timeZone) + withinMinute;
}

/** Whether the platform knows a time zone by this name ("America/Lima"). */
export function isTimeZone(name: string): boolean {
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

function minutesOf(time: string): number {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!parts) throw new RangeError(`Not a time of day HH:MM: ${time}`);
  return Number(parts[1]) * 60 + Number(parts[2]);
}

/** How far a zone's clocks are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(timeZone: string, instantMs: number): number {
  const shown = wallClockAt(timeZone, instantMs);
  const asUtc = Date.UTC(
    Number(shown.year),
    Number(shown.month) - 1,
    Number(shown.day),
    Number(shown.hour),
    Number(shown.minute),
    Number(shown.second),
  );
  return asUtc - Math.floor(instantMs / 1000) * 1000;
}

type WallClock = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>>;

function wallClockAt(timeZone: string, instantMs: number): WallClock {
  const shown = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const part of formatterOf(timeZone).formatToParts(instantMs)) {
    if (part.type in shown) shown[part.type as keyof WallClock] = part.value;
  }
  return shown;
}

// Making a formatter costs some hundred times what using it does.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}
