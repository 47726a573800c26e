import { lottery } from '@bolillero/database/schema/lottery';
import { play } from '@bolillero/database/schema/play';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approve, approvedOrder, capture, interpose, openOrder, pay } from '../../testing/payments.ts';
import {
  nextPowerballDraw,
  powerballCutoff,
  powerballLine,
  registerPlays,
  sendLines,
} from '../../testing/plays.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

const cartIds = async () => {
  const { body } = await app.get('/checkouts/list', token);
  return body.listCheckout.map(({ id }: { id: number }) => id).toSorted();
};
const statusOf = async (id: string) => (await app.get(`/payments/orders/${id}`, token)).body.status;

async function expectNothingCharged(id: string, reply: Awaited<ReturnType<typeof capture>>, code: string) {
  expect(reply.body.code).toBe(code);
  expect(reply.body.status).toBe(reply.status);
  expect(await statusOf(id)).toBe('refused');
  const again = await capture(app, token, id);
  expect([again.status, again.body.code]).toEqual([409, 'order-refused']);
}

describe('paying for the cart', () => {
  test('order, approval and capture turn the plays shown into purchases', async () => {
    const items = await registerPlays(app, token, 2);
    const opened = await app.post('/payments/orders', { kind: 'cart', items }, token);
    expect(opened.status).toBe(200);
    expect(opened.body).toMatchObject({ amount: '6.00', currency: 'USD', provider: 'test' });
    const { id } = opened.body;
    expect((await approve(app, token, id)).body).toEqual({ ok: true, status: 'approved' });
    const { status, body } = await capture(app, token, id);
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'captured', purchases: [expect.any(Number), expect.any(Number)] });
    expect(await cartIds()).toEqual([]);
    expect((await app.get(`/payments/orders/${id}`, token)).body).toEqual({
      id,
      kind: 'cart',
      status: 'captured',
      amount: '6.00',
      currency: 'USD',
      purchases: body.purchases,
      receipt: expect.objectContaining({ total: '6.00' }),
    });
  });

  test('exactly the items of the order are bought, the rest of the cart stays', async () => {
    const [bought, kept] = await registerPlays(app, token, 2);
    expect(await pay(app, token, [bought ?? 0, bought ?? 0])).toHaveLength(1);
    expect(await cartIds()).toEqual([kept]);
  });

  test('a bought multiplier is charged', async () => {
    const { body } = await sendLines(app, token, [{ ...powerballLine(1), potenciador: true }]);
    const opened = await app.post(
      '/payments/orders',
      { kind: 'cart', items: [body.registered[0].newId] },
      token,
    );
    expect(opened.body.amount).toBe('4.00');
  });

  test('a repeated capture, approval and order answer the same and charge once', async () => {
    const items = await registerPlays(app, token);
    const id = await approvedOrder(app, token, items);
    const first = await capture(app, token, id);
    expect((await approve(app, token, id)).body).toEqual({ ok: true, status: 'captured' });
    const again = await capture(app, token, id);
    expect(again.body).toEqual(first.body);
  });

  test('the same numbers may be bought again once they are paid', async () => {
    const first = await pay(app, token, await registerPlays(app, token));
    const second = await pay(app, token, await registerPlays(app, token));
    expect(second).not.toEqual(first);
  });

  test('an order that was not approved is not captured and can still be', async () => {
    const id = await openOrder(app, token, await registerPlays(app, token));
    const early = await capture(app, token, id);
    expect([early.status, early.body.code]).toEqual([422, 'order-not-approved']);
    await approve(app, token, id);
    expect((await capture(app, token, id)).status).toBe(200);
  });

  test('of money that is on its way nothing is said before it is known', async () => {
    const id = await openOrder(app, token, await registerPlays(app, token));
    const restore = interpose(app, () => ({ find: async () => ({ state: 'pending' }) }));
    try {
      const { status, body } = await capture(app, token, id);
      expect([status, body.code]).toEqual([503, 'payment-unavailable']);
    } finally {
      restore();
    }
    await approve(app, token, id);
    expect((await capture(app, token, id)).status).toBe(200);
  });

  test('a declined payment leaves the cart as it was', async () => {
    const items = await registerPlays(app, token);
    const id = await openOrder(app, token, items);
    expect((await approve(app, token, id, 'decline')).body.status).toBe('declined');
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await capture(app, token, id);
      expect([status, body.code, body.message]).toEqual([
        422,
        'order-declined',
        'Tu pago fue rechazado. Prueba con otro medio de pago.',
      ]);
    }
    expect(await cartIds()).toEqual(items);
    expect(await pay(app, token, items)).toHaveLength(1);
  });
});

