import { paymentOrder, testGatewayOrder } from '@bolillero/database/schema/play';
import { cents } from '@bolillero/domain/money/cents';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentProvider, ProviderUnavailable } from '../../adapters/payment-provider.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedOrder, capture, interpose, openOrder, pay } from '../../testing/payments.ts';
import { powerballCutoff, registerPlays } from '../../testing/plays.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { catchUpWithOrders } from './reconcile.ts';

let app: TestApp;
let token: string;
let items: number[];
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
  items = await registerPlays(app, token, 2);
  id = await approvedOrder(app, token, items);
});
afterEach(async () => {
  putBack();
  await expectMoneyAndPurchasesAgree(app);
});

class Killed extends Error {}

/** Moves the house's clock on from the beginning of the test. */
const after = (seconds: number) => app.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());
const put = (change: (real: PaymentProvider) => Partial<PaymentProvider>) => {
  putBack = interpose(app, change);
};
const orderNow = async () => (await app.get(`/payments/orders/${id}`, token)).body;
const cart = async () => (await app.get('/checkouts/list', token)).body.listCheckout;
const cartIds = async () => (await cart()).map((item: { id: number }) => item.id).toSorted();
const refundsTold = async () => {
  const { rows } = await app.context.db.execute(
    `SELECT amount_cents::int AS amount, currency FROM notification WHERE order_id = '${id}'`,
  );
  return rows;
};
const itemsKept = async () => {
  const { rows } = await app.context.db.execute(`SELECT FROM order_item WHERE order_id = '${id}'`);
  return rows.length;
};
const gatewayState = async () => {
  const rows = await app.context.db.select().from(testGatewayOrder);
  return rows.find(({ reference }) => reference === id)?.state;
};

/** Where a process may die on the way, and what is left then. */
const deaths = {
  'before the provider was asked': () => ({
    capture: () => Promise.reject(new Killed()),
  }),
  'after the provider took the money': (real: PaymentProvider) => ({
    capture: async (...order: Parameters<PaymentProvider['capture']>) => {
      await real.capture(...order);
      throw new Killed();
    },
  }),
} as const;

describe.each(Object.entries(deaths))('a process that dies %s', (_, death) => {
  beforeEach(async () => {
    put(death);
    expect((await capture(app, token, id)).status).toBe(500);
    putBack();
    expect((await orderNow()).status).toBe('capturing');
  });

  test('leaves plays that nobody can delete, move or pay again', async () => {
    expect(await cart()).toMatchObject([{ being_paid: true }, { being_paid: true }]);
    const removed = await app.delete(`/checkouts/list/${items[0]}`, token);
    expect([removed.status, removed.body.code]).toEqual([409, 'play-being-paid']);
    await app.delete('/checkouts/listLottery/1', token);
    await app.delete('/checkouts/list', token);
    expect(await cartIds()).toEqual(items);
    const order = await app.post('/payments/orders', { kind: 'cart', items }, token);
    expect([order.status, order.body.code]).toEqual([409, 'play-being-paid']);
    const moved = await app.post('/checkouts/renew', { items }, token);
    expect([moved.status, moved.body.code]).toEqual([409, 'play-being-paid']);
    // Registering the same numbers again finds the play that is being paid.
    expect(await registerPlays(app, token, 2)).toEqual(items);
  });

  test('is caught up with within seconds, once, however many processes look', async () => {
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('capturing');
    after(6);
    await Promise.all([1, 2, 3].map(() => reconcileOrders(app.context)));
    const order = await orderNow();
    expect(order).toMatchObject({ status: 'captured', purchases: [expect.any(Number), expect.any(Number)] });
    expect(await cartIds()).toEqual([]);
    after(1000);
    await reconcileOrders(app.context);
    expect(await orderNow()).toEqual(order);
    expect((await capture(app, token, id)).body.purchases).toEqual(order.purchases);
  });

  test('is caught up with by the customer who captures again', async () => {
    const { status, body } = await capture(app, token, id);
    expect([status, body.purchases.length]).toEqual([200, 2]);
  });

  test('keeps no money once the cut-off has passed', async () => {
    app.setNow(powerballCutoff);
    await reconcileOrders(app.context);
    const charged = (await gatewayState()) === 'refunded';
    expect((await orderNow()).status).toBe(charged ? 'refunded' : 'refused');
    expect(await refundsTold()).toEqual(charged ? [{ amount: 600, currency: 'USD' }] : []);
    expect(await cart()).toMatchObject([
      { being_paid: false, expired: true },
      { being_paid: false, expired: true },
    ]);
  });
});

