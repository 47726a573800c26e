import type { OrderRow } from './repository.ts';

type State = OrderRow['state'];

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** After this time a capture that was begun is taken to be on its way no more. */
export const captureTakes = minute;

/** An approval is acted on without its browser while its order is younger than this. */
export const approvalHolds = hour;

/** The test gateway sends no notices: an approval whose browser got lost is looked at after this time instead. */
export const testNoticeTakes = 30 * second;

/** An order that nobody finished is given up after this time. */
export const openFor = 24 * hour;

/**
 * How soon after a change of state the provider is asked about an order, and at most how long until it is asked again: the
 * pause doubles. Also of an order that was given up, for a day: a capture that was on its way may still arrive.
 */
const checks: Readonly<Record<State, { first: number; longest: number; lasts?: number } | null>> = {
  open: { first: 5 * minute, longest: hour },
  capturing: { first: 5 * second, longest: minute },
  refunding: { first: 5 * second, longest: 10 * minute },
  declined: { first: minute, longest: hour, lasts: 24 * hour },
  refused: { first: minute, longest: hour, lasts: 24 * hour },
  captured: null,
  refunded: null,
};

/** The longest that an order waits for its next check, in milliseconds. */
export const longestPause = hour;

/** When an order that has been in its state since `since` is to be asked about next; null: never again. */
export function nextCheck(state: State, since: Date, now: Date): Date | null {
  const rule = checks[state];
  const age = now.getTime() - since.getTime();
  if (rule === null || (rule.lasts !== undefined && age >= rule.lasts)) return null;
  return new Date(now.getTime() + Math.min(Math.max(age, rule.first), rule.longest));
}

/** When an order is asked about again whose last check the provider did not answer. */
export const retryAfter = (now: Date): Date => new Date(now.getTime() + 10 * minute);
