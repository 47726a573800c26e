import { addDays, type DrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawInstant, previousDrawDateBefore, type Schedule } from '@bolillero/domain/calendar/schedule';
import { dateIn } from '@bolillero/domain/calendar/time-zone';

/** Draws suggested at once. */
const most = 3;

/**
 * The last draws that have taken place and have no result, newest first. `known` are the dates of the newest results; of
 * draws before the oldest of them nothing is known while there may be more (`isWhole` false).
 */
export function missingDraws(
  schedule: Schedule,
  known: readonly string[],
  isWhole: boolean,
  now: number,
): DrawDate[] {
  const oldest = isWhole ? undefined : known.at(-1);
  const found: DrawDate[] = [];
  let date = previousDrawDateBefore(schedule, addDays(dateIn(schedule.timeZone, now), 1));
  for (let looked = 0; looked < 40 && date !== null && found.length < most; looked += 1) {
    if (oldest !== undefined && date <= oldest) break;
    if (drawInstant(schedule, date) <= now && !known.includes(date)) found.push(date);
    date = previousDrawDateBefore(schedule, date);
  }
  return found;
}
