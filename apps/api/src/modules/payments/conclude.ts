import type { ErrorCode } from '@bolillero/contract/errors';
import type { Db } from '@bolillero/database/connection';
import type { RefundCause } from '@bolillero/domain/payments/states';
import { err } from '@bolillero/domain/result';
import { houseItself } from '@bolillero/texts/audit';
import type { ProviderCapture, ProviderOrder } from '../../adapters/payment-provider.ts';
import { ProviderUnavailable } from '../../adapters/payment-provider.ts';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { type CaptureOutcome, notCaptured, outcomeOf } from './capture-outcome.ts';
import { captureTakes } from './check-times.ts';
import { deliveryOf } from './deliveries.ts';
import { endUnpaid, fulfil, moveTo } from './move-order.ts';
import type { OrderRow } from './repository.ts';
import * as orders from './repository.ts';
import { type SaleTerms, underSaleTerms } from './sale-terms.ts';

/**
 * Brings an order to where the provider says that its money is. Whoever learns something from the provider calls this:
 * the capture itself, a repeated one, the reconciling job; at the same time too. Money that was taken becomes what the order
 * is for, or it goes back by itself and the customer is told, once.
 */
export async function conclude(
  context: Context,
  orderId: string,
  known: ProviderOrder,
): Promise<CaptureOutcome> {
  const { db } = context;
  const order = await underSaleTerms(context, async (tx, terms) => {
    const locked = await orders.lock(tx, orderId);
    return await bringForward(tx, context, locked, known, terms());
  });
  if (order.state === 'refunding') return await giveBack(context, order);
  // Money is on its way to an order that was given up, say: nothing is said of it before it is known.
  const isOver = order.state === 'captured' || order.state === 'refunded';
  if (known.state === 'pending' && !isOver) return err(new AppError('payment-unavailable'));
  return await outcomeOf(db, order);
}

/** The order's next state, written. An order that is captured or refunded stays so, whatever is said. */
async function bringForward(
  tx: Db,
  context: Context,
  order: OrderRow,
  known: ProviderOrder,
  terms: SaleTerms,
): Promise<OrderRow> {
  const at = new Date(terms.now);
  const { state } = order;
  if (state === 'captured' || state === 'refunded') return order;
  const waiting = state === 'open' || state === 'capturing';
  // What was learnt a moment ago may be older than a capture that has begun since.
  const abandoned = state === 'capturing' && at.getTime() - order.updatedAt.getTime() >= captureTakes;
  switch (known.state) {
    case 'captured': {
      if (state === 'refunding') return order;
      const refundCause = matches(order, known) ? await undeliverable(tx, order, terms) : 'mismatch';
      if (refundCause === null) return await fulfil(tx, context, order, known);
      if (refundCause === 'mismatch') await recordMismatch(tx, order, known, at);
      await deliveryOf(order).release(tx, order);
      return await moveTo(tx, order, 'refunding', at, { ...moneyOf(known), refundCause });
    }
    case 'refunded':
      await deliveryOf(order).release(tx, order);
      return await refunded(tx, context, {
        ...order,
        ...moneyOf(known),
        refundCause: order.refundCause ?? 'provider',
      });
    case 'declined':
      return waiting ? await endUnpaid(tx, order, 'declined', at) : order;
    case 'unknown':
      return state === 'open' || abandoned ? await endUnpaid(tx, order, 'refused', at) : order;
    case 'created':
      return abandoned ? await endUnpaid(tx, order, 'refused', at) : order;
    case 'pending':
      // Money may still come, however long it takes: an order that was given up is asked about anew.
      return state === 'capturing' || state === 'refunding' ? order : await moveTo(tx, order, state, at);
    case 'approved':
      return order;
  }
}

/** The provider's words about the money must be ours. */
function matches(order: OrderRow, { amount, currency, reference }: ProviderCapture): boolean {
  return amount === order.amountCents && currency === order.currency && reference === order.id;
}

/** A capture that is not what was asked for stays visible in the audit: what was asked, and what the provider says. */
async function recordMismatch(
  tx: Db,
  { id, amountCents, currency }: OrderRow,
  known: ProviderCapture,
  at: Date,
): Promise<void> {
  const { captureId, reference } = known;
  await recordChange(tx, { adminId: null, who: houseItself }, at, {
    action: 'mismatch',
    entity: 'payment_order',
    entityId: id,
    before: { amountCents, currency, reference: id },
    after: { amountCents: known.amount, currency: known.currency, reference, captureId },
  });
}

/** Refusals that say nothing against what was paid, but against its customer's having it now. */
const notAllowed: readonly ErrorCode[] = ['account-paused', 'limit-exceeded', 'plays-per-day'];

/** Why what was paid can be delivered no more, what is reserved until it lapses, the rest as it was shown; null: it can. */
async function undeliverable(tx: Db, order: OrderRow, terms: SaleTerms): Promise<RefundCause | null> {
  const delivery = deliveryOf(order);
  if (order.state !== 'open' && order.state !== 'capturing') return 'ended';
  const refusal =
    order.state === 'capturing'
      ? await delivery.lapsed(tx, order, terms)
      : await delivery.reserve(tx, order, terms);
  if (refusal === null) return null;
  return notAllowed.includes(refusal.code) ? 'not-allowed' : 'changed';
}

const moneyOf = ({ captureId, amount }: ProviderCapture) => ({
  providerCapture: captureId,
  capturedCents: amount as number,
});

/** The money is the customer's again, who is told. */
async function refunded(tx: Db, context: Context, order: OrderRow): Promise<OrderRow> {
  const { providerCapture, capturedCents, refundCause } = order;
  const at = context.clock.date();
  await orders.insertRefundNotice(tx, order, at);
  const ended = await moveTo(tx, order, 'refunded', at, {
    providerCapture,
    capturedCents,
    refundCause,
  });
  const { id: orderId, customerId } = order;
  await enqueueMail(tx, context, { kind: 'refund', key: orderId, customerId, data: { orderId } });
  return ended;
}

/** Gives an order's money back; when the provider does not answer, the reconciling job goes on with it. */
async function giveBack(context: Context, order: OrderRow): Promise<CaptureOutcome> {
  const { db, payments } = context;
  try {
    await payments.of(order.provider).refund(order.providerCapture ?? '', order.id);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return err(notCaptured({ ...order, state: 'refunding' }));
    throw error;
  }
  const ended = await db.transaction(async (tx) => {
    const locked = await orders.lock(tx, order.id);
    return locked.state === 'refunding' ? await refunded(tx, context, locked) : locked;
  });
  return await outcomeOf(db, ended);
}
