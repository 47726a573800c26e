import { addMonths, type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { dateIn, instantOf } from '../calendar/time-zone.ts';
import type { Cents } from '../money/cents.ts';

const day = 86_400_000;

/** A higher limit, or none, holds after so many days. */
const raiseDays = 7;

/** What a customer may spend in a calendar month; null: no limit of their own. */
export type MonthlyLimit = Cents | null;

/** A customer's limit, and one that is to hold later. Instants in milliseconds since 1970 UTC. */
export interface SpendingLimit {
  readonly monthly: MonthlyLimit;
  readonly pending: { readonly monthly: MonthlyLimit; readonly from: number } | null;
}

/** The limit as it stands at an instant: what was pending until then is the limit itself. */
export function limitAt({ monthly, pending }: SpendingLimit, now: number): SpendingLimit {
  return pending === null || pending.from > now
    ? { monthly, pending }
    : { monthly: pending.monthly, pending: null };
}

/**
 * The limit after its owner asked for another at an instant: a lower one holds at once and ends what was pending; a higher
 * one, or none, holds after 7 days. Asking again for no more than what is pending keeps its day.
 */
export function changeLimit(limit: SpendingLimit, wanted: MonthlyLimit, now: number): SpendingLimit {
  const { monthly, pending } = limitAt(limit, now);
  if (!isHigher(wanted, monthly)) return { monthly: wanted, pending: null };
  const waits = pending !== null && !isHigher(wanted, pending.monthly);
  return { monthly, pending: { monthly: wanted, from: waits ? pending.from : now + raiseDays * day } };
}

function isHigher(one: MonthlyLimit, other: MonthlyLimit): boolean {
  return other !== null && (one === null || one > other);
}

/** Whether a payment passes a limit, beside what was spent this month. What costs nothing passes none. */
export function passesLimit(monthly: MonthlyLimit, spent: Cents, amount: Cents): boolean {
  return monthly !== null && amount > 0 && spent + amount > monthly;
}

/** The calendar month of a time zone in which an instant lies. */
export interface SpendingMonth {
  /** Its first instant, and the first of the next month. */
  readonly from: number;
  readonly to: number;
  /** First day of the next month. */
  readonly renews: DrawDate;
}

export function spendingMonth(timeZone: string, now: number): SpendingMonth {
  const first = drawDate(`${dateIn(timeZone, now).slice(0, 7)}-01`);
  const renews = addMonths(first, 1);
  return {
    from: instantOf(first, '00:00', timeZone),
    to: instantOf(renews, '00:00', timeZone),
    renews,
  };
}
