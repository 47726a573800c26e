import { subscriptionPackage } from '@bolillero/database/schema/account';
import { paymentOrder } from '@bolillero/database/schema/play';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedOrder, approvedSubscription, capture, pay } from '../../testing/payments.ts';
import { registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
let customerId: number;
beforeAll(async () => {
  app = await startTestApp({ SESSION_DAYS: '365' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  ({ token, id: customerId } = await aCustomer(app));
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

const state = async () => (await app.get('/subscriptions/validate', token)).body;
const endsAt = async (id = customerId) => {
  const { rows } = await app.context.db.execute<{ at: Date }>(
    `SELECT ends_at AS at FROM subscription WHERE customer_id = ${id}`,
  );
  return rows[0] === undefined ? null : new Date(rows[0].at).toISOString();
};
const buy = async (meses = 1) => {
  const id = await approvedSubscription(app, token, meses);
  expect((await capture(app, token, id)).body).toEqual({ status: 'captured', purchases: [] });
  return id;
};
const price = async (months: number, monthlyPriceCents: number) => {
  await app.context.db
    .update(subscriptionPackage)
    .set({ monthlyPriceCents })
    .where(eq(subscriptionPackage.months, months));
};

describe('the packages', () => {
  test('are told to anybody with their totals and what they save', async () => {
    const { status, body } = await app.get('/promotions/list');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { id: 1, months: 1, price: '30.00', total: '30.00', saving: 0, r: 14, g: 107, b: 80 },
      { months: 3, price: '27.00', total: '81.00', saving: 10 },
      { months: 6, price: '24.00', total: '144.00', saving: 20 },
      { months: 12, price: '21.00', total: '252.00', saving: 30 },
    ]);
  });
});

describe('an order for a subscription', () => {
  const open = (body: object, who: string | undefined = token) => app.post('/payments/orders', body, who);

  test('costs what the database says', async () => {
    const { status, body } = await open({ kind: 'subscription', meses: 6 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ amount: '144.00', currency: 'USD', provider: 'test' });
    const { body: order } = await app.get(`/payments/orders/${body.id}`, token);
    expect(order).toMatchObject({ kind: 'subscription', status: 'open', amount: '144.00', purchases: [] });
  });

  test('of months that are no package is refused', async () => {
    const { status, body } = await open({ kind: 'subscription', meses: 2 });
    expect([status, body.code]).toEqual([404, 'package-unknown']);
  });

  test.each([{}, { meses: 0 }, { meses: 'x' }, { meses: 1, precio: '0.01' }, { meses: 1, items: [1] }])(
    'with %j is bad input',
    async (fields) => {
      expect((await open({ kind: 'subscription', ...fields })).status).toBe(400);
    },
  );

  test('wants a customer, and is nobody else’s', async () => {
    expect((await app.post('/payments/orders', { kind: 'subscription', meses: 1 })).status).toBe(401);
    const admin = await anAdmin(app);
    expect((await open({ kind: 'subscription', meses: 1 }, admin.token)).status).toBe(403);
    const id = await approvedSubscription(app, token);
    const other = await aCustomer(app);
    expect((await capture(app, other.token, id)).status).toBe(404);
    expect(await endsAt()).toBeNull();
  });
});

describe('a captured order', () => {
  test('begins a subscription of calendar months', async () => {
    await buy(3);
    expect(await endsAt()).toBe('2027-02-21T17:00:00.000Z');
    expect(await state()).toEqual({
      ok: true,
      count_mounth_expired: 3,
      date_day_end: 21,
      date_month_end: 2,
      date_year_end: 2027,
      date_day_updated: 21,
      date_month_updated: 11,
      date_year_updated: 2026,
      dias: 92,
      about_to_expire: false,
    });
  });

  test('is delivered once, however often it is captured', async () => {
    const id = await buy();
    for (let time = 0; time < 3; time += 1) {
      expect((await capture(app, token, id)).body).toEqual({ status: 'captured', purchases: [] });
    }
    expect(await endsAt()).toBe('2026-12-21T17:00:00.000Z');
  });

  test('goes on at the end of the present subscription', async () => {
    await buy(1);
    app.setNow('2026-12-15T10:00:00Z');
    await buy(3);
    expect(await endsAt()).toBe('2027-03-21T17:00:00.000Z');
  });

  test('begins anew where the last one has ended', async () => {
    await buy(1);
    app.setNow('2026-12-25T10:00:00Z');
    expect(await state()).toEqual({ ok: false });
    await buy(1);
    expect(await endsAt()).toBe('2027-01-25T10:00:00.000Z');
  });

  test('is not extended by eight captures at once; two orders at once both count', async () => {
    const [first, second] = [
      await approvedSubscription(app, token, 1),
      await approvedSubscription(app, token, 3),
    ];
    const replies = await Promise.all(
      [first, second].flatMap((id) => [1, 2, 3, 4].map(() => capture(app, token, id))),
    );
    for (const { status, body } of replies) {
      expect([status, body]).toEqual([200, { status: 'captured', purchases: [] }]);
    }
    expect(await endsAt()).toBe('2027-03-21T17:00:00.000Z');
  });

  test('leaves the cart and its orders alone', async () => {
    const items = await registerPlays(app, token, 2);
    const cartOrder = await approvedOrder(app, token, items);
    await buy();
    const { body } = await app.get('/checkouts/list', token);
    expect(body.listCheckout).toHaveLength(2);
    expect((await capture(app, token, cartOrder)).body.purchases).toHaveLength(2);
  });
});

describe('what changes after the order', () => {
  const refused = async (id: string, code: string) => {
    const { status, body } = await capture(app, token, id);
    expect([status, body.code]).toEqual([409, code]);
    expect((await capture(app, token, id)).body.code).toBe('order-refused');
    expect(await endsAt()).toBeNull();
    return body.message;
  };

  test('a price, makes the capture refuse before money moves', async () => {
    const id = await approvedSubscription(app, token, 3);
    await price(3, 28_00);
    await refused(id, 'price-changed');
    await price(3, 27_00);
  });

  test('a package that is gone, too', async () => {
    const values = { id: 99, months: 2, monthlyPriceCents: 9_00, red: 1, green: 2, blue: 3 };
    await app.context.db.insert(subscriptionPackage).values(values);
    const id = await approvedSubscription(app, token, 2);
    await app.context.db.delete(subscriptionPackage).where(eq(subscriptionPackage.id, 99));
    expect(await refused(id, 'order-changed')).toBe(
      'Ese paquete ya no se vende. No se cobró nada: elige otro.',
    );
  });

  test('nothing, when it changes back', async () => {
    const id = await approvedSubscription(app, token, 3);
    await price(3, 28_00);
    await price(3, 27_00);
    expect((await capture(app, token, id)).status).toBe(200);
  });
});

describe.each(['create', 'renovate'])('POST /subscriptions/%s', (name) => {
  const ask = (body: object, who: string | undefined = token) =>
    app.post(`/subscriptions/${name}`, body, who);

  test('answers the subscription of a captured order, and adds nothing by being repeated', async () => {
    const id = await buy(6);
    const before = await state();
    for (const precio of ['24.00', 24, '24']) {
      const { status, body } = await ask({ meses: 6, precio, token: id });
      expect([status, body]).toEqual([200, before]);
    }
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => ask({ meses: 6, precio: '24', token: id })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await endsAt()).toBe('2027-05-21T17:00:00.000Z');
  });

  test('refuses another price and other months than the order’s', async () => {
    const id = await buy(6);
    for (const claim of [
      { meses: 6, precio: '0.01' },
      { meses: 12, precio: '24.00' },
      { meses: 12, precio: '21.00' },
    ]) {
      const { status, body } = await ask({ ...claim, token: id });
      expect([status, body.code]).toEqual([409, 'order-paid-otherwise']);
      expect(body.message).not.toMatch(/no se cobró/i);
    }
    expect(await endsAt()).toBe('2027-05-21T17:00:00.000Z');
  });

  test('without a token means the newest captured order of these months at this price', async () => {
    await approvedSubscription(app, token, 6);
    const none = await ask({ meses: 6, precio: '24.00' });
    expect([none.status, none.body.code]).toEqual([409, 'payment-not-found']);
    await buy(6);
    const before = await state();
    for (const precio of ['24.00', 24]) {
      const { status, body } = await ask({ meses: 6, precio });
      expect([status, body]).toEqual([200, before]);
    }
    for (const other of [
      { meses: 6, precio: '25' },
      { meses: 12, precio: '24' },
    ]) {
      expect((await ask(other)).status).toBe(409);
    }
    const else1 = await aCustomer(app);
    expect((await ask({ meses: 6, precio: 24 }, else1.token)).body.code).toBe('payment-not-found');
    expect(await endsAt()).toBe('2027-05-21T17:00:00.000Z');
  });

  test('tells what became of an order that is over, and never that nothing was charged', async () => {
    const id = await approvedSubscription(app, token);
    for (const [orderState, code] of [
      ['open', 'order-not-captured'],
      ['capturing', 'order-not-captured'],
      ['declined', 'order-declined'],
      ['refused', 'order-refused'],
      ['refunding', 'order-refunding'],
      ['refunded', 'order-refunded'],
    ] as const) {
      await app.context.db.update(paymentOrder).set({ state: orderState }).where(eq(paymentOrder.id, id));
      const { body } = await ask({ meses: 1, precio: '30', token: id });
      expect(body.code).toBe(code);
      expect(body.message).not.toMatch(/no se cobró|sin cobr/i);
    }
    await app.context.db.update(paymentOrder).set({ state: 'refused' }).where(eq(paymentOrder.id, id));
  });

  test('keeps to the order’s price when the package’s changes later', async () => {
    const id = await buy(6);
    await price(6, 25_00);
    expect((await ask({ meses: 6, precio: '24.00', token: id })).status).toBe(200);
    expect((await ask({ meses: 6, precio: '25.00', token: id })).status).toBe(409);
    await price(6, 24_00);
  });

  test('refuses an order that is not captured, of plays, or not there', async () => {
    const id = await approvedSubscription(app, token);
    const early = await ask({ meses: 1, precio: '30', token: id });
    expect([early.status, early.body.code]).toEqual([409, 'order-not-captured']);
    const cart = await approvedOrder(app, token, await registerPlays(app, token));
    await capture(app, token, cart);
    const other = await ask({ meses: 1, precio: '30', token: cart });
    expect([other.status, other.body.code]).toEqual([409, 'order-of-another-kind']);
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await ask({ meses: 1, precio: '30', token: unknown })).status).toBe(404);
    expect(await endsAt()).toBeNull();
  });

  test('wants its own customer', async () => {
    const id = await buy();
    const body = { meses: 1, precio: '30', token: id };
    const other = await aCustomer(app);
    expect((await ask(body, other.token)).status).toBe(404);
    expect((await app.post(`/subscriptions/${name}`, body)).status).toBe(401);
    expect((await ask(body, (await anAdmin(app)).token)).status).toBe(403);
  });

  test.each([
    {},
    { meses: 1 },
    { meses: 1, precio: '30', token: 'x' },
    { meses: 0, precio: '30', token: '00000000-0000-4000-8000-000000000000' },
    { meses: 1, precio: '-30', token: '00000000-0000-4000-8000-000000000000' },
    { meses: 1, precio: '1,2', token: '00000000-0000-4000-8000-000000000000' },
    { meses: 1, precio: 30.005, token: '00000000-0000-4000-8000-000000000000' },
  ])('with %j is bad input', async (body) => {
    expect((await ask(body)).status).toBe(400);
  });
});

