import type { DrawDate } from '../calendar/draw-date.ts';
import { drawDatesBetween, lastHeldDate, type Schedule } from '../calendar/schedule.ts';
import { type DrawNumbers, saysTheSame } from '../imports/plan-import.ts';

/** What somebody decided about what a source says of a draw. */
export const proposalDecisions = ['confirmed', 'dismissed'] as const;
export type ProposalDecision = (typeof proposalDecisions)[number];

/** What a source's word on a draw is to us: decided, or told by what is on file. */
export const proposalStates = ['new', 'agrees', 'disagrees', ...proposalDecisions] as const;
export type ProposalState = (typeof proposalStates)[number];

/**
 * What a source's numbers are beside the result on file. `decision` is about these very numbers: a dismissed disagreement is no
 * news any more, while a confirmed draw that was changed since disagrees, and one that was deleted is new again.
 */
export function proposalState(
  offered: DrawNumbers,
  stored: DrawNumbers | null,
  decision: ProposalDecision | null,
): ProposalState {
  if (stored !== null && saysTheSame(offered, stored))
    return decision === 'confirmed' ? 'confirmed' : 'agrees';
  if (decision === 'dismissed') return 'dismissed';
  return stored === null ? 'new' : 'disagrees';
}

/** How long after a draw its source may be without it, in milliseconds: New York's follows the next morning. */
const published = 12 * 3_600_000;

/**
 * Dates of draws that were held and that a source does not have, oldest first, of what it offered when it was looked at. What lies
 * before its oldest draw is not asked about.
 */
export function missingAtSource(
  schedule: Schedule,
  offered: readonly DrawDate[],
  lookedAt: number,
): DrawDate[] {
  const [oldest] = offered.toSorted();
  if (oldest === undefined) return [];
  const has = new Set(offered);
  return drawDatesBetween(schedule, oldest, lastHeldDate(schedule, lookedAt - published)).filter(
    (date) => !has.has(date),
  );
}
