import type { Db } from '@bolillero/database/connection';
import { endUnpaid } from './move-order.ts';
import type { OrderLines } from './repository.ts';
import * as orders from './repository.ts';

/**
 * Ends the customer's open orders that hold one of these lines, because another one is being opened for it: so each line of the cart is
 * in one open order at most, and they do not pile up: of several that are opened at the same time the last one stays. What is being captured at this moment is waited for and stays. Money that
 * comes to an ended one all the same goes back by itself, for which its lines are not needed.
 */
export async function endOlderOrders(
  tx: Db,
  customerId: number,
  { plays, shares }: OrderLines,
  at: Date,
): Promise<void> {
  const lines = [...plays.map(({ playId }) => playId), ...shares.map(({ cartShareId }) => cartShareId)];
  if (lines.length === 0) return;
  // Those that another transaction is still writing down could not be seen.
  await orders.lockOpening(tx, customerId);
  const older = await orders.lockOpenWith(tx, customerId, lines);
  for (const order of older) await endUnpaid(tx, order, 'refused', at);
  await orders.removeItems(
    tx,
    older.map(({ id }) => id),
  );
}