describe('asking for the subscription', () => {
  test('of who has none is no error', async () => {
    expect(await state()).toEqual({ ok: false });
    expect((await app.get('/subscriptions/timeSubscription', token)).body).toEqual({ ok: false });
  });

  test.each([
    ['2026-12-14T16:59:59Z', 8, false],
    ['2026-12-14T17:00:00Z', 7, true],
    ['2026-12-21T16:59:59Z', 1, true],
  ])('at %s there are %d days left; about to expire: %s', async (now, dias, warned) => {
    await buy();
    app.setNow(now);
    expect(await state()).toMatchObject({ ok: true, dias, about_to_expire: warned, count_mounth_expired: 0 });
    expect((await app.get('/subscriptions/timeSubscription', token)).body).toEqual({ ok: true, dias });
  });

  test('tells dates on the calendar of the house', async () => {
    app.setNow('2026-11-22T03:00:00Z');
    await buy();
    expect(await state()).toMatchObject({ date_day_end: 21, date_month_end: 12, date_day_updated: 21 });
  });

  test('answers whoever is no customer that there is none, and wants a customer for the days', async () => {
    await buy();
    const admin = (await anAdmin(app)).token;
    for (const who of [undefined, 'unknown', admin]) {
      const { status, body } = await app.get('/subscriptions/validate', who);
      expect([status, body]).toEqual([200, { ok: false }]);
    }
    expect((await app.get('/subscriptions/timeSubscription')).status).toBe(401);
    expect((await app.get('/subscriptions/timeSubscription', admin)).status).toBe(403);
  });
});

test('what subscribers read opens with the capture and closes with the end, at once', async () => {
  const read = async () => (await app.get('/analytic/more?id=1', token)).status;
  const isSubscribed = async () => (await app.get('/costumers/profile', token)).body.data.subscribed;
  for (let round = 0; round < 3; round += 1) expect(await read()).toBe(403);
  await buy();
  expect([await read(), await isSubscribed()]).toEqual([200, true]);
  app.setNow('2026-12-21T16:59:59.999Z');
  expect([await read(), await isSubscribed()]).toEqual([200, true]);
  app.setNow('2026-12-21T17:00:00.000Z');
  expect([await read(), await isSubscribed()]).toEqual([403, false]);
  await buy();
  expect([await read(), await isSubscribed()]).toEqual([200, true]);
});

test('purchases are not asked for by the order of a subscription', async () => {
  const { status, body } = await app.post('/purchases/create', { token: await buy() }, token);
  expect([status, body.code]).toEqual([409, 'order-of-another-kind']);
  const items = await registerPlays(app, token);
  expect(await pay(app, token, items)).toHaveLength(1);
});
