import type { Db } from '@bolillero/database/connection';
import type { AppError } from '../../app-error.ts';
import type { Sale } from '../../catalogue/sale.ts';
import { lockCart } from '../checkouts/repository.ts';
import { nextCheck } from './check-times.ts';
import { whatChanged } from './order-items.ts';
import type { OrderChange, OrderRow } from './repository.ts';
import * as orders from './repository.ts';

type Sales = (lotteryId: number) => Sale;

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

/**
 * Reserves an order's plays, if everything is still as it was shown; the refusal otherwise. The order is locked; the cart is
 * locked here, always after the order.
 */
export async function reservePlays(tx: Db, order: OrderRow, sales: Sales): Promise<AppError | null> {
  await lockCart(tx, order.customerId);
  const items = await orders.itemsOf(tx, order.id);
  const ids = items.map(({ playId }) => playId);
  const changed = whatChanged(items, await orders.lockPlays(tx, order.customerId, ids), sales);
  if (changed === null) await orders.reservePlays(tx, order.id, ids);
  return changed;
}

/** Records a capture and turns the order's reserved plays into purchases, in the caller's transaction. */
export async function fulfil(
  tx: Db,
  order: OrderRow,
  capture: { readonly captureId: string; readonly amount: number },
  at: Date,
): Promise<OrderRow> {
  await lockCart(tx, order.customerId);
  await orders.insertPurchases(tx, order.id, at);
  return await moveTo(tx, order, 'captured', at, {
    providerCapture: capture.captureId,
    capturedCents: capture.amount,
    capturedAt: at,
  });
}

/** Gives an order's plays back to the cart. */
export async function releasePlays(tx: Db, order: OrderRow): Promise<void> {
  await lockCart(tx, order.customerId);
  await orders.releasePlays(tx, order.id);
}

/** Ends an order without money: its plays are the cart's again. */
export async function endUnpaid(
  tx: Db,
  order: OrderRow,
  state: 'declined' | 'refused',
  at: Date,
): Promise<OrderRow> {
  await releasePlays(tx, order);
  return await moveTo(tx, order, state, at);
}
