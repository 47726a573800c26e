import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPaymentProviders } from '../../adapters/payment-providers.ts';
import type { Context } from '../../context.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { approve, approvedOrder, capture, openOrder, pay } from '../../testing/payments.ts';
import { type PayPalServer, startPayPalServer } from '../../testing/paypal-server.ts';
import { registerPlays } from '../../testing/plays.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { tellOrdersLeft } from './reconcile.ts';

let paypal: PayPalServer;
let app: TestApp;
let token: string;
let admin: string;
let items: number[];

beforeAll(async () => {
  paypal = await startPayPalServer();
  app = await startTestApp({ ...paypal.settings, LOG_LEVEL: 'silent' });
  admin = (await anAdmin(app)).token;
});
afterAll(async () => {
  await app.close();
  await paypal.close();
});
beforeEach(async () => {
  app.setNow(testNow);
  takesPayments('paypal');
  token = (await aCustomer(app)).token;
  items = await registerPlays(app, token, 1);
});

/** The house is started anew, with an account at PayPal or without one. */
function takesPayments(by: 'paypal' | 'test'): void {
  const context = app.context as { -readonly [K in keyof Context]: Context[K] };
  const { config, db, clock } = context;
  const account = by === 'paypal' ? config.paypal : null;
  context.payments = createPaymentProviders({ paypal: account }, db, clock, pino({ level: 'silent' }));
}

const after = (seconds: number) => app.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());
const stateOf = async (id: string) => (await app.get(`/payments/orders/${id}`, token)).body.status;
const refund = (purchase: number) =>
  app.post(`/purchases/refund/${purchase}`, { reason: 'No se compró' }, admin);
const listed = async (purchase: number) => {
  const { body } = await app.get('/purchases/refunds', admin);
  return body.data.find(({ id }: { id: number }) => id === purchase).refund;
};
async function paidAtPayPal(): Promise<{ id: string; purchase: number }> {
  const id = await openOrder(app, token, items);
  paypal.approve(paypal.order(id).id);
  const { body } = await capture(app, token, id);
  return { id, purchase: body.purchases[0] };
}

test('a purchase of the time before is given back by who took its money', async () => {
  takesPayments('test');
  const [purchase = 0] = await pay(app, token, items);
  takesPayments('paypal');
  expect((await refund(purchase)).status).toBe(200);
  await app.context.jobs.drain();
  expect((await refund(purchase)).body.data.state).toBe('done');
  const { rows } = await app.context.db.execute(
    `SELECT amount_cents::int AS cents FROM test_gateway_refund WHERE reference = 'purchase-${purchase}'`,
  );
  expect(rows).toEqual([{ cents: 300 }]);
});

test('an order that the former provider captured is delivered, and what it took for nothing goes back there', async () => {
  takesPayments('test');
  const [delivered, unwanted] = [
    await approvedOrder(app, token, items),
    await approvedOrder(app, token, await registerPlays(app, token, 1, 9)),
  ];
  for (const id of [delivered, unwanted]) {
    const { rows } = await app.context.db.execute<{ at: string }>(
      `SELECT provider_order AS at FROM payment_order WHERE id = '${id}'`,
    );
    await app.context.payments.current.capture(rows[0]?.at ?? '', id);
  }
  const { body } = await app.get('/checkouts/list', token);
  const [, other] = body.listCheckout
    .map(({ id }: { id: number }) => id)
    .toSorted((a: number, b: number) => a - b);
  await app.delete(`/checkouts/list/${other}`, token);
  takesPayments('paypal');
  after(6 * 60);
  await reconcileOrders(app.context);
  expect([await stateOf(delivered), await stateOf(unwanted)]).toEqual(['captured', 'refunded']);
});

test('a test order of before buys nothing once the house takes real money', async () => {
  takesPayments('test');
  const others = await registerPlays(app, token, 1, 9);
  const [approved, open] = [await approvedOrder(app, token, items), await openOrder(app, token, others)];
  takesPayments('paypal');
  expect((await approve(app, token, open)).body.code).toBe('payments-only-in-test');
  expect((await capture(app, token, approved)).body.code).toBe('payment-unavailable');
  after(31);
  await reconcileOrders(app.context);
  expect(await stateOf(approved)).toBe('open');
  after(25 * 60 * 60);
  await reconcileOrders(app.context);
  expect([await stateOf(approved), await stateOf(open)]).toEqual(['refused', 'refused']);
});

test('a promised refund waits for a provider that is not configured, says so, and is made when it is again', async () => {
  const { purchase } = await paidAtPayPal();
  await refund(purchase);
  takesPayments('test');
  await app.context.jobs.drain();
  expect(await listed(purchase)).toMatchObject({ doneAt: null, waitsFor: 'paypal' });
  const { rows } = await app.context.db.execute(`SELECT last_error FROM job WHERE kind = 'refund-purchase'`);
  expect(rows).toEqual([{ last_error: expect.stringContaining('not configured for paypal') }]);
  takesPayments('paypal');
  after(5 * 60);
  await app.context.jobs.drain();
  expect(await listed(purchase)).toMatchObject({ doneAt: expect.any(String), waitsFor: null });
});

test('a new refund is refused while its provider is not configured, and nothing is promised', async () => {
  const { purchase } = await paidAtPayPal();
  takesPayments('test');
  const { status, body } = await refund(purchase);
  expect([status, body.code]).toEqual([503, 'payment-unavailable']);
  takesPayments('paypal');
  expect((await refund(purchase)).status).toBe(200);
});

test('orders of a provider that is not configured are never given up unasked, and the log says that they wait', async () => {
  const id = await openOrder(app, token, items);
  paypal.approve(paypal.order(id).id);
  takesPayments('test');
  for (const days of [1, 2, 9]) {
    after(days * 25 * 60 * 60);
    await reconcileOrders(app.context);
    expect(await stateOf(id)).toBe('open');
  }
  const told: object[] = [];
  await tellOrdersLeft(app.context, { warn: (facts) => void told.push(facts) });
  expect(told).toEqual([{ provider: 'paypal', orders: expect.any(Number) }]);
  takesPayments('paypal');
  after(10 * 25 * 60 * 60);
  await reconcileOrders(app.context);
  expect(await stateOf(id)).toBe('refused');
  await tellOrdersLeft(app.context, { warn: () => expect.unreachable() });
});
