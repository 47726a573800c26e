import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approve, capture, openOrder } from '../../testing/payments.ts';
import type { SentNotice } from '../../testing/paypal-books.ts';
import { type PayPalServer, startPayPalServer } from '../../testing/paypal-server.ts';
import { powerballCutoff, registerPlays } from '../../testing/plays.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let paypal: PayPalServer;
let app: TestApp;
let token: string;
let items: number[];
let id: string;

// What PayPal does badly here is logged as it would be; it is of no interest.
beforeAll(async () => {
  paypal = await startPayPalServer();
  app = await startTestApp({ ...paypal.settings, PAYPAL_TIMEOUT_MS: '500', LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await app.close();
  await paypal.close();
});
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
  items = await registerPlays(app, token, 2);
  id = await openOrder(app, token, items);
});
afterEach(() => expectMoneyAndPurchasesAgree(app, paypal));

const after = (seconds: number) => app.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());
const booked = (order = id) => paypal.order(order);
const payerApproves = () => paypal.approve(booked().id);
const orderNow = async () => (await app.get(`/payments/orders/${id}`, token)).body;
const cartIds = async () =>
  (await app.get('/checkouts/list', token)).body.listCheckout
    .map((item: { id: number }) => item.id)
    .toSorted((a: number, b: number) => a - b);
const notify = ({ headers, text }: SentNotice) =>
  app.call('POST', '/payments/webhook', { payload: text, headers });
const tell = (kind: string, event?: string) => notify(paypal.notice(kind, booked().id, event));
const count = async (kind: string) => {
  const { rows } = await app.context.db.execute(
    `SELECT id FROM payment_event WHERE kind = '${kind}' AND provider_order = '${booked().id}'`,
  );
  return rows.length;
};
const twoPurchases = { status: 'captured', purchases: [expect.any(Number), expect.any(Number)] };

describe('paying', () => {
  test('asks PayPal for the amount of the database, with our order id', async () => {
    const reply = await app.post('/payments/orders', { kind: 'cart', items }, token);
    const { provider_order: order, ...shown } = reply.body;
    expect(shown).toMatchObject({ amount: '6.00', currency: 'USD', provider: 'paypal' });
    expect(paypal.orders.get(order)).toMatchObject({
      reference: shown.id,
      amount: '6.00',
      currency: 'USD',
      status: 'PAYER_ACTION_REQUIRED',
    });
  });

  test('captures once, however often and at the same time it is asked', async () => {
    payerApproves();
    const replies = await Promise.all(Array.from({ length: 10 }, () => capture(app, token, id)));
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body).toEqual(replies[0]?.body);
    }
    expect(replies[0]?.body).toEqual(twoPurchases);
    expect(booked().capture).toMatchObject({ amount: '6.00', status: 'COMPLETED' });
    expect(await cartIds()).toEqual([]);
  });

  test('is refused before the payer has approved, and goes on afterwards', async () => {
    const early = await capture(app, token, id);
    expect([early.status, early.body.code]).toEqual([422, 'order-not-approved']);
    payerApproves();
    expect((await capture(app, token, id)).body).toEqual(twoPurchases);
  });

  test('ends without money when the payer declines', async () => {
    paypal.decline(booked().id);
    const { status, body } = await capture(app, token, id);
    expect([status, body.code]).toEqual([422, 'order-declined']);
    expect(await cartIds()).toEqual(items);
  });

  test('ends without money when the payer’s card is refused', async () => {
    payerApproves();
    paypal.misbehave('capture', 'instrument-declined');
    const { status, body } = await capture(app, token, id);
    expect([status, body.code]).toEqual([422, 'order-declined']);
    expect(await cartIds()).toEqual(items);
  });

  test('cannot be approved from here: the payer does that', async () => {
    const { status, body } = await approve(app, token, id);
    expect([status, body.code]).toEqual([404, 'payments-only-in-test']);
  });

  test('tells the browser whom to pay through, and lets that in and nobody else', async () => {
    const { body, headers } = await app.get('/settings');
    expect(body).toMatchObject({ payments: 'paypal', paypal_client_id: 'house-client' });
    expect(JSON.stringify(body)).not.toContain('house-secret');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("script-src 'self' https://*.paypal.com https://*.paypalobjects.com");
    expect(policy).toContain("frame-src 'self' https://*.paypal.com");
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  test('keeps its token, and takes a new one when PayPal withdraws it', async () => {
    const before = paypal.asked('token');
    await openOrder(app, token, items);
    expect(paypal.asked('token')).toBe(before);
    paypal.misbehave('create', 'unauthorized');
    await openOrder(app, token, items);
    expect(paypal.asked('token')).toBe(before + 1);
  });
});

