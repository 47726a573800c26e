import { paidPlaysRefusal } from '../limits/plays-per-day.ts';
import { seriesRefusal } from '../limits/refusals.ts';
import type { CartPart } from './cart-part.ts';
import { saleRefusal, whatChanged } from './order-items.ts';
import * as orders from './repository.ts';

/** Plays of the cart: reserved while the money moves, then purchases. */
export const playsPart: CartPart = {
  async refusal(tx, { id, customerId }, payer, { sales }) {
    const items = await orders.itemsOf(tx, id);
    const ids = items.map(({ playId }) => playId);
    return (
      seriesRefusal(payer, items) ??
      whatChanged(items, await orders.lockPlays(tx, customerId, ids), sales) ??
      (await paidPlaysRefusal(tx, customerId, items, (lotteryId) => sales(lotteryId).lottery))
    );
  },

  async reserve(tx, { id }) {
    const items = await orders.itemsOf(tx, id);
    await orders.reservePlays(
      tx,
      id,
      items.map(({ playId }) => playId),
    );
  },

  async lapsed(tx, { id }, { sales }) {
    return saleRefusal(await orders.itemsOf(tx, id), sales);
  },

  async deliver(tx, { id }, at) {
    await orders.insertPurchases(tx, id, at);
  },

  async release(tx, { id }) {
    await orders.releasePlays(tx, id);
  },
};
