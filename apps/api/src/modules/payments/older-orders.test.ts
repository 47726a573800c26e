import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approve, approvedOrder, capture, openOrder } from '../../testing/payments.ts';
import { type PayPalServer, startPayPalServer } from '../../testing/paypal-server.ts';
import { registerPlays } from '../../testing/plays.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { forgetEnded } from './reconcile.ts';

let app: TestApp;
let token: string;
let items: number[];
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
  items = await registerPlays(app, token, 3);
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

const statusOf = async (id: string) => (await app.get(`/payments/orders/${id}`, token)).body.status;
const cartSize = async () => (await app.get('/checkouts/list', token)).body.listCheckout.length;

/** How many plays the orders of a customer keep, by state. */
async function kept(): Promise<Record<string, number>> {
  const { rows } = await app.context.db.execute<{ state: string; items: number }>(
    `SELECT o.state, count(*)::int AS items FROM order_item i JOIN payment_order o ON o.id = i.order_id
     WHERE i.play_id IN (${items.join()}) GROUP BY o.state`,
  );
  return Object.fromEntries(rows.map(({ state, items: count }) => [state, count]));
}

describe('a payment that is opened', () => {
  test('ends the open ones for the same plays, which keep none; the cart is as it was', async () => {
    const first = await openOrder(app, token, items);
    const second = await openOrder(app, token, items.slice(0, 1));
    expect([await statusOf(first), await statusOf(second)]).toEqual(['refused', 'open']);
    expect([await kept(), await cartSize()]).toEqual([{ open: 1 }, 3]);
  });

  test('leaves those for other plays, and those of others', async () => {
    const [one = 0, two = 0, three = 0] = items;
    const mine = await approvedOrder(app, token, [one]);
    const other = await aCustomer(app);
    const theirs = await approvedOrder(app, other.token, await registerPlays(app, other.token, 3));
    const newer = await approvedOrder(app, token, [two, three]);
    const captured = [
      await capture(app, token, mine),
      await capture(app, token, newer),
      await capture(app, other.token, theirs),
    ];
    expect(captured.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('ends one that its payer has approved: a capture of it moves no money, the new one pays', async () => {
    const first = await approvedOrder(app, token, items);
    const second = await approvedOrder(app, token, items);
    const refused = await capture(app, token, first);
    expect([refused.status, refused.body.code]).toEqual([409, 'order-refused']);
    expect((await approve(app, token, first)).body.code).toBe('order-refused');
    expect((await capture(app, token, second)).body.purchases).toHaveLength(3);
  });

  test('opened eight times at once, and again, a cart is kept once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const opened = await Promise.all(Array.from({ length: 8 }, () => openOrder(app, token, items)));
      const states = await Promise.all(opened.map(statusOf));
      expect(states.toSorted()).toEqual(['open', ...Array(7).fill('refused')]);
      expect(await kept()).toEqual({ open: 3 });
    }
  });

  test('leaves no plays behind with orders that nobody asks about any more, and those of others alone', async () => {
    const [one = 0, two = 0, three = 0] = items;
    const [refused, declined, paid] = [
      await openOrder(app, token, [one]),
      await openOrder(app, token, [two]),
      await approvedOrder(app, token, [three]),
    ];
    await capture(app, token, paid);
    const end = (id: string, state: string) =>
      app.context.db.execute(
        `UPDATE payment_order SET state = '${state}', next_check_at = NULL WHERE id = '${id}'`,
      );
    await end(refused, 'refused');
    await end(declined, 'declined');
    const open = await openOrder(app, token, [one]);
    await forgetEnded(app.context);
    expect([await kept(), await statusOf(open)]).toEqual([{ captured: 1, open: 1 }, 'open']);
  });

  test('while the older is captured: one of them pays for the plays, once', async () => {
    for (let round = 0; round < 12; round += 1) {
      items = await registerPlays(app, token, 2, 1 + round * 2);
      const older = await approvedOrder(app, token, items);
      const late = round % 3;
      const opening = async () => {
        for (let turn = 0; turn < late; turn += 1) await statusOf(older);
        return await app.post('/payments/orders', { kind: 'cart', items }, token);
      };
      const [captured, opened] = await Promise.all([capture(app, token, older), opening()]);
      if (captured.status === 200) {
        expect(await statusOf(older)).toBe('captured');
        if (opened.status === 200) await approve(app, token, opened.body.id);
        if (opened.status === 200) expect((await capture(app, token, opened.body.id)).status).toBe(409);
      } else {
        expect(captured.body.code).toBe('order-refused');
        await approve(app, token, opened.body.id);
        expect((await capture(app, token, opened.body.id)).body.purchases).toHaveLength(2);
      }
      expect(await kept()).toMatchObject({ captured: 2 });
      token = (await aCustomer(app)).token;
    }
  });
});

test('a customer opens so many payments in an hour, others theirs', async () => {
  const strict = await startTestApp({ THROTTLE_ORDERS_PER_CUSTOMER: '2' });
  try {
    const open = (who: string, body: object) => strict.post('/payments/orders', body, who);
    const [mine, theirs] = [await aCustomer(strict), await aCustomer(strict)];
    const cart = { kind: 'cart', items: await registerPlays(strict, mine.token, 1) };
    const months = { kind: 'subscription', meses: 1 };
    expect((await open(mine.token, cart)).status).toBe(200);
    expect((await open(mine.token, months)).status).toBe(200);
    const third = await open(mine.token, cart);
    expect([third.status, third.body.code]).toEqual([429, 'too-many-requests']);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await open(theirs.token, months)).status).toBe(200);
  } finally {
    await strict.close();
  }
});

describe('money that PayPal has all the same', () => {
  let paypal: PayPalServer;
  let house: TestApp;
  beforeAll(async () => {
    paypal = await startPayPalServer();
    house = await startTestApp({ ...paypal.settings, LOG_LEVEL: 'silent' });
  });
  afterAll(async () => {
    await house.close();
    await paypal.close();
  });

  test('for an ended payment goes back once, told by a notice or not, and the new one delivers', async () => {
    const rosa = await aCustomer(house);
    const plays = await registerPlays(house, rosa.token, 2);
    const older = await openOrder(house, rosa.token, plays);
    const { id: atPayPal } = paypal.order(older);
    paypal.approve(atPayPal);
    const newer = await openOrder(house, rosa.token, plays);
    // Somebody's request had been on its way all the time.
    await house.context.payments.current.capture(atPayPal, older);
    const { headers, text } = paypal.notice('PAYMENT.CAPTURE.COMPLETED', atPayPal);
    for (let time = 0; time < 2; time += 1)
      await house.call('POST', '/payments/webhook', { payload: text, headers });
    await Promise.all([reconcileOrders(house.context), reconcileOrders(house.context)]);
    const status = async (id: string) => (await house.get(`/payments/orders/${id}`, rosa.token)).body.status;
    expect([await status(older), await status(newer)]).toEqual(['refunded', 'open']);
    paypal.approve(paypal.order(newer).id);
    expect((await capture(house, rosa.token, newer)).body.purchases).toHaveLength(2);
    const { rows } = await house.context.db.execute(
      `SELECT (SELECT count(*)::int FROM notification WHERE order_id = '${older}') AS told,
              (SELECT count(*)::int FROM mail WHERE kind = 'refund' AND key = '${older}') AS mailed`,
    );
    expect(rows).toEqual([{ told: 1, mailed: 1 }]);
    await expectMoneyAndPurchasesAgree(house, paypal);
  });
});
