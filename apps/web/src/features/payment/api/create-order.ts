import type { AnswerOf } from '@bolillero/contract/call';
import { createOrder } from '@bolillero/contract/calls/payments';
import { request } from '../../../api/client.ts';

export type PaymentOrder = AnswerOf<typeof createOrder>;

/** Opens an order for exactly these plays of the cart. The server says what it costs. */
export function openOrder(items: readonly number[]): Promise<PaymentOrder> {
  return request(createOrder, { body: { kind: 'cart', items: [...items] } });
}
