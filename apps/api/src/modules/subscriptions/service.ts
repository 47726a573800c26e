import { subscriptionFields } from '@bolillero/contract/field-names';
import { parseAmount } from '@bolillero/domain/money/cents';
import { isSubscribed } from '@bolillero/domain/subscriptions/period';
import { fieldMessage } from '@bolillero/texts/fields';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { SubscriptionRow } from './repository.ts';
import * as subscriptions from './repository.ts';

/** A customer's subscription while it runs; null: there is none, or it has ended. */
export async function runningSubscription(
  { db, clock }: Context,
  customerId: number,
): Promise<SubscriptionRow | null> {
  const row = await subscriptions.find(db, customerId);
  return isSubscribed(row?.endsAt.getTime() ?? null, clock.now()) ? row : null;
}

/** What somebody says that they bought. */
export interface Claim {
  readonly months: number;
  /** A month's price, as it was sent. */
  readonly monthlyPrice: string | number;
  readonly token: string;
}

/**
 * Holds against its own, captured order what somebody says that they bought. The order was delivered with its capture: nothing
 * is added here, however often it is asked.
 * @throws {AppError} input-invalid, not-found, order-of-another-kind, order-not-captured, price-changed
 */
export async function confirmBought(
  { db }: Context,
  customerId: number,
  { months, monthlyPrice, token }: Claim,
): Promise<void> {
  const price = parseAmount(monthlyPrice);
  if (!price.ok) {
    const path = subscriptionFields.price;
    const message = fieldMessage('format', path, {});
    throw new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
  }
  const order = await subscriptions.findOrder(db, customerId, token);
  if (order === null) throw new AppError('not-found');
  if (order.kind !== 'subscription') throw new AppError('order-of-another-kind');
  if (order.state !== 'captured') throw new AppError('order-not-captured');
  const isSame = order.months === months && order.monthlyPriceCents === price.value;
  if (!isSame) throw new AppError('price-changed');
}