describe('a PayPal that behaves badly', () => {
  test.each(['hang', 'fail', 'cut', 'garbage'] as const)('%s: opens no order', async (fault) => {
    paypal.misbehave('create', fault);
    const { status, body } = await app.post('/payments/orders', { kind: 'cart', items }, token);
    expect([status, body.code]).toEqual([503, 'payment-unavailable']);
  });

  test.each(['hang', 'fail', 'cut', 'garbage'] as const)(
    '%s when asked: the order stays as it was',
    async (fault) => {
      payerApproves();
      paypal.misbehave('find', fault);
      expect((await capture(app, token, id)).status).toBe(503);
      expect((await orderNow()).status).toBe('open');
      expect((await capture(app, token, id)).body).toEqual(twoPurchases);
    },
  );

  test.each(['hang', 'fail', 'cut', 'garbage', 'late-hang', 'late-fail', 'late-cut'] as const)(
    '%s at the capture: nothing is known, and the job finds out, once',
    async (fault) => {
      payerApproves();
      paypal.misbehave('capture', fault);
      const { status, body } = await capture(app, token, id);
      expect([status, body.code]).toEqual([503, 'payment-unavailable']);
      expect((await orderNow()).status).toBe('capturing');
      after(6);
      await Promise.all([reconcileOrders(app.context), reconcileOrders(app.context)]);
      expect(await orderNow()).toMatchObject(twoPurchases);
      expect(await cartIds()).toEqual([]);
    },
  );

  test('a capture that PayPal no longer knows it answered is asked about', async () => {
    payerApproves();
    paypal.misbehave('capture', 'late-cut');
    expect((await capture(app, token, id)).status).toBe(503);
    paypal.forgetRequests();
    // An older answer: the order looks approved, and capturing it again is refused.
    const { find } = app.context.payments.current;
    app.context.payments.current.find = async () => {
      app.context.payments.current.find = find;
      return { state: 'approved' };
    };
    expect((await capture(app, token, id)).body).toEqual(twoPurchases);
  });

  test.each([
    ['another amount', { amount: '0.01' }],
    ['more than was asked', { amount: '600.00' }],
    ['another currency', { currency: 'PEN' }],
    ['another order', { reference: '00000000-0000-4000-8000-000000000000' }],
  ] as const)('%s: nothing is delivered and its money goes back', async (_, lie) => {
    payerApproves();
    paypal.lie(lie);
    const replies = [await capture(app, token, id), await capture(app, token, id)];
    for (const { status, body } of replies) expect([status, body.code]).toEqual([409, 'order-refunded']);
    expect(booked().capture?.refunds).toHaveLength(1);
    expect((await orderNow()).purchases).toEqual([]);
    expect(await cartIds()).toEqual(items);
  });

  test.each(['hang', 'fail', 'late-hang', 'late-cut', 'garbage'] as const)(
    '%s at the refund: it is made once all the same',
    async (fault) => {
      payerApproves();
      paypal.lie({ amount: '7.00' });
      paypal.misbehave('refund', fault);
      expect((await capture(app, token, id)).body.code).toBe('order-refunding');
      if (fault === 'late-cut') paypal.forgetRequests();
      after(6);
      await Promise.all([reconcileOrders(app.context), reconcileOrders(app.context)]);
      expect((await orderNow()).status).toBe('refunded');
      expect(booked().capture?.refunds).toMatchObject([{ cents: 700 }]);
    },
  );

  test('a capture that is still looked at is neither delivered nor lost, however long it takes', async () => {
    payerApproves();
    paypal.lie({ status: 'PENDING' });
    expect((await capture(app, token, id)).body.code).toBe('payment-unavailable');
    after(10 * 60);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('capturing');
    const taken = booked().capture;
    if (taken !== null) taken.status = 'COMPLETED';
    await tell('PAYMENT.CAPTURE.COMPLETED');
    await reconcileOrders(app.context);
    expect(await orderNow()).toMatchObject(twoPurchases);
  });

  test('a capture that is refused after a look gives the plays back', async () => {
    payerApproves();
    paypal.lie({ status: 'PENDING' });
    await capture(app, token, id);
    const taken = booked().capture;
    if (taken !== null) taken.status = 'DECLINED';
    await tell('PAYMENT.CAPTURE.DENIED');
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('declined');
    expect(await cartIds()).toEqual(items);
  });
});

