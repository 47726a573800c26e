import type { Db } from '@bolillero/database/connection';
import { playsSeries } from '@bolillero/domain/accounts/customer-type';
import { isPaused } from '@bolillero/domain/accounts/pause';
import { passesLimit, spendingMonth } from '@bolillero/domain/accounts/spending-limit';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { seriesOf } from '@bolillero/domain/games/series';
import { type Cents, formatMoney, toDecimal } from '@bolillero/domain/money/cents';
import { dayInSentence } from '@bolillero/texts/days';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { limitOf } from './limit.ts';
import { type LimitsRow, spentIn } from './repository.ts';

/** An instant, in milliseconds, on the calendar of the house. */
export interface HouseTime {
  readonly now: number;
  readonly timeZone: string;
}

export const houseTime = ({ clock, config }: Pick<Context, 'clock' | 'config'>): HouseTime => ({
  now: clock.now(),
  timeZone: config.houseTimeZone,
});

/** A date as refusals say it: jueves 31 de diciembre de 2026. */
export const dayText = (timeZone: string, instant: number) => dayInSentence(dateIn(timeZone, instant));

/**
 * Whoever paused their account neither plays nor pays (Rulebook 6), nor does whose account was closed while they were asking.
 * Null: it is open and not paused.
 */
export function pauseRefusal(
  { pausedUntil, closedAt }: LimitsRow,
  { now, timeZone }: HouseTime,
): AppError | null {
  if (closedAt !== null) return new AppError('sign-in-required');
  const until = pausedUntil?.getTime() ?? null;
  if (!isPaused(until, now)) return null;
  const details = { paused_until: new Date(until).toISOString() };
  return new AppError('account-paused', { values: { date: dayText(timeZone, until) }, details });
}

/** Plays of a series that their customer does not play stay in the cart, but are neither moved nor paid (Rulebook 9). */
export function seriesRefusal(
  { type }: Pick<LimitsRow, 'type'>,
  plays: readonly { readonly series: number }[],
): AppError | null {
  const all = plays.every(({ series }) => playsSeries(type, seriesOf(series)));
  return all ? null : new AppError('series-not-yours');
}

/**
 * Whether plays for an amount pass their customer's own limit of the month; the refusal tells the amounts. It is sure only
 * with the customer's row locked.
 */
export async function limitRefusal(
  db: Db,
  row: LimitsRow,
  payment: { readonly customerId: number; readonly orderId: string | null; readonly amount: Cents },
  { now, timeZone }: HouseTime,
): Promise<AppError | null> {
  const { monthly } = limitOf(row, now);
  if (monthly === null) return null;
  const { amount } = payment;
  const month = spendingMonth(timeZone, now);
  const spent = await spentIn(db, payment.customerId, month, payment.orderId);
  if (!passesLimit(monthly, spent, amount)) return null;
  return new AppError('limit-exceeded', {
    values: {
      limit: formatMoney(monthly, 'USD'),
      spent: formatMoney(spent, 'USD'),
      amount: formatMoney(amount, 'USD'),
    },
    details: {
      limit: toDecimal(monthly),
      spent: toDecimal(spent),
      amount: toDecimal(amount),
      renews: month.renews,
    },
  });
}
