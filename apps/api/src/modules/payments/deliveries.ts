import { cartDelivery } from './deliver-cart.ts';
import { subscriptionDelivery } from './deliver-subscription.ts';
import type { Delivery } from './delivery.ts';
import type { OrderRow } from './repository.ts';

const deliveries: Readonly<Record<OrderRow['kind'], Delivery>> = {
  cart: cartDelivery,
  subscription: subscriptionDelivery,
};

export const deliveryOf = ({ kind }: OrderRow): Delivery => deliveries[kind];