describe('notices', () => {
  test('a browser lost after the approval: its notice has the order captured, once', async () => {
    payerApproves();
    expect((await tell('CHECKOUT.ORDER.APPROVED')).body).toEqual({ ok: true });
    await Promise.all([reconcileOrders(app.context), reconcileOrders(app.context)]);
    expect(await orderNow()).toMatchObject(twoPurchases);
  });

  test('the notice before the browser, and the browser at the same time', async () => {
    payerApproves();
    await tell('CHECKOUT.ORDER.APPROVED');
    const [, reply] = await Promise.all([reconcileOrders(app.context), capture(app, token, id)]);
    expect([200, 503]).toContain(reply.status);
    expect((await capture(app, token, id)).body).toEqual(twoPurchases);
  });

  test('the same notice many times is one', async () => {
    payerApproves();
    const notice = paypal.notice('CHECKOUT.ORDER.APPROVED', booked().id);
    const replies = await Promise.all(Array.from({ length: 8 }, () => notify(notice)));
    for (const { status } of replies) expect(status).toBe(200);
    expect(await count('CHECKOUT.ORDER.APPROVED')).toBe(1);
    await reconcileOrders(app.context);
    await notify(notice);
    await reconcileOrders(app.context);
    expect(await orderNow()).toMatchObject(twoPurchases);
  });

  test('a false approval moves nothing: PayPal is asked, and knows of none', async () => {
    await tell('CHECKOUT.ORDER.APPROVED');
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('open');
    expect(booked().capture).toBeNull();
  });

  test('an approval of a cart that has changed charges nothing', async () => {
    payerApproves();
    await app.delete(`/checkouts/list/${items[0]}`, token);
    await tell('CHECKOUT.ORDER.APPROVED');
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refused');
    expect(booked().capture).toBeNull();
  });

  test('an approval that is told of late charges nothing any more', async () => {
    payerApproves();
    after(2 * 60 * 60);
    await tell('CHECKOUT.ORDER.APPROVED');
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('open');
    expect((await capture(app, token, id)).body).toEqual(twoPurchases);
  });

  test('a capture that nobody here waited for is delivered, or given back after the cut-off', async () => {
    for (const instant of [testNow, powerballCutoff]) {
      app.setNow(testNow);
      id = await openOrder(app, token, await registerPlays(app, token, 2));
      payerApproves();
      await app.context.payments.current.capture(booked().id, id);
      app.setNow(instant);
      await tell('PAYMENT.CAPTURE.COMPLETED');
      await reconcileOrders(app.context);
      expect((await orderNow()).status).toBe(instant === testNow ? 'captured' : 'refunded');
    }
  });

  test('without any, a lost browser’s order is found approved by the job and captured, once', async () => {
    payerApproves();
    after(6 * 60);
    await Promise.all([reconcileOrders(app.context), reconcileOrders(app.context)]);
    expect(await orderNow()).toMatchObject(twoPurchases);
    expect(await count('CHECKOUT.ORDER.APPROVED')).toBe(0);
  });

  test('without any, an order whose payer went away is given up after a day', async () => {
    after(6 * 60);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('open');
    after(25 * 60 * 60);
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('refused');
    expect(await cartIds()).toEqual(items);
  });

  test('of things that are not ours, or not known, are taken and change nothing', async () => {
    for (const kind of ['PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.CREATED', 'CHECKOUT.ORDER.SAVED']) {
      expect((await tell(kind)).body).toEqual({ ok: true });
    }
    await reconcileOrders(app.context);
    expect((await orderNow()).status).toBe('open');
    payerApproves();
    expect((await capture(app, token, id)).body).toEqual(twoPurchases);
    expect((await tell('PAYMENT.CAPTURE.COMPLETED')).status).toBe(200);
  });

  test('that PayPal did not sign are refused', async () => {
    payerApproves();
    const notice = paypal.notice('CHECKOUT.ORDER.APPROVED', booked().id);
    const changed = { ...notice, text: notice.text.replace('APPROVED', 'VOIDED') };
    const { 'paypal-transmission-sig': _, ...unsigned } = notice.headers;
    const written = { ...notice, text: JSON.stringify(JSON.parse(notice.text)) };
    for (const one of [changed, { ...notice, headers: unsigned }, written]) {
      const { status, body } = await notify(one);
      expect([status, body.code]).toEqual([401, 'webhook-unsigned']);
    }
    expect((await app.post('/payments/webhook')).status).toBe(401);
    expect(await count('CHECKOUT.ORDER.APPROVED')).toBe(0);
    for (const text of ['[]', '7']) expect((await notify({ ...notice, text })).status).toBe(400);
  });

  test('that cannot be verified now are asked for again', async () => {
    paypal.misbehave('verify', 'fail');
    const notice = paypal.notice('CHECKOUT.ORDER.APPROVED', booked().id);
    expect((await notify(notice)).status).toBe(503);
    expect(await count('CHECKOUT.ORDER.APPROVED')).toBe(0);
    expect((await notify(notice)).status).toBe(200);
  });
});

