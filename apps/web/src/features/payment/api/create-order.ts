import type { AnswerOf } from '@bolillero/contract/call';
import { createOrder } from '@bolillero/contract/calls/payments';
import { request } from '../../../api/client.ts';

export type PaymentOrder = AnswerOf<typeof createOrder>;

/** What is paid: exactly these plays of the cart, or a package of so many months. */
export type OrderFor =
  | { readonly kind: 'cart'; readonly items: readonly number[] }
  | { readonly kind: 'subscription'; readonly meses: number };

export type OrderKind = OrderFor['kind'];

/** Opens an order. The server says what it costs. */
export function openOrder(what: OrderFor): Promise<PaymentOrder> {
  return request(createOrder, {
    body: what.kind === 'cart' ? { kind: 'cart', items: [...what.items] } : { ...what },
  });
}
