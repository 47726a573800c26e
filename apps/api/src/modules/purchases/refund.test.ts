import { purchase } from '@bolillero/database/schema/play';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type PaymentProvider, ProviderUnavailable } from '../../adapters/payment-provider.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { interpose, pay } from '../../testing/payments.ts';
import { powerballDraw, registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';

let app: TestApp;
let customer: Awaited<ReturnType<typeof aCustomer>>;
let token: string;
let admin: string;
let id: number;
let other: number;
let putBack = () => {};

// A provider that does not answer is logged; it is of no interest here.
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' });
  admin = (await anAdmin(app)).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  customer = await aCustomer(app);
  token = customer.token;
  [id = 0, other = 0] = await pay(app, token, await registerPlays(app, token, 2));
});
afterEach(async () => {
  putBack();
  await expectMoneyAndPurchasesAgree(app);
});

const reason = 'No llegamos a comprarla';
const refund = (purchaseId = id, why: unknown = reason, who: string | undefined = admin) =>
  app.post(`/purchases/refund/${purchaseId}`, { reason: why }, who);
const upload = (purchaseId = id) =>
  sendForm(app, `/purchases/purchase-sold/${purchaseId}`, admin, { image: { bytes: aPdf() } });
const own = async (purchaseId = id) =>
  (await app.get('/purchases/list', token)).body.purchases.find(
    (row: { id: number }) => row.id === purchaseId,
  );
const worklist = async () => (await app.get(`/purchases/list-purchases?q=${customer.email}`, admin)).body;
const notices = async () => (await app.get('/notifications/listNew', token)).body.data;
const drain = () => app.context.jobs.drain();
const gaveBack = async () => {
  const { rows } = await app.context.db.execute(
    `SELECT amount_cents::int AS cents FROM test_gateway_refund WHERE reference = 'purchase-${id}'`,
  );
  return rows;
};
const mails = async () => {
  const { rows } = await app.context.db.execute(
    `SELECT subject FROM mail WHERE kind = 'refund' AND customer_id = ${customer.id}`,
  );
  return rows;
};
const powerballWon = (numbers: number[]) =>
  saveDraw(app, {
    date: powerballDraw,
    balls: numbers,
    special: 26,
    levels: [{ level: '5 + 1' }, { level: '5', prize: 1_000_000_00 }],
  });