describe('paying across the cut-off', () => {
  /** The provider takes its time: the sale closes before it answers. */
  const slow = (real: PaymentProvider) => ({
    capture: async (...order: Parameters<PaymentProvider['capture']>) => {
      app.setNow(powerballCutoff);
      return await real.capture(...order);
    },
  });

  test('the money goes back by itself and the customer is told once', async () => {
    put(slow);
    const replies = [await capture(app, token, id), await capture(app, token, id)];
    for (const { status, body } of replies) {
      expect([status, body.code]).toEqual([409, 'order-refunded']);
      expect(body.message).toBe(
        'Tu pago llegó tarde: la venta ya había cerrado o tu carrito había cambiado. Te devolvimos el monto completo por el mismo medio con que pagaste.',
      );
    }
    expect(await gatewayState()).toBe('refunded');
    expect(await refundsTold()).toEqual([{ amount: 600, currency: 'USD' }]);
    const { body: told } = await app.get('/notifications/listNew', token);
    expect(told.data).toMatchObject([{ kind: 'refund', order_kind: 'cart', refund_cause: 'changed' }]);
    expect(await cart()).toMatchObject([{ expired: true }, { expired: true }]);
    const { body } = await app.post('/checkouts/renew', { items }, token);
    expect(body.ok).toBe(true);
    expect(await pay(app, token, items)).toHaveLength(2);
  });

  test('twenty captures at once refund once and tell once', async () => {
    app.setNow('2026-11-22T02:58:55Z');
    put(slow);
    const replies = await Promise.all(Array.from({ length: 20 }, () => capture(app, token, id)));
    for (const { body } of replies) {
      // One that came while the provider was still at it is told that nothing is known yet, or what is under way.
      expect(['order-refunded', 'order-refunding', 'payment-unavailable']).toContain(body.code);
    }
    expect((await capture(app, token, id)).body.code).toBe('order-refunded');
    expect(await refundsTold()).toHaveLength(1);
  });

  test('a refund that the provider does not answer is tried again until it is made', async () => {
    put((real) => ({ ...slow(real), refund: () => Promise.reject(new ProviderUnavailable()) }));
    const { status, body } = await capture(app, token, id);
    expect([status, body.code]).toEqual([409, 'order-refunding']);
    expect(body.message).toMatch(/Te estamos devolviendo el monto completo/);
    expect((await orderNow()).status).toBe('refunding');
    expect(await refundsTold()).toEqual([]);
    app.setNow('2026-11-22T03:05:00Z');
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refunding');
    putBack();
    app.setNow('2026-11-22T04:00:00Z');
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refunded');
    expect(await refundsTold()).toHaveLength(1);
  });

  test('a process that dies after the refund is caught up with, told once', async () => {
    put((real) => ({
      ...slow(real),
      refund: async (...capture: Parameters<PaymentProvider['refund']>) => {
        await real.refund(...capture);
        throw new Killed();
      },
    }));
    expect((await capture(app, token, id)).status).toBe(500);
    putBack();
    app.setNow('2026-11-22T03:05:00Z');
    await reconcileOrders(app.context);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refunded');
    expect(await refundsTold()).toHaveLength(1);
  });

  test('a capture that arrives after the order was given up is refunded', async () => {
    put(deaths['before the provider was asked']);
    await capture(app, token, id);
    putBack();
    app.setNow(powerballCutoff);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refused');
    // The dead process's request had been on its way all the time.
    const { providerOrder } = await orderRow();
    await app.context.payments.current.capture(providerOrder, id);
    app.setNow('2026-11-22T05:00:00Z');
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refunded');
    expect(await gatewayState()).toBe('refunded');
    expect(await refundsTold()).toHaveLength(1);
  });
});

