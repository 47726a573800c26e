import type { Weekday } from '@bolillero/domain/calendar/draw-date';

// 2023-01-01 was a Sunday
const instantOf = (weekday: number) => new Date(Date.UTC(2023, 0, 1 + weekday));
const short = new Intl.DateTimeFormat('es', { weekday: 'short', timeZone: 'UTC' });

/** "lun, mié, sáb". */
export function weekdaysInWords(weekdays: readonly Weekday[]): string {
  return weekdays.map((weekday) => short.format(instantOf(weekday))).join(', ');
}