describe('an order refuses to open', () => {
  const open = (items: unknown, more: object = {}) =>
    app.post('/payments/orders', { kind: 'cart', items, ...more }, token);

  test('for a play that is not in the customer’s own cart', async () => {
    const [mine] = await registerPlays(app, token);
    const other = await aCustomer(app);
    const [theirs] = await registerPlays(app, other.token);
    const { status, body } = await open([mine, theirs]);
    expect([status, body.code, body.details]).toEqual([404, 'cart-item-missing', { items: [theirs] }]);
  });

  test('for an expired play, which says which it is', async () => {
    const [id] = await registerPlays(app, token);
    app.setNow(powerballCutoff);
    const { status, body } = await open([id]);
    expect([status, body.code, body.details]).toEqual([422, 'cart-item-expired', { items: [id] }]);
  });

  test('for bad input', async () => {
    const [id] = await registerPlays(app, token);
    for (const items of [[], undefined, 'x', [0]]) expect((await open(items)).status).toBe(400);
    expect((await open([id], { amount: '0.01' })).status).toBe(400);
    expect((await open([id], { kind: 'gift' })).status).toBe(400);
  });
});

describe('what changes after the order makes the capture refuse before money moves', () => {
  let items: number[];
  let id: string;
  beforeEach(async () => {
    items = await registerPlays(app, token, 2);
    id = await approvedOrder(app, token, items);
  });

  test('a play deleted from the cart', async () => {
    await app.delete(`/checkouts/list/${items[0]}`, token);
    const reply = await capture(app, token, id);
    expect(reply.status).toBe(409);
    await expectNothingCharged(id, reply, 'order-changed');
    expect(await cartIds()).toEqual([items[1]]);
  });

  test('a play that was changed', async () => {
    await app.context.db
      .update(play)
      .set({ special: 26 })
      .where(eq(play.id, items[0] ?? 0));
    await expectNothingCharged(id, await capture(app, token, id), 'order-changed');
  });

  test.each([{ ticketPriceCents: 300 }, { serviceFeeCents: 0 }])('a price, %o', async (price) => {
    const set = (values: object) => app.context.db.update(lottery).set(values).where(eq(lottery.id, 1));
    await set(price);
    const reply = await capture(app, token, id);
    await set({ ticketPriceCents: 250, serviceFeeCents: 50 });
    expect(reply.status).toBe(409);
    await expectNothingCharged(id, reply, 'order-changed');
    expect(await cartIds()).toEqual(items);
  });

  test('the cut-off, and the new draw date is told', async () => {
    app.setNow(powerballCutoff);
    const reply = await capture(app, token, id);
    expect(reply.status).toBe(422);
    expect(reply.body.details.date_lottery).toBe(nextPowerballDraw);
    await expectNothingCharged(id, reply, 'sale-closed');
    expect(await cartIds()).toEqual(items);
  });

  test('the move to the next draw', async () => {
    app.setNow(powerballCutoff);
    await app.post('/checkouts/renew', { items }, token);
    await expectNothingCharged(id, await capture(app, token, id), 'order-changed');
  });

  test('another order that paid for the play', async () => {
    expect(await pay(app, token, [items[0] ?? 0])).toHaveLength(1);
    await expectNothingCharged(id, await capture(app, token, id), 'order-refused');
  });

  test('a lottery that was taken off sale', async () => {
    const hide = (hidden: boolean) => app.context.db.update(lottery).set({ hidden }).where(eq(lottery.id, 1));
    await hide(true);
    const reply = await capture(app, token, id);
    await hide(false);
    await expectNothingCharged(id, reply, 'sale-closed');
  });

  test('nothing that only another customer did', async () => {
    const other = await aCustomer(app);
    await pay(app, other.token, await registerPlays(app, other.token, 2));
    expect((await capture(app, token, id)).status).toBe(200);
  });
});

describe('at the same time', () => {
  test('twenty captures of one order answer the same purchases and charge once', async () => {
    const items = await registerPlays(app, token, 3);
    const id = await approvedOrder(app, token, items);
    const replies = await Promise.all(Array.from({ length: 20 }, () => capture(app, token, id)));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body).toEqual(replies[0]?.body);
    }
    expect(replies[0]?.body.purchases).toHaveLength(3);
  });

  test('of orders that hold one play, exactly one captures it and the others charge nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [shared, ...own] = await registerPlays(app, token, 5);
      const orders = await Promise.all(own.map((item) => approvedOrder(app, token, [item, shared ?? 0])));
      const replies = await Promise.all(orders.map((id) => capture(app, token, id)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const refused = replies.filter(({ status }) => status === 409);
      for (const { body } of refused) expect(['order-changed', 'order-refused']).toContain(body.code);
      await app.delete('/checkouts/list', token);
    }
  });

  test('a cart that is emptied while it is paid loses nothing that was paid', async () => {
    for (let round = 0; round < 5; round += 1) {
      const items = await registerPlays(app, token, 4);
      const id = await approvedOrder(app, token, items);
      const [captured] = await Promise.all([capture(app, token, id), app.delete('/checkouts/list', token)]);
      expect([200, 409]).toContain(captured.status);
      expect(await cartIds()).toEqual([]);
      expect(await statusOf(id)).toBe(captured.status === 200 ? 'captured' : 'refused');
    }
  });
});