describe('giving a purchase back', () => {
  test('promises its whole price, moves it, and tells the customer once', async () => {
    const { status, body } = await refund();
    expect([status, body]).toEqual([
      200,
      { ok: true, data: { id, amount: '3.00', reason, state: 'requested' } },
    ]);
    expect(await own()).toMatchObject({ refunded: true, refundedAt: null, stateSold: false });
    expect(await notices()).toEqual([]);
    await drain();
    expect(await own()).toMatchObject({ refunded: true, refundedAt: new Date(testNow).toISOString() });
    expect((await refund()).body.data.state).toBe('done');
    expect(await gaveBack()).toEqual([{ cents: 300 }]);
    expect(await notices()).toMatchObject([
      { kind: 'refund', monto: '3.00', purchase_id: id, stateNotification: 0 },
    ]);
    expect(await mails()).toHaveLength(1);
    expect(await own(other)).toMatchObject({ refunded: false });
  });

  test('is recorded with who did it and why', async () => {
    await refund();
    const { body } = await app.get(`/audit?entity=purchase&entity_id=${id}`, admin);
    expect(body.data).toMatchObject([
      { action: 'update', before: { refunded: false }, after: { refunded: true, amountCents: 300 }, reason },
    ]);
  });

  test('asked for many times at once is done once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => refund()));
    for (const { status } of replies) expect(status).toBe(200);
    await Promise.all([drain(), drain()]);
    expect(await gaveBack()).toEqual([{ cents: 300 }]);
    const again = await refund(id, 'Otro motivo');
    expect([again.status, again.body.code]).toEqual([409, 'purchase-refunded']);
    expect(await notices()).toHaveLength(1);
  });

  test('is listed for the back-office with who did it, when and why', async () => {
    const list = async (query = '') =>
      (await app.get(`/purchases/refunds?q=${customer.email}${query}`, admin)).body;
    const instant = new Date(testNow).toISOString();
    expect(await list()).toEqual({ data: [], total: 0, pages: 1 });
    await refund();
    await refund(other, 'Otro motivo');
    const { data, total } = await list();
    expect(total).toBe(2);
    expect(data.map((row: { id: number }) => row.id)).toEqual([other, id]);
    expect(data[1]).toMatchObject({
      id,
      email: customer.email,
      refunded: true,
      refund: { amount: '3.00', currency: 'USD', reason, requestedAt: instant, doneAt: null },
    });
    expect(data[1].refund.admin).not.toBe('');
    const byName = await app.get('/purchases/refunds?q=ROSA%20qu%C3%ADspe&perPage=100', admin);
    expect(byName.body.data).toContainEqual(data[1]);
    await drain();
    expect((await list('&perPage=1&page=2')).data).toMatchObject([{ id, refund: { doneAt: instant } }]);
    expect(await list('&page=9')).toEqual({ data: [], total: 2, pages: 1 });
    expect((await list('&lottery_id=2')).total).toBe(0);
    expect((await app.get('/purchases/refunds?sort=secret', admin)).status).toBe(400);
  });

  test('is read by administrators alone', async () => {
    expect((await app.get('/purchases/refunds')).status).toBe(401);
    expect((await app.get('/purchases/refunds', token)).status).toBe(403);
    expect((await app.get('/purchases/refunds', (await anAdmin(app, 'operator')).token)).status).toBe(403);
  });

  test('of every purchase of an order gives back all of it', async () => {
    await refund(id);
    await refund(other);
    await drain();
    const { rows } = await app.context.db.execute(
      `SELECT g.state FROM test_gateway_order g JOIN payment_order o ON o.provider_order = g.id
       JOIN purchase p ON p.order_id = o.id WHERE p.id = ${id}`,
    );
    expect(rows).toEqual([{ state: 'refunded' }]);
  });

  test('takes it off the worklist, and no ticket can be uploaded any more', async () => {
    await refund();
    expect((await worklist()).compras).toMatchObject([{ id: other }]);
    const { status, body } = await upload();
    expect([status, body.code]).toEqual([409, 'purchase-refunded']);
  });

  test('of a sold one leaves the ticket to the house', async () => {
    await upload();
    await refund();
    expect(await own()).toMatchObject({ refunded: true, stateSold: true, image: null });
    expect((await app.get(`/purchases/${id}/ticket`, token)).status).toBe(404);
    expect((await app.get(`/purchases/${id}/ticket`, admin)).status).toBe(200);
    expect((await worklist()).comprasTicket).toMatchObject([{ id, refunded: true, overdue: false }]);
    const { status, body } = await app.post(`/purchases/purchase-sold-delete/${id}`, {}, admin);
    expect([status, body.code]).toEqual([409, 'purchase-refunded']);
  });
});

