import { subscriptionFields } from '@bolillero/contract/field-names';
import { parseAmount } from '@bolillero/domain/money/cents';
import { isSubscribed } from '@bolillero/domain/subscriptions/period';
import { fieldMessage } from '@bolillero/texts/fields';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { notCaptured } from '../payments/capture-outcome.ts';
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
  /** The order; without one the newest captured order of that content is meant. */
  readonly token: string | undefined;
}

/**
 * Holds against its own, captured order what somebody says that they bought. The order was delivered with its capture: nothing
 * is added here, however often it is asked.
 * @throws {AppError} input-invalid, payment-not-found, not-found, order-of-another-kind, order-paid-otherwise,
 *   order-not-captured, order-declined, order-refused, order-refunding, order-refunded
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
  if (token === undefined) {
    const bought = { months, monthlyPriceCents: price.value };
    if (await subscriptions.hasCapturedOrder(db, customerId, bought)) return;
    throw new AppError('payment-not-found');
  }
  const order = await subscriptions.findOrder(db, customerId, token);
  if (order === null) throw new AppError('not-found');
  if (order.kind !== 'subscription') throw new AppError('order-of-another-kind');
  const { state } = order;
  if (state !== 'captured') throw notCaptured({ ...order, state });
  const isSame = order.months === months && order.monthlyPriceCents === price.value;
  if (!isSame) throw new AppError('order-paid-otherwise');
}
