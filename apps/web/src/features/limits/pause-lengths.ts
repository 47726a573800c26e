import { addDays, type DrawDate } from '@bolillero/domain/calendar/draw-date';

export const pauseLengths = ['day', 'week', 'month', 'six-months', 'year'] as const;
export type PauseLength = (typeof pauseLengths)[number];

/** The day on which a pause of that length ends, when it begins today. Months keep the day, clamped to their last one. */
export function endOfPause(length: PauseLength, today: DrawDate): string {
  if (length === 'day') return addDays(today, 1);
  if (length === 'week') return addDays(today, 7);
  return monthsLater(today, { month: 1, 'six-months': 6, year: 12 }[length]);
}

function monthsLater(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
