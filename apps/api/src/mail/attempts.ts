import { doublingPause } from '../jobs/pauses.ts';

/** Attempts before a mail is given up; asking for it again allows as many more. */
const attemptsAllowed = 10;
const minute = 60_000;
/** A mail of which nothing was heard for so many milliseconds was in the hands of a process that ended. */
export const lostAfter = 10 * minute;
/** The same where sending again does no harm. */
export const repeatedAfter = minute;

/** The longest that a mail waits for its next attempt, in milliseconds. */
export const longestWait = doublingPause(attemptsAllowed - 1, minute);

/** How long to wait after the n-th attempt, in milliseconds: 1 minute, 2, 4, … 256; null when it was the last. */
export function waitAfter(attempts: number): number | null {
  const round = attempts % attemptsAllowed;
  return round === 0 ? null : doublingPause(round, minute);
}
