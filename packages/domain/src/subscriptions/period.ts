import { addMonthsIn } from '../calendar/time-zone.ts';

const day = 86_400_000;

/** How many days before its end a subscription is about to end. */
export const warningDays = 7;

/** A bought stretch of a subscription; instants in milliseconds since 1970 UTC. The end is no part of it. */
export interface SubscriptionPeriod {
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * The stretch that so many months bought at an instant are: a renewal begins where the present subscription ends, one that has
 * ended or never was begins now (`endsAt` null). It lasts calendar months on the clocks of the house.
 */
export function periodFor(
  endsAt: number | null,
  bought: { readonly months: number; readonly at: number; readonly timeZone: string },
): SubscriptionPeriod {
  const startsAt = isSubscribed(endsAt, bought.at) ? endsAt : bought.at;
  return { startsAt, endsAt: addMonthsIn(bought.timeZone, startsAt, bought.months) };
}

/** Whether a subscription that ends at an instant still runs. */
export function isSubscribed(endsAt: number | null, now: number): endsAt is number {
  return endsAt !== null && endsAt > now;
}

/** Days until the end, a begun one counted; 0 when it has ended. */
export function daysLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / day));
}

/** Whole calendar months until the end, a begun one not counted; 0 when it has ended. */
export function monthsLeft(endsAt: number, now: number, timeZone: string): number {
  let months = 0;
  while (addMonthsIn(timeZone, now, months + 1) <= endsAt) months += 1;
  return months;
}

/** Whether a running subscription ends within the days of the warning. */
export function isAboutToEnd(endsAt: number, now: number): boolean {
  return isSubscribed(endsAt, now) && daysLeft(endsAt, now) <= warningDays;
}
