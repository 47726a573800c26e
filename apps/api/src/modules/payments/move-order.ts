import type { Db } from '@bolillero/database/connection';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { lastSeq } from '../../proof/repository.ts';
import { houseTime } from '../limits/refusals.ts';
import { nextCheck } from './check-times.ts';
import { deliveryOf } from './deliveries.ts';
import type { OrderChange, OrderRow } from './repository.ts';
import * as orders from './repository.ts';

/** Moves an order on to a state, with what is recorded at it, and says when to ask about it next. */
export async function moveTo(
  tx: Db,
  order: OrderRow,
  state: OrderRow['state'],
  at: Date,
  fields: OrderChange = {},
): Promise<OrderRow> {
  const moved = { ...fields, state, updatedAt: at, nextCheckAt: nextCheck(state, at, at) };
  await orders.change(tx, order.id, moved);
  return { ...order, ...moved };
}

/** Records a capture with the head of the chain of proof, delivers what the order is for and writes its receipt, in the caller's transaction. */
export async function fulfil(
  tx: Db,
  context: Context,
  order: OrderRow,
  capture: { readonly captureId: string; readonly amount: number },
): Promise<OrderRow> {
  const time = houseTime(context);
  const at = new Date(time.now);
  await deliveryOf(order).deliver(tx, order, time);
  const captured = await moveTo(tx, order, 'captured', at, {
    providerCapture: capture.captureId,
    capturedCents: capture.amount,
    capturedAt: at,
    proofSeq: await lastSeq(tx),
  });
  const { id: orderId, customerId } = order;
  await enqueueMail(tx, context, { kind: 'receipt', key: orderId, customerId, data: { orderId } });
  return captured;
}

/** Ends an order without money: what it reserved is let go. */
export async function endUnpaid(
  tx: Db,
  order: OrderRow,
  state: 'declined' | 'refused',
  at: Date,
): Promise<OrderRow> {
  await deliveryOf(order).release(tx, order);
  return await moveTo(tx, order, state, at);
}
