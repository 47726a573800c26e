import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import {
  approvedOrder,
  approvedSubscription,
  capture,
  interpose,
  openOrder,
  pay,
} from '../../testing/payments.ts';
import { powerballLine, registerPlays, sendLines } from '../../testing/plays.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ SESSION_DAYS: '3650' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

const limits = async () => (await app.get('/costumers/limits', token)).body;
const setLimit = async (monthly: unknown) => await app.post('/costumers/limits', { monthly }, token);
const pauseUntil = async (until: unknown) => await app.post('/costumers/pause', { until }, token);
const cartIds = async () =>
  (await app.get('/checkouts/list', token)).body.listCheckout.map(({ id }: { id: number }) => id).toSorted();
const statusOf = async (id: string) => (await app.get(`/payments/orders/${id}`, token)).body.status;

describe('the monthly limit', () => {
  test('is none until it is set', async () => {
    expect(await limits()).toEqual({
      ok: true,
      monthly: null,
      pending: null,
      spent: '0.00',
      renews: '2026-12-01',
      paused_until: null,
    });
  });

  test.each([
    ['12.50', '12.50'],
    [9, '9.00'],
    [0, '0.00'],
    ['1,000,000', '1000000.00'],
  ])('%j is set at once', async (typed, monthly) => {
    const { status, body } = await setLimit(typed);
    expect([status, body.monthly, body.pending]).toEqual([200, monthly, null]);
    expect((await limits()).monthly).toBe(monthly);
  });

  test('is lowered at once, and raised or taken away after 7 days', async () => {
    await setLimit('50');
    expect((await setLimit('20')).body).toMatchObject({ monthly: '20.00', pending: null });
    const from = '2026-11-28T17:00:00.000Z';
    expect((await setLimit('80')).body).toMatchObject({
      monthly: '20.00',
      pending: { monthly: '80.00', from },
    });
    expect((await setLimit(null)).body).toMatchObject({ monthly: '20.00', pending: { monthly: null, from } });
    app.setNow('2026-11-28T16:59:59.999Z');
    expect(await limits()).toMatchObject({ monthly: '20.00', pending: { monthly: null, from } });
    app.setNow(from);
    expect(await limits()).toMatchObject({ monthly: null, pending: null });
    expect((await setLimit('10')).body).toMatchObject({ monthly: '10.00', pending: null });
  });

  test.each([['1000000.01'], ['1,0']])('%j is no limit', async (typed) => {
    const { status, body } = await setLimit(typed);
    expect([status, body.code]).toEqual([422, 'limit-invalid']);
  });

  test.each([['-1'], ['diez'], [-1], [12.345], [false], [{}], [undefined]])(
    '%j is bad input',
    async (typed) => {
      expect((await setLimit(typed)).status).toBe(400);
      expect((await limits()).monthly).toBeNull();
    },
  );

  test('many changes at once leave the lowest', async () => {
    await Promise.all([40, 10, 30, 20, 50, 60].map((amount) => setLimit(amount)));
    expect((await limits()).monthly).toBe('10.00');
  });

  test('is each customer’s own', async () => {
    await setLimit('5');
    const other = await aCustomer(app);
    expect((await app.get('/costumers/limits', other.token)).body.monthly).toBeNull();
  });
});

describe('what was spent', () => {
  test('is what plays cost, fees included, and not a subscription', async () => {
    await pay(app, token, await registerPlays(app, token, 2));
    await capture(app, token, await approvedSubscription(app, token));
    await openOrder(app, token, await registerPlays(app, token, 1, 5));
    expect((await limits()).spent).toBe('6.00');
  });

  test('is less what was given back', async () => {
    const [first] = await pay(app, token, await registerPlays(app, token, 2));
    const admin = await anAdmin(app);
    await app.post(`/purchases/refund/${first}`, { reason: 'No se compró.' }, admin.token);
    await app.context.jobs.drain();
    expect((await limits()).spent).toBe('3.00');
  });

  test('starts again with the month of the house', async () => {
    app.setNow('2026-12-01T04:59:59Z');
    const line = [powerballLine()];
    const { body } = await sendLines(app, token, line, { date_lottery: '2026-12-02' });
    await pay(app, token, [body.registered[0].newId]);
    expect(await limits()).toMatchObject({ spent: '3.00', renews: '2026-12-01' });
    app.setNow('2026-12-01T05:00:00Z');
    expect(await limits()).toMatchObject({ spent: '0.00', renews: '2027-01-01' });
  });
});