const orderRow = async () => {
  const { rows } = await app.context.db.execute<{ providerOrder: string }>(
    `SELECT provider_order AS "providerOrder" FROM payment_order WHERE id = '${id}'`,
  );
  return rows[0] ?? { providerOrder: '' };
};

describe('a provider that cannot be reached', () => {
  const unreachable = () => Promise.reject(new ProviderUnavailable());

  test('opens no order', async () => {
    put(() => ({ createOrder: unreachable }));
    const { status, body } = await app.post('/payments/orders', { kind: 'cart', items }, token);
    expect([status, body.code, body.message]).toEqual([
      503,
      'payment-unavailable',
      '¡Vuelva a intentarlo más tarde!',
    ]);
  });

  test('charges nothing and leaves the order as it was', async () => {
    put(() => ({ find: unreachable }));
    expect((await capture(app, token, id)).status).toBe(503);
    expect((await orderNow()).status).toBe('open');
    putBack();
    expect((await capture(app, token, id)).status).toBe(200);
  });

  test('keeps the plays reserved until it says what it did', async () => {
    put((real) => ({
      capture: async (...order) => {
        await real.capture(...order);
        throw new ProviderUnavailable();
      },
      find: unreachable,
    }));
    // It answered that the order was approved, and then no more.
    const { find } = app.context.payments.current;
    app.context.payments.current.find = async () => {
      app.context.payments.current.find = find;
      return { state: 'approved' };
    };
    const { status, body } = await capture(app, token, id);
    expect([status, body.code]).toEqual([503, 'payment-unavailable']);
    expect(await cart()).toMatchObject([{ being_paid: true }, { being_paid: true }]);
    after(10);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('capturing');
    putBack();
    after(100);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('captured');
  });
});

describe('a provider whose words are not ours', () => {
  const lies = {
    'another amount': { amount: cents(1) },
    'another currency': { currency: 'PEN' },
    'another order': { reference: '00000000-0000-4000-8000-000000000000' },
  };

  test.each(Object.entries(lies))('%s: nothing is delivered and its money goes back', async (_, lie) => {
    put((real) => ({
      capture: async (...order) => {
        const told = await real.capture(...order);
        return told.state === 'captured' ? { ...told, ...lie } : told;
      },
    }));
    const { status, body } = await capture(app, token, id);
    expect([status, body.code]).toEqual([409, 'order-refunded']);
    expect(body.message).toMatch(/^El pago que llegó no coincide con lo que te pedimos\. Te devolvimos/);
    expect((await orderNow()).purchases).toEqual([]);
    expect(await gatewayState()).toBe('refunded');
    expect(await cartIds()).toEqual(items);
    expect(await refundsTold()).toHaveLength(1);
    const { token: admin } = await anAdmin(app);
    const { body: audit } = await app.get(`/audit?entity=payment_order&entity_id=${id}`, admin);
    const asked = { amountCents: 600, currency: 'USD', reference: id };
    const { amount: amountCents, ...others } = { amount: 600, ...lie } as { amount: number };
    expect(audit.data).toMatchObject([
      { action: 'mismatch', admin_id: null, before: asked, after: { ...asked, ...others, amountCents } },
    ]);
  });

  test('a payment still under way is neither delivered nor lost', async () => {
    put(() => ({ capture: async () => ({ state: 'approved' }) }));
    expect((await capture(app, token, id)).status).toBe(503);
    putBack();
    after(6);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('captured');
  });

  test('a payment declined at the last moment gives the plays back', async () => {
    put(() => ({ capture: async () => ({ state: 'declined' }) }));
    const { status, body } = await capture(app, token, id);
    expect([status, body.code]).toEqual([422, 'order-declined']);
    putBack();
    expect(await cart()).toMatchObject([{ being_paid: false }, { being_paid: false }]);
    expect(await pay(app, token, items)).toHaveLength(2);
  });

  test('an order that it has forgotten is given up', async () => {
    put(() => ({ find: async () => ({ state: 'unknown' }) }));
    const { status, body } = await capture(app, token, id);
    expect([status, body.code]).toEqual([409, 'order-refused']);
  });
});

