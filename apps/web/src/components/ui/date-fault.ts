import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import {
  isSelectable,
  nearestSelectable,
  type SelectableDates,
} from '@bolillero/domain/calendar/selectable-dates';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import { dateInWords } from './dates.ts';
import { dateOfTyped } from './typed-date.ts';

const words = studyDatesTexts.faults;
const written = (date: string) => dateInWords(date, 'numeric');

/**
 * What is wrong with a typed date of a draw, and what to do about it; null for one that can be chosen. While the selectable dates are
 * not known, any day that exists is taken.
 */
export function dateFault(typed: string, dates: SelectableDates | undefined): string | null {
  const whole = dateOfTyped(typed);
  if (whole === null) return words.incomplete;
  const date = parseDrawDate(whole);
  if (date === null) return words.none;
  if (dates === undefined || isSelectable(dates, date)) return null;
  if (date < dates.first) return words.early(written(dates.first));
  if (date > dates.last) return words.late(written(dates.last));
  const [before, after] = [nearestSelectable(dates, date, -1), nearestSelectable(dates, date, 1)];
  return words.noDraw(written(date), before && written(before), after && written(after));
}