describe('paying with a limit', () => {
  const exceeded = {
    code: 'limit-exceeded',
    message:
      'Este pago supera tu límite mensual de $10.00: este mes llevas $6.00 y el pago es de $6.00. No se cobró nada.',
    details: { limit: '10.00', spent: '6.00', amount: '6.00', renews: '2026-12-01' },
  };

  test('up to the limit itself goes through, a cent above it opens no order', async () => {
    await setLimit('6.00');
    await pay(app, token, await registerPlays(app, token, 2));
    const items = await registerPlays(app, token, 1, 5);
    const { status, body } = await app.post('/payments/orders', { kind: 'cart', items }, token);
    expect([status, body.code]).toEqual([422, 'limit-exceeded']);
    expect(await cartIds()).toEqual(items);
  });

  test('refuses the capture before money moves when it is reached meanwhile', async () => {
    await setLimit('10');
    const first = await approvedOrder(app, token, await registerPlays(app, token, 2));
    const items = await registerPlays(app, token, 2, 5);
    const second = await approvedOrder(app, token, items);
    expect((await capture(app, token, first)).status).toBe(200);
    const { status, body } = await capture(app, token, second);
    expect(status).toBe(422);
    expect(body).toMatchObject(exceeded);
    expect(await statusOf(second)).toBe('refused');
    expect((await capture(app, token, second)).body.code).toBe('order-refused');
    expect(await cartIds()).toEqual(items);
    expect(await pay(app, token, items.slice(0, 1))).toHaveLength(1);
  });

  test('refuses the capture when it was lowered meanwhile', async () => {
    const id = await approvedOrder(app, token, await registerPlays(app, token, 2));
    await setLimit('5.99');
    expect((await capture(app, token, id)).body.code).toBe('limit-exceeded');
  });

  test('of orders captured at the same time, no two pass it together', async () => {
    await setLimit('10');
    for (let round = 0; round < 4; round += 1) {
      const items = await registerPlays(app, token, 8);
      const orders = await Promise.all(items.map((item) => approvedOrder(app, token, [item])));
      const replies = await Promise.all(orders.map((id) => capture(app, token, id)));
      const statuses = replies.map(({ status }) => status).toSorted();
      expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422, 422]);
      expect((await limits()).spent).toBe('9.00');
      await app.delete('/checkouts/list', token);
      token = (await aCustomer(app)).token;
      await setLimit('10');
    }
  });

  test('counts an order whose money is being moved', async () => {
    await setLimit('10');
    const [first, second] = [
      await approvedOrder(app, token, await registerPlays(app, token, 2)),
      await approvedOrder(app, token, await registerPlays(app, token, 2, 5)),
    ];
    const putBack = interpose(app, () => ({ capture: async () => ({ state: 'approved' }) }));
    expect((await capture(app, token, first)).status).toBe(503);
    putBack();
    expect((await capture(app, token, second)).body).toMatchObject(exceeded);
    // The one that holds the money is not refused for itself.
    expect((await capture(app, token, first)).status).toBe(200);
  });

  test('gives money back that the provider took unasked above it', async () => {
    const id = await approvedOrder(app, token, await registerPlays(app, token, 2));
    await setLimit('5');
    const { rows } = await app.context.db.execute<{ order: string }>(
      `SELECT provider_order AS order FROM payment_order WHERE id = '${id}'`,
    );
    await app.context.payments.current.capture(rows[0]?.order ?? '', id);
    app.setNow('2026-11-21T17:06:00Z');
    await reconcileOrders(app.context);
    expect(await statusOf(id)).toBe('refunded');
    expect((await limits()).spent).toBe('0.00');
  });

  test('lets a subscription through, which does not count', async () => {
    await setLimit(0);
    expect((await capture(app, token, await approvedSubscription(app, token))).status).toBe(200);
  });
});