describe('orders that nobody finished', () => {
  test('one captured at the provider alone is delivered', async () => {
    await app.context.payments.current.capture((await orderRow()).providerOrder, id);
    after(6 * 60);
    await reconcileOrders(app.context);
    expect(await orderNow()).toMatchObject({
      status: 'captured',
      purchases: [{}, {}].map(() => expect.any(Number)),
    });
    expect(await cartIds()).toEqual([]);
  });

  test('one captured at the provider alone whose cart has changed is refunded', async () => {
    await app.delete(`/checkouts/list/${items[0]}`, token);
    await app.context.payments.current.capture((await orderRow()).providerOrder, id);
    after(6 * 60);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refunded');
    expect(await refundsTold()).toEqual([{ amount: 600, currency: 'USD' }]);
    expect(await cartIds()).toEqual([items[1]]);
  });

  test('one whose browser got lost after the approval is captured within a minute, once', async () => {
    after(29);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('open');
    after(31);
    await Promise.all([1, 2, 3].map(() => reconcileOrders(app.context)));
    expect((await orderNow()).status).toBe('captured');
    expect(await cartIds()).toEqual([]);
  });

  test('an approved one is over once its customer has opened another for the same plays', async () => {
    after(10);
    const other = await openOrder(app, token, items);
    after(6 * 60);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refused');
    expect((await app.get(`/payments/orders/${other}`, token)).body.status).toBe('open');
    expect(await gatewayState()).toBe('approved');
  });

  test('an approval that nobody saw for an hour is not acted on, and given up after a day', async () => {
    after(61 * 60);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('open');
    after(25 * 60 * 60);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refused');
    expect(await gatewayState()).toBe('approved');
    expect(await cartIds()).toEqual(items);
  });

  test('one given up is asked about until the provider has answered, however late', async () => {
    after(25 * 60 * 60);
    await reconcileOrders(app.context);
    await app.context.payments.current.capture((await orderRow()).providerOrder, id);
    // The house was off for days, and the provider is out when it comes back.
    after(72 * 60 * 60);
    put(() => ({ find: () => Promise.reject(new ProviderUnavailable()) }));
    await reconcileOrders(app.context);
    putBack();
    after(73 * 60 * 60);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refunded');
    expect(await refundsTold()).toHaveLength(1);
  });

  test('one given up for good is asked about no more', async () => {
    after(25 * 60 * 60);
    await reconcileOrders(app.context);
    expect(await itemsKept()).toBe(2);
    after(72 * 60 * 60);
    await reconcileOrders(app.context);
    expect(await itemsKept()).toBe(0);
    put(() => ({ find: () => Promise.reject(new Error('asked again')) }));
    after(96 * 60 * 60);
    await reconcileOrders(app.context);
  });

  test('many are all looked at in one go', async () => {
    const others = await Promise.all(Array.from({ length: 45 }, () => openOrder(app, token, items)));
    after(25 * 60 * 60);
    await reconcileOrders(app.context);
    for (const other of others) {
      expect((await app.get(`/payments/orders/${other}`, token)).body.status).toBe('refused');
    }
  });
});

test('an order of a clock that was ahead is asked about once it is right again', async () => {
  const told: string[] = [];
  const log = { warn: (facts: unknown) => void told.push(JSON.stringify(facts)) };
  await catchUpWithOrders(app.context, log);
  expect(told.join()).not.toContain(id);
  await app.context.db
    .update(paymentOrder)
    .set({ nextCheckAt: new Date('2027-12-21T17:00:00Z') })
    .where(eq(paymentOrder.id, id));
  after(300);
  await reconcileOrders(app.context);
  expect((await orderNow()).status).toBe('open');
  await catchUpWithOrders(app.context, log);
  expect(told.join()).toContain(id);
  await reconcileOrders(app.context);
  expect((await orderNow()).status).toBe('captured');
});
