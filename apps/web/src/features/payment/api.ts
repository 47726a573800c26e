import { approveOrder, captureOrder, createOrder, oneOrder } from '@bolillero/contract/calls/payments';
import { request } from '../../api/client.ts';

/** What is paid: exactly these plays of the cart, or a package of so many months. */
export type OrderFor =
  | { readonly kind: 'cart'; readonly items: readonly number[] }
  | { readonly kind: 'subscription'; readonly months: number };

export type OrderKind = OrderFor['kind'];

export interface PaymentOrder {
  readonly id: string;
  /** Decimal amount. */
  readonly amount: string;
  readonly currency: string;
  /** `test` or `paypal`; `none` where nothing has to be paid. */
  readonly provider: string;
  /** The provider's own id of the order, for its window. */
  readonly providerOrder: string;
}

/** Opens an order. The server says what it costs. */
export async function openOrder(what: OrderFor): Promise<PaymentOrder> {
  const { provider_order: providerOrder, ...order } = await request(createOrder, {
    body:
      what.kind === 'cart'
        ? { kind: 'cart', items: [...what.items] }
        : { kind: 'subscription', meses: what.months },
  });
  return { ...order, providerOrder };
}

/** The test gateway alone: plays the payer. */
export async function playPayer(id: string, outcome: 'approve' | 'decline'): Promise<void> {
  await request(approveOrder, { params: { id }, body: { outcome } });
}

/** Captures an approved order and answers its purchases. Repeating it captures nothing twice. */
export async function capture(id: string): Promise<readonly number[]> {
  return (await request(captureOrder, { params: { id }, body: {} })).purchases;
}

/** What has become of an order of one's own. */
export function orderState(id: string) {
  return request(oneOrder, { params: { id } });
}
