import { cents } from '@bolillero/domain/money/cents';
import { lockCart } from '../checkouts/repository.ts';
import { paidPlaysRefusal } from '../limits/plays-per-day.ts';
import { limitRefusal, pauseRefusal, seriesRefusal } from '../limits/refusals.ts';
import type { Delivery } from './delivery.ts';
import { saleRefusal, whatChanged } from './order-items.ts';
import * as orders from './repository.ts';

/** Plays of the cart: reserved while the money moves, then purchases. */
export const cartDelivery: Delivery = {
  async reserve(tx, order, terms) {
    const { id, customerId } = order;
    const payer = await lockCart(tx, customerId);
    const items = await orders.itemsOf(tx, id);
    const ids = items.map(({ playId }) => playId);
    const payment = { customerId, orderId: id, amount: cents(order.amountCents) };
    const refusal =
      pauseRefusal(payer, terms) ??
      seriesRefusal(payer, items) ??
      whatChanged(items, await orders.lockPlays(tx, customerId, ids), terms.sales) ??
      (await paidPlaysRefusal(tx, customerId, items, (lotteryId) => terms.sales(lotteryId).lottery)) ??
      (await limitRefusal(tx, payer, payment, terms));
    if (refusal === null) await orders.reservePlays(tx, id, ids);
    return refusal;
  },

  async lapsed(tx, order, { sales }) {
    return saleRefusal(await orders.itemsOf(tx, order.id), sales);
  },

  async deliver(tx, order, { now }) {
    await lockCart(tx, order.customerId);
    await orders.insertPurchases(tx, order.id, new Date(now));
  },

  async release(tx, order) {
    await lockCart(tx, order.customerId);
    await orders.releasePlays(tx, order.id);
  },
};
