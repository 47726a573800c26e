import { cents } from '@bolillero/domain/money/cents';
import { packageTotal } from '@bolillero/domain/subscriptions/package';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { houseTime, pauseRefusal } from '../limits/refusals.ts';
import { find as findLimits } from '../limits/repository.ts';
import { findPackage } from '../subscriptions/repository.ts';
import { openOrder } from './open-order.ts';
import type { NewOrder } from './repository.ts';

/**
 * Opens an order for a package of months, at the price that the database has for it.
 * @throws {AppError} account-paused, package-unknown, too-many-requests
 */
export async function createSubscriptionOrder(
  context: Context,
  customerId: number,
  months: number,
): Promise<NewOrder> {
  const { db } = context;
  const paused = pauseRefusal(await findLimits(db, customerId), houseTime(context));
  if (paused !== null) throw paused;
  const found = await findPackage(db, months);
  if (found === null) throw new AppError('package-unknown');
  const { monthlyPriceCents } = found;
  const amountCents = packageTotal({ months, monthlyPrice: cents(monthlyPriceCents) });
  return await openOrder(context, {
    customerId,
    kind: 'subscription',
    amountCents,
    months,
    monthlyPriceCents,
  });
}