describe('a pause', () => {
  test('is told as the first instant of its last day in the time zone of the house', async () => {
    const { status, body } = await pauseUntil('2026-12-31');
    expect([status, body.paused_until]).toEqual([200, '2026-12-31T05:00:00.000Z']);
    expect((await limits()).paused_until).toBe('2026-12-31T05:00:00.000Z');
    app.setNow('2026-12-31T05:00:00Z');
    expect((await limits()).paused_until).toBeNull();
  });

  test('cannot be shortened, only made longer', async () => {
    await pauseUntil('2026-12-31');
    const { status, body } = await pauseUntil('2026-12-30');
    expect([status, body.code, body.message]).toEqual([
      422,
      'pause-cannot-shorten',
      'Tu cuenta ya está en pausa hasta el jueves 31 de diciembre de 2026: una pausa no se puede acortar.',
    ]);
    expect((await pauseUntil('2026-12-31')).status).toBe(200);
    expect((await pauseUntil('2027-06-01')).body.paused_until).toBe('2027-06-01T05:00:00.000Z');
  });

  test('of those chosen at once, the longest holds', async () => {
    const dates = ['2027-03-01', '2026-12-01', '2027-01-01', '2027-02-01'];
    await Promise.all(dates.map((date) => pauseUntil(date)));
    expect((await limits()).paused_until).toBe('2027-03-01T05:00:00.000Z');
  });

  test.each([['2026-11-21'], ['2026-11-20'], ['2031-11-22'], ['2026-13-01'], ['mañana'], ['']])(
    'until %j is refused',
    async (until) => {
      const { status, body } = await pauseUntil(until);
      expect([status, body.code]).toEqual([422, 'pause-invalid']);
    },
  );

  test.each([undefined, {}, 'x'.repeat(41)])('until %j is bad input', async (until) => {
    expect((await pauseUntil(until)).status).toBe(400);
  });

  test('refuses plays and payments until its end', async () => {
    const items = await registerPlays(app, token, 1);
    const cart = await approvedOrder(app, token, items);
    const subscription = await approvedSubscription(app, token);
    await pauseUntil('2026-11-22');
    const refused = async (reply: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await reply;
      expect([status, body.code]).toEqual([403, 'account-paused']);
    };
    await refused(sendLines(app, token, [powerballLine(3)]));
    await refused(app.post('/checkouts/renew', { items }, token));
    await refused(app.post('/payments/orders', { kind: 'cart', items }, token));
    await refused(app.post('/payments/orders', { kind: 'subscription', meses: 1 }, token));
    await refused(capture(app, token, cart));
    await refused(capture(app, token, subscription));
    expect([await statusOf(cart), await statusOf(subscription)]).toEqual(['refused', 'refused']);
    expect(await cartIds()).toEqual(items);
    app.setNow('2026-11-22T05:00:00Z');
    expect((await app.post('/checkouts/renew', { items }, token)).status).toBe(200);
  });

  test('leaves what is there to be read, and the cart to be emptied', async () => {
    const paid = await approvedOrder(app, token, await registerPlays(app, token));
    const bought = await capture(app, token, paid);
    const [item] = await registerPlays(app, token, 1, 5);
    await pauseUntil('2027-01-01');
    expect((await capture(app, token, paid)).body).toEqual(bought.body);
    for (const path of [
      '/costumers/profile',
      '/checkouts/list',
      '/purchases/list',
      '/subscriptions/validate',
    ]) {
      expect([path, (await app.get(path, token)).status]).toEqual([path, 200]);
    }
    expect((await app.post('/purchases/create', { token: paid }, token)).body.data).toHaveLength(1);
    expect((await app.delete(`/checkouts/list/${item}`, token)).status).toBe(200);
    expect((await setLimit('5')).status).toBe(200);
  });

  test('that begins while the money is being moved does not keep what was paid', async () => {
    const id = await approvedOrder(app, token, await registerPlays(app, token));
    const putBack = interpose(app, (real) => ({
      capture: async (...order) => {
        await pauseUntil('2026-12-31');
        return await real.capture(...order);
      },
    }));
    expect((await capture(app, token, id)).status).toBe(200);
    putBack();
  });

  test('stops nobody else', async () => {
    await pauseUntil('2026-12-31');
    const other = await aCustomer(app);
    expect(await pay(app, other.token, await registerPlays(app, other.token))).toHaveLength(1);
  });
});

test.each([
  ['GET', '/costumers/limits'],
  ['POST', '/costumers/limits'],
  ['POST', '/costumers/pause'],
] as const)('%s %s wants a customer who is signed in', async (method, path) => {
  expect((await app.call(method, path)).status).toBe(401);
  expect((await app.call(method, path, { token: (await anAdmin(app)).token })).status).toBe(403);
});