describe('a process that dies, a provider that does not answer', () => {
  class Killed extends Error {}
  const put = (change: (real: PaymentProvider) => Partial<PaymentProvider>) => {
    putBack = interpose(app, change);
  };

  test.each([
    ['before the money moved', () => ({ refund: () => Promise.reject(new Killed()) })],
    ['without an answer', () => ({ refund: () => Promise.reject(new ProviderUnavailable()) })],
    [
      'after the money moved',
      (real: PaymentProvider) => ({
        refund: async (...capture: Parameters<PaymentProvider['refund']>) => {
          await real.refund(...capture);
          throw new Killed();
        },
      }),
    ],
  ] as const)('%s: it is done once all the same', async (_, change) => {
    put(change);
    await refund();
    await drain();
    expect((await refund()).body.data.state).toBe('requested');
    expect(await notices()).toEqual([]);
    putBack();
    app.setNow('2026-11-21T17:05:00Z');
    await drain();
    expect((await refund()).body.data.state).toBe('done');
    expect(await gaveBack()).toEqual([{ cents: 300 }]);
    expect(await notices()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('the settlement', () => {
  const progress = async () => {
    const { rows } = await app.context.db.execute(
      `SELECT settled::int, total::int, winners::int FROM settlement s JOIN draw d ON d.id = s.draw_id
       WHERE d.date = '${powerballDraw}' AND d.lottery_id = 1`,
    );
    return rows[0];
  };
  beforeEach(async () => {
    // A draw of the test's own: what earlier tests bought is not in it.
    await app.context.db.execute('DELETE FROM draw WHERE lottery_id = 1');
    await app.context.db
      .update(purchase)
      .set({ deletedAt: app.context.clock.date() })
      .where(eq(purchase.lotteryId, 1));
    [id = 0, other = 0] = await pay(app, token, await registerPlays(app, token, 2, 7));
    await upload(id);
    await upload(other);
    app.setNow('2026-11-22T12:00:00Z');
  });
  const first = [7, 18, 29, 40, 51];

  test('leaves a refunded purchase out', async () => {
    await refund();
    await powerballWon(first);
    await drain();
    expect(await progress()).toEqual({ settled: 1, total: 1, winners: 0 });
    expect(await own()).toMatchObject({ prize: null });
    expect(await own(other)).toMatchObject({ prize: '0' });
    expect(await notices()).toMatchObject([{ kind: 'refund' }]);
  });

  test('one that lost can be given back afterwards, and is no longer counted', async () => {
    await powerballWon(first);
    await drain();
    expect((await refund(other)).status).toBe(200);
    await drain();
    expect(await progress()).toEqual({ settled: 1, total: 1, winners: 1 });
    expect(await own(other)).toMatchObject({ refunded: true, prize: null });
  });

  test('one that has won is not given back, unless its ticket is taken back first', async () => {
    await powerballWon(first);
    await drain();
    const { status, body } = await refund();
    expect([status, body.code]).toEqual([409, 'purchase-won']);
    expect(await own()).toMatchObject({ refunded: false, prize: '1000000.00' });
    expect(await notices()).toMatchObject([{ kind: 'win' }]);
    await app.post(`/purchases/purchase-sold-delete/${id}`, {}, admin);
    expect((await refund()).status).toBe(200);
    await drain();
    expect(await notices()).toMatchObject([{ kind: 'refund', monto: '3.00' }, { kind: 'withdrawn' }]);
  });

  test('at the same time: either it has won or it is given back', async () => {
    for (let round = 0; round < 4; round += 1) {
      await app.context.db.execute('DELETE FROM draw WHERE lottery_id = 1');
      app.setNow(testNow);
      [id = 0] = await pay(app, token, await registerPlays(app, token, 1, 8 + round));
      await upload(id);
      app.setNow('2026-11-22T12:00:00Z');
      await powerballWon([8, 19, 30, 41, 52].map((ball) => ball + round));
      const [, reply] = await Promise.all([drain(), refund()]);
      await drain();
      const { refunded, prize } = await own();
      expect([refunded, prize]).toEqual(reply.status === 200 ? [true, null] : [false, '1000000.00']);
      await expectMoneyAndPurchasesAgree(app);
    }
  });
});

describe('is refused', () => {
  test('for a free play, which cost nothing', async () => {
    await app.context.db.execute(
      `UPDATE purchase SET free_of_purchase_id = ${other}, ticket_price_cents = 0, service_fee_cents = 0 WHERE id = ${id}`,
    );
    const { status, body } = await refund();
    await app.context.db.execute(
      `UPDATE purchase SET free_of_purchase_id = NULL, ticket_price_cents = 250, service_fee_cents = 50 WHERE id = ${id}`,
    );
    expect([status, body.code]).toEqual([422, 'purchase-free']);
  });

  test('without a reason, and for bad input', async () => {
    for (const empty of ['', '  ']) {
      const { status, body } = await refund(id, empty);
      expect([status, body.code]).toEqual([422, 'refund-reason-missing']);
    }
    for (const none of [{}, []]) expect((await refund(id, none)).status, String(none)).toBe(400);
    expect((await refund(id, 'x'.repeat(501))).status).toBe(400);
    expect((await app.post(`/purchases/refund/${id}`, { reason, amount: '1.00' }, admin)).status).toBe(400);
    expect((await app.post('/purchases/refund/x', { reason }, admin)).status).toBe(400);
    expect(await own()).toMatchObject({ refunded: false });
  });

  test('for a purchase that does not exist', async () => {
    expect((await refund(99_999)).status).toBe(404);
  });

  test('to anybody but an administrator', async () => {
    expect((await refund(id, reason, (await anAdmin(app, 'operator')).token)).status).toBe(403);
    expect((await refund(id, reason, token)).status).toBe(403);
    expect((await app.post(`/purchases/refund/${id}`, { reason })).status).toBe(401);
  });
});
