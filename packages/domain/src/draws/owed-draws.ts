import { addDays, type DrawDate } from '../calendar/draw-date.ts';
import {
  drawDatesBetween,
  lastHeldDate,
  previousDrawDateBefore,
  type Schedule,
} from '../calendar/schedule.ts';

/** How many results of a series, the newest ones, are looked at for gaps: older gaps are history, not work. */
export const newestLookedAt = 30;

/**
 * The dates of draws that have been held by an instant and have no result yet, oldest first. `known` are the dates of the
 * series' newest results, `newestLookedAt` of them at most: what lies before the oldest is not asked about. A series without
 * any owes its last draw alone.
 */
export function owedDraws(schedule: Schedule, known: readonly DrawDate[], now: number): DrawDate[] {
  const [oldest] = known.toSorted();
  const last = lastHeldDate(schedule, now);
  if (oldest === undefined) {
    const newest = previousDrawDateBefore(schedule, addDays(last, 1));
    return newest === null ? [] : [newest];
  }
  const onFile = new Set(known);
  return drawDatesBetween(schedule, addDays(oldest, 1), last)
    .filter((date) => !onFile.has(date))
    .slice(-newestLookedAt);
}

/**
 * The draws that have been held, newest first, with those whose result is on file although the calendar knows of no draw:
 * what is offered where a draw is chosen.
 */
export function heldDraws(schedule: Schedule, known: readonly DrawDate[], now: number): DrawDate[] {
  const [oldest] = known.toSorted();
  const last = lastHeldDate(schedule, now);
  const from = oldest ?? addDays(last, -28);
  return [...new Set([...known, ...drawDatesBetween(schedule, from, last)])]
    .toSorted()
    .reverse()
    .slice(0, newestLookedAt);
}
