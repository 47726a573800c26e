import { choosePause } from '@bolillero/domain/accounts/pause';
import { changeLimit, spendingMonth } from '@bolillero/domain/accounts/spending-limit';
import { parseAmount } from '@bolillero/domain/money/cents';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { limitFields, limitOf } from './limit.ts';
import { dayText, houseTime } from './refusals.ts';
import * as limits from './repository.ts';

/** Nobody needs a higher one: without a limit there is none. */
const highestLimit = 1_000_000_00;

/** A customer's limit, what they spent of it this month, and their pause. */
export async function readLimits(context: Context, customerId: number) {
  const { db } = context;
  const { now, timeZone } = houseTime(context);
  const row = await limits.find(db, customerId);
  const month = spendingMonth(timeZone, now);
  const spent = await limits.spentIn(db, customerId, month, null);
  return { limit: limitOf(row, now), spent, renews: month.renews, pausedUntil: row.pausedUntil, now };
}

/**
 * Changes a customer's limit; null: they want none.
 * @throws {AppError} limit-invalid
 */
export async function setLimit(
  context: Context,
  customerId: number,
  typed: string | number | null,
): Promise<void> {
  const wanted = typed === null ? null : parseAmount(typed);
  if (wanted !== null && (!wanted.ok || wanted.value > highestLimit)) throw new AppError('limit-invalid');
  await context.db.transaction(async (tx) => {
    const row = await limits.lockCustomer(tx, customerId);
    const now = context.clock.now();
    const changed = changeLimit(limitOf(row, now), wanted === null ? null : wanted.value, now);
    await limits.change(tx, customerId, limitFields(changed));
  });
}

/**
 * Pauses a customer's account, or makes its pause longer.
 * @throws {AppError} pause-invalid, pause-cannot-shorten
 */
export async function pause(context: Context, customerId: number, typed: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { pausedUntil } = await limits.lockCustomer(tx, customerId);
    const time = houseTime(context);
    const chosen = choosePause(typed, { until: pausedUntil?.getTime() ?? null, ...time });
    if (!chosen.ok) {
      const date = pausedUntil === null ? '' : dayText(time.timeZone, pausedUntil.getTime());
      throw new AppError(chosen.error, { values: { date } });
    }
    await limits.change(tx, customerId, { pausedUntil: new Date(chosen.value) });
  });
}
