import { err } from '@bolillero/domain/result';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { type CaptureOutcome, outcomeOf } from './capture-outcome.ts';
import { captureTakes } from './check-times.ts';
import { conclude } from './conclude.ts';
import { deliveryOf } from './deliveries.ts';
import { endUnpaid, fulfil, moveTo } from './move-order.ts';
import type { OrderRow } from './repository.ts';
import * as orders from './repository.ts';
import { underSaleTerms } from './sale-terms.ts';

/**
 * Captures an order and delivers what it is for, exactly once, in three steps of which each may be the last before a kill:
 * what it is for is reserved, the provider moves the money, the money becomes purchases or a subscription. A repeated or concurrent
 * capture goes the same way and comes to the same end.
 */
export async function capture(context: Context, order: OrderRow): Promise<CaptureOutcome> {
  if (order.provider === 'none') return await takeFreePlays(context, order.id);
  if (order.state !== 'open' && order.state !== 'capturing' && order.state !== 'refunding') {
    return await outcomeOf(context.db, order);
  }
  const provider = context.payments.of(order.provider);
  const known = await provider.find(order.providerOrder);
  // A company that the house has left takes no new payments: the test gateway of before would pay for real tickets.
  if (known.state === 'approved' && order.state === 'open' && provider.name !== context.payments.current.name)
    return err(new AppError('payment-unavailable'));
  if (known.state !== 'approved') return await conclude(context, order.id, known);
  const ended = await reserve(context, order.id);
  if (ended !== null) return ended;
  return await conclude(context, order.id, await provider.capture(order.providerOrder, order.id));
}

/** The first step. Null: what it is for is reserved, now or since before, and the money may be moved. */
async function reserve(context: Context, orderId: string): Promise<CaptureOutcome | null> {
  const { clock } = context;
  return await underSaleTerms(context, async (tx, terms) => {
    const order = await orders.lock(tx, orderId);
    if (order.state === 'capturing') {
      const lapsed = await deliveryOf(order).lapsed(tx, order, terms());
      if (lapsed === null) return null;
      // Another process may be capturing it at this moment: only what has been quiet for long is given up.
      if (clock.now() - order.updatedAt.getTime() < captureTakes) return await outcomeOf(tx, order);
      await endUnpaid(tx, order, 'refused', clock.date());
      return err(lapsed);
    }
    if (order.state !== 'open') return await outcomeOf(tx, order);
    const changed = await deliveryOf(order).reserve(tx, order, terms());
    await moveTo(tx, order, changed === null ? 'capturing' : 'refused', clock.date());
    return changed === null ? null : err(changed);
  });
}

/** An order of free plays alone: nothing is to be paid, so everything happens at once. */
async function takeFreePlays(context: Context, orderId: string): Promise<CaptureOutcome> {
  const { clock } = context;
  return await underSaleTerms(context, async (tx, terms): Promise<CaptureOutcome> => {
    const order = await orders.lock(tx, orderId);
    if (order.state !== 'open') return await outcomeOf(tx, order);
    const changed = await deliveryOf(order).reserve(tx, order, terms());
    if (changed !== null) {
      await moveTo(tx, order, 'refused', clock.date());
      return err(changed);
    }
    return await outcomeOf(tx, await fulfil(tx, context, order, { captureId: 'free', amount: 0 }));
  });
}

/**
 * A customer's own capture: the purchases, none of a subscription or of shares, or a refusal.
 * @throws {AppError} not-found, order-not-approved, order-changed, price-changed, sale-closed, group-game-closed,
 *   group-game-shares-gone, account-paused, series-not-yours, plays-per-day, limit-exceeded, payment-unavailable, order-declined, order-refused, order-refunding, order-refunded
 */
export async function captureOrder(
  context: Context,
  customerId: number,
  orderId: string,
): Promise<readonly number[]> {
  const order = await orders.find(context.db, customerId, orderId);
  if (order === null) throw new AppError('not-found');
  const outcome = await capture(context, order);
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}
