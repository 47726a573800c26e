import { cents } from '@bolillero/domain/money/cents';
import { lockCart } from '../checkouts/repository.ts';
import { limitRefusal, pauseRefusal } from '../limits/refusals.ts';
import { playsPart } from './deliver-plays.ts';
import { sharesPart } from './deliver-shares.ts';
import type { Delivery } from './delivery.ts';

/** What is in the cart: plays and shares of group games, all of an order or none of it. */
export const cartDelivery: Delivery = {
  async reserve(tx, order, terms) {
    const { id, customerId } = order;
    const payer = await lockCart(tx, customerId);
    const payment = { customerId, orderId: id, amount: cents(order.amountCents) };
    const refusal =
      pauseRefusal(payer, terms) ??
      (await playsPart.refusal(tx, order, payer, terms)) ??
      (await sharesPart.refusal(tx, order, payer, terms)) ??
      (await limitRefusal(tx, payer, payment, terms));
    if (refusal !== null) return refusal;
    await playsPart.reserve(tx, order);
    await sharesPart.reserve(tx, order);
    return null;
  },

  async lapsed(tx, order, terms) {
    return (await playsPart.lapsed(tx, order, terms)) ?? (await sharesPart.lapsed(tx, order, terms));
  },

  async deliver(tx, order, { now }) {
    await lockCart(tx, order.customerId);
    await playsPart.deliver(tx, order, new Date(now));
    await sharesPart.deliver(tx, order, new Date(now));
  },

  async release(tx, order) {
    await lockCart(tx, order.customerId);
    await playsPart.release(tx, order);
    await sharesPart.release(tx, order);
  },
};
