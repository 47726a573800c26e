import { addDays, addMonths, drawDate } from '@bolillero/domain/calendar/draw-date';
import { nearestSelectable, type SelectableDates } from '@bolillero/domain/calendar/selectable-dates';
import type { StudiedRange } from '../../api/study.ts';

/** What cards begin with: the draws of the month of the last one and of the month before. */
export function recentRange(dates: SelectableDates): Required<StudiedRange> {
  const month = addMonths(drawDate(`${dates.last.slice(0, 'YYYY-MM'.length)}-01`), -1);
  return { from: nearestSelectable(dates, addDays(month, -1), 1) ?? dates.last, to: dates.last };
}
