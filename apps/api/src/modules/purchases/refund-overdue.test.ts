import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { pay } from '../../testing/payments.ts';
import { registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let customer: Awaited<ReturnType<typeof aCustomer>>;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
  customer = await aCustomer(app);
});
afterAll(() => app.close());
afterEach(() => expectMoneyAndPurchasesAgree(app));

const path = '/purchases/refund-overdue';
const reason = 'No llegamos a comprarlas';
const afterTheDraw = '2026-11-22T05:00:00Z';
const overdue = async () => (await app.get(path, admin)).body.data;
const giveBack = (ids: readonly unknown[], why = reason, who: string | undefined = admin) =>
  app.post(path, { ids, reason: why }, who);
const buy = async (count: number) => {
  app.setNow(testNow);
  const ids = await pay(app, customer.token, await registerPlays(app, customer.token, count));
  app.setNow(afterTheDraw);
  return ids;
};

describe('giving all overdue tickets back', () => {
  test('says how many and how much before, and does each once however often it is asked', async () => {
    const ids = await buy(3);
    app.setNow(testNow);
    expect(await overdue()).toEqual({ ids: [], count: 0, amount: '0.00' });
    app.setNow(afterTheDraw);
    expect(await overdue()).toEqual({ ids, count: 3, amount: '9.00' });

    const [first, second] = await Promise.all([giveBack(ids), giveBack(ids)]);
    const counts = [first.body.data.count, second.body.data.count];
    expect(counts.toSorted()).toEqual([0, 3]);
    expect((await giveBack(ids, 'Otra vez')).body).toEqual({
      ok: true,
      data: { ids: [], count: 0, amount: '0.00' },
    });
    expect((await overdue()).count).toBe(0);

    await app.context.jobs.drain();
    const { rows } = await app.context.db.execute(
      'SELECT sum(amount_cents)::int AS cents FROM test_gateway_refund',
    );
    expect(rows).toEqual([{ cents: 900 }]);
    const { body } = await app.get('/purchases/refunds', admin);
    expect(body).toMatchObject({ total: 3, data: [{ refund: { reason, amount: '3.00' } }, {}, {}] });
    const { body: audit } = await app.get(`/audit?entity=purchase&entity_id=${ids[0]}`, admin);
    expect(audit.data[0]).toMatchObject({ after: { refunded: true, amountCents: 300 }, reason });
  });

  test('passes over one that has its PDF meanwhile', async () => {
    const [bought = 0, left = 0] = await buy(2);
    expect((await overdue()).ids).toEqual([bought, left]);
    await sendForm(app, `/purchases/purchase-sold/${bought}`, admin, { image: { bytes: aPdf() } });
    expect((await giveBack([bought, left])).body.data).toEqual({ ids: [left], count: 1, amount: '3.00' });
    expect((await app.get(`/purchases/sold?q=${bought}`, admin)).body.data).toMatchObject([
      { id: bought, refunded: false },
    ]);
  });

  test('leaves what is not overdue, and refuses what is nothing', async () => {
    const [id = 0] = await buy(1);
    app.setNow(testNow);
    expect((await giveBack([id])).body.data.count).toBe(0);
    app.setNow(afterTheDraw);
    expect((await giveBack([id, 999_999])).body.code).toBe('not-found');
    expect((await giveBack([id], ' ')).body.code).toBe('refund-reason-missing');
    for (const ids of [[], [0], ['x'], Array.from({ length: 1_001 }, (_, at) => at + 1)]) {
      expect((await giveBack(ids)).body.code).toBe('input-invalid');
    }
    expect((await overdue()).ids).toEqual([id]);
  });

  test('is for administrators', async () => {
    const operator = (await anAdmin(app, 'operator')).token;
    for (const [who, code] of [
      [undefined, 'sign-in-required'],
      [customer.token, 'forbidden'],
      [operator, 'forbidden'],
    ] as const) {
      expect((await app.post(path, { ids: [1], reason }, who)).body.code).toBe(code);
      expect((await app.get(path, who)).body.code).toBe(code);
    }
  });
});
