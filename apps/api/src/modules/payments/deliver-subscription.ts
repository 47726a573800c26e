import { pauseRefusal } from '../limits/refusals.ts';
import { lockCustomer } from '../limits/repository.ts';
import { extendSubscription } from '../subscriptions/extend.ts';
import { packageRefusal } from '../subscriptions/packages.ts';
import type { Delivery } from './delivery.ts';
import type { OrderRow } from './repository.ts';

/** What the order of a subscription is for. */
function boughtBy({ id, months, monthlyPriceCents }: OrderRow) {
  if (months === null || monthlyPriceCents === null) throw new Error(`order ${id} has no months`);
  return { months, monthlyPriceCents };
}

/** Months of subscription, at the price that was shown. Nothing is reserved for it, and the cart has no part in it. */
export const subscriptionDelivery: Delivery = {
  async reserve(tx, order, terms) {
    const payer = await lockCustomer(tx, order.customerId);
    return pauseRefusal(payer, terms) ?? (await packageRefusal(tx, boughtBy(order)));
  },

  lapsed: async () => null,

  async deliver(tx, order, time) {
    await lockCustomer(tx, order.customerId);
    const { id: orderId, customerId } = order;
    await extendSubscription(tx, { orderId, customerId, months: boughtBy(order).months }, time);
  },

  release: async () => undefined,
};
