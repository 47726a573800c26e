import type { PaymentProvider } from '../adapters/payment-provider.ts';
import type { Context } from '../context.ts';
import type { Reply, TestApp } from './test-app.ts';

/** Opens an order for cart items and answers its id. */
export async function openOrder(app: TestApp, token: string, items: readonly number[]): Promise<string> {
  const { status, body } = await app.post('/payments/orders', { kind: 'cart', items }, token);
  if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`);
  return body.id;
}

export const approve = (app: TestApp, token: string, id: string, outcome = 'approve'): Promise<Reply> =>
  app.post(`/payments/orders/${id}/approve`, { outcome }, token);

export const capture = (app: TestApp, token: string, id: string): Promise<Reply> =>
  app.post(`/payments/orders/${id}/capture`, {}, token);

/** An order that the payer has approved. */
export async function approvedOrder(app: TestApp, token: string, items: readonly number[]): Promise<string> {
  const id = await openOrder(app, token, items);
  await approve(app, token, id);
  return id;
}

/** Pays for cart items as a customer does, and answers the purchases. */
export async function pay(app: TestApp, token: string, items: readonly number[]): Promise<number[]> {
  const { status, body } = await capture(app, token, await approvedOrder(app, token, items));
  if (status !== 200) throw new Error(`not paid: ${JSON.stringify(body)}`);
  return body.purchases;
}

/** An order for months of subscription that the payer has approved. */
export async function approvedSubscription(app: TestApp, token: string, meses = 1): Promise<string> {
  const { status, body } = await app.post('/payments/orders', { kind: 'subscription', meses }, token);
  if (status !== 200) throw new Error(`no order: ${JSON.stringify(body)}`);
  await approve(app, token, body.id);
  return body.id;
}

/** Puts something between the house and its provider; answers how to take it away. */
export function interpose(
  app: TestApp,
  change: (real: PaymentProvider) => Partial<PaymentProvider>,
): () => void {
  const context = app.context as { -readonly [K in keyof Context]: Context[K] };
  const real = context.payments;
  const changed = { ...real.current, ...change(real.current) };
  context.payments = {
    ...real,
    current: changed,
    of: (name) => (name === changed.name ? changed : real.of(name)),
  };
  return () => {
    context.payments = real;
  };
}
