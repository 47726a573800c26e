import { subscriptionPackage } from '@bolillero/database/schema/account';
import { cents } from '@bolillero/domain/money/cents';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentProvider, ProviderUnavailable } from '../../adapters/payment-provider.ts';
import { aCustomer } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedSubscription, capture, interpose } from '../../testing/payments.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let id: string;
let putBack = () => {};

// What is thrown below stands for a process that is gone: its log is of no interest.
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
  id = await approvedSubscription(app, token, 3);
});
afterEach(async () => {
  putBack();
  await expectMoneyAndPurchasesAgree(app);
});

class Killed extends Error {}

const after = (seconds: number) => app.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());
const put = (change: (real: PaymentProvider) => Partial<PaymentProvider>) => {
  putBack = interpose(app, change);
};
const status = async () => (await app.get(`/payments/orders/${id}`, token)).body.status;
const isSubscribed = async () => (await app.get('/subscriptions/validate', token)).body.ok;
const monthsLeft = async () => (await app.get('/subscriptions/validate', token)).body.count_mounth_expired;
const price = async (monthlyPriceCents: number) => {
  await app.context.db
    .update(subscriptionPackage)
    .set({ monthlyPriceCents })
    .where(eq(subscriptionPackage.months, 3));
};
const captureAtProviderAlone = async () => {
  const { rows } = await app.context.db.execute<{ order: string }>(
    `SELECT provider_order AS order FROM payment_order WHERE id = '${id}'`,
  );
  await app.context.payments.current.capture(rows[0]?.order ?? '', id);
};

describe.each<[string, (real: PaymentProvider) => Partial<PaymentProvider>]>([
  ['before the provider was asked', () => ({ capture: () => Promise.reject(new Killed()) })],
  [
    'after the provider took the money',
    (real) => ({
      capture: async (...order) => {
        await real.capture(...order);
        throw new Killed();
      },
    }),
  ],
])('a process that dies %s', (_, death) => {
  beforeEach(async () => {
    put(death);
    expect((await capture(app, token, id)).status).toBe(500);
    putBack();
    expect([await status(), await isSubscribed()]).toEqual(['capturing', false]);
  });

  test('is caught up with, once, however many processes look', async () => {
    after(6);
    await Promise.all([1, 2, 3].map(() => reconcileOrders(app.context)));
    expect([await status(), await monthsLeft()]).toEqual(['captured', 3]);
    after(1000);
    await reconcileOrders(app.context);
    await capture(app, token, id);
    expect(await monthsLeft()).toBe(2);
  });

  test('is caught up with by eight captures at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => capture(app, token, id)));
    expect(replies.map((reply) => reply.status)).toEqual(Array(8).fill(200));
    expect(await monthsLeft()).toBe(3);
  });

  test('is delivered at the price that was shown, whatever it is meanwhile', async () => {
    await price(99_00);
    after(6);
    await reconcileOrders(app.context);
    await price(27_00);
    expect([await status(), await isSubscribed()]).toEqual(['captured', true]);
  });
});

describe('money that the provider took unasked', () => {
  test('becomes a subscription', async () => {
    await captureAtProviderAlone();
    after(6 * 60);
    await reconcileOrders(app.context);
    expect([await status(), await isSubscribed()]).toEqual(['captured', true]);
  });

  test('goes back by itself when the price has changed, and the customer is told once', async () => {
    await captureAtProviderAlone();
    await price(99_00);
    after(6 * 60);
    await Promise.all([1, 2, 3].map(() => reconcileOrders(app.context)));
    await price(27_00);
    expect([await status(), await isSubscribed()]).toEqual(['refunded', false]);
    const { body } = await capture(app, token, id);
    expect(body.code).toBe('order-refunded');
    expect(body.message).toMatch(
      /^Tu pago llegó tarde: el paquete o su precio había cambiado\. Te devolvimos/,
    );
    const { rows } = await app.context.db.execute(
      `SELECT amount_cents::int AS amount FROM notification WHERE order_id = '${id}'`,
    );
    expect(rows).toEqual([{ amount: 81_00 }]);
  });

  test('goes back when the account was paused meanwhile', async () => {
    await app.post('/costumers/pause', { until: '2026-12-31' }, token);
    await captureAtProviderAlone();
    after(6 * 60);
    await reconcileOrders(app.context);
    expect([await status(), await isSubscribed()]).toEqual(['refunded', false]);
    const { body } = await capture(app, token, id);
    expect(body.message).toMatch(/^Tu pago llegó cuando tu cuenta estaba en pausa\. Te devolvimos/);
  });
});

test('another amount than the order’s delivers nothing and goes back', async () => {
  put((real) => ({
    capture: async (...order) => {
      const told = await real.capture(...order);
      return told.state === 'captured' ? { ...told, amount: cents(1) } : told;
    },
  }));
  expect((await capture(app, token, id)).body.code).toBe('order-refunded');
  expect(await isSubscribed()).toBe(false);
});

test('a provider that cannot be reached opens no order', async () => {
  put(() => ({ createOrder: () => Promise.reject(new ProviderUnavailable()) }));
  const { body } = await app.post('/payments/orders', { kind: 'subscription', meses: 1 }, token);
  expect(body.code).toBe('payment-unavailable');
});