describe('giving a purchase back', () => {
  const refund = async (purchase: number) =>
    await app.post(`/purchases/refund/${purchase}`, { reason: 'No se compró' }, (await anAdmin(app)).token);
  let purchases: number[];
  beforeEach(async () => {
    payerApproves();
    purchases = (await capture(app, token, id)).body.purchases;
  });

  test('gives back its part of the capture, and the rest with the other', async () => {
    for (const purchase of purchases) {
      expect((await refund(purchase)).body.data).toMatchObject({ amount: '3.00', state: 'requested' });
    }
    await app.context.jobs.drain();
    expect(booked().capture?.refunds).toMatchObject([{ cents: 300 }, { cents: 300 }]);
    await tell('PAYMENT.CAPTURE.REFUNDED');
    await reconcileOrders(app.context);
    expect(await orderNow()).toMatchObject(twoPurchases);
  });

  test.each(['hang', 'late-hang', 'late-cut', 'garbage', 'pending'] as const)(
    '%s: once all the same',
    async (fault) => {
      const [first = 0] = purchases;
      paypal.misbehave('refund', fault);
      await refund(first);
      await app.context.jobs.drain();
      expect((await refund(first)).body.data.state).toBe('requested');
      after(60);
      await app.context.jobs.drain();
      expect((await refund(first)).body.data.state).toBe('done');
      expect(booked().capture?.refunds).toMatchObject([{ cents: 300 }]);
    },
  );
});