describe('free plays', () => {
  async function winFreePlay(): Promise<number> {
    const [purchaseId] = await pay(app, token, await registerPlays(app, token));
    const { body } = await sendLines(app, token, [powerballLine(2)]);
    const id = body.registered[0].newId;
    await app.context.db
      .update(play)
      .set({ freeOfPurchaseId: purchaseId ?? 0 })
      .where(eq(play.id, id));
    return id;
  }

  test('cost nothing in the cart and are not thrown away with it', async () => {
    const id = await winFreePlay();
    await registerPlays(app, token);
    await app.delete('/checkouts/listLottery/1', token);
    await app.delete('/checkouts/list', token);
    const { body } = await app.get('/checkouts/list', token);
    expect(body.listCheckout).toMatchObject([
      { id, free: true, ticket_price: '0.00', service_fee: '0.00', price: '0.00' },
    ]);
    expect((await app.delete(`/checkouts/list/${id}`, token)).status).toBe(200);
  });

  test('alone are bought without a provider', async () => {
    const id = await winFreePlay();
    const { body } = await app.post('/payments/orders', { kind: 'cart', items: [id] }, token);
    expect(body).toMatchObject({ amount: '0.00', provider: 'none' });
    expect((await approve(app, token, body.id)).body).toEqual({ ok: true, status: 'approved' });
    const replies = await Promise.all([1, 2, 3].map(() => capture(app, token, body.id)));
    for (const reply of replies) {
      expect(reply.body).toEqual({ status: 'captured', purchases: [expect.any(Number)] });
      expect(reply.body).toEqual(replies[0]?.body);
    }
    expect(await cartIds()).toEqual([]);
  });

  test('beside others add nothing to the amount', async () => {
    const free = await winFreePlay();
    const items = [free, ...(await registerPlays(app, token, 1, 7))];
    const { body } = await app.post('/payments/orders', { kind: 'cart', items }, token);
    expect(body.amount).toBe('3.00');
    await approve(app, token, body.id);
    expect((await capture(app, token, body.id)).body.purchases).toHaveLength(2);
  });

  test('are refused after the cut-off like any other', async () => {
    const id = await winFreePlay();
    const order = await openOrder(app, token, [id]);
    app.setNow(powerballCutoff);
    await expectNothingCharged(order, await capture(app, token, order), 'sale-closed');
    expect(await cartIds()).toEqual([id]);
  });

  test('stay in the cart when their order is given up after a day', async () => {
    const id = await winFreePlay();
    const order = await openOrder(app, token, [id]);
    app.setNow('2026-11-22T18:00:00Z');
    await reconcileOrders(app.context);
    expect(await statusOf(order)).toBe('refused');
    expect(await cartIds()).toEqual([id]);
  });
});

describe('who may pay', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const calls = [
    ['POST', '/payments/orders'],
    ['GET', `/payments/orders/${id}`],
    ['POST', `/payments/orders/${id}/approve`],
    ['POST', `/payments/orders/${id}/capture`],
  ] as const;

  test.each(calls)('%s %s wants a customer who is signed in', async (method, path) => {
    expect((await app.call(method, path)).status).toBe(401);
    const admin = await anAdmin(app);
    expect((await app.call(method, path, { token: admin.token })).status).toBe(403);
  });

  test('someone else’s order is a 404 whatever is done to it, and an id of another form a 400', async () => {
    const order = await approvedOrder(app, token, await registerPlays(app, token));
    const other = await aCustomer(app);
    for (const unknown of [order, id]) {
      expect((await app.get(`/payments/orders/${unknown}`, other.token)).status).toBe(404);
      expect((await approve(app, other.token, unknown)).status).toBe(404);
      expect((await capture(app, other.token, unknown)).status).toBe(404);
    }
    expect((await capture(app, token, '17')).status).toBe(400);
    expect((await approve(app, token, order, 'perhaps')).status).toBe(400);
    expect(await statusOf(order)).toBe('open');
  });
});
