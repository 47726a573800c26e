import { purchase } from '@bolillero/database/schema/play';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { approvedOrder, approvedSubscription, capture, openOrder } from '../../testing/payments.ts';
import { powerballCutoff, powerballDraw, powerballLine, sendLines } from '../../testing/plays.ts';
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

async function items(): Promise<number[]> {
  const lines = [powerballLine(1), { ...powerballLine(2), potenciador: true }];
  const { body } = await sendLines(app, token, lines);
  return body.registered.map(({ newId }: { newId: number }) => newId);
}

const receiptOf = async (id: string, who = token) =>
  (await app.get(`/payments/orders/${id}`, who)).body.receipt;

test('a captured order has a receipt: its number, its plays, and what each part came to', async () => {
  const id = await approvedOrder(app, token, await items());
  expect(await receiptOf(id)).toBeNull();
  await capture(app, token, id);
  expect(await receiptOf(id)).toMatchObject({
    number: expect.any(Number),
    paid_at: new Date(testNow).toISOString(),
    ticket_price: '5.00',
    service_fee: '1.00',
    multiplier_price: '1.00',
    total: '7.00',
    lines: [
      {
        loterie: { id: 1, name: 'power_balls' },
        type: 0,
        date_lottery: powerballDraw,
        closes_at: new Date(powerballCutoff).toISOString(),
        balls: '[1,12,23,34,45]',
        ball_red: 2,
        multiplier_bought: false,
        price: '3.00',
        free: false,
        refunded: false,
      },
      { multiplier_bought: true, price: '4.00' },
    ],
  });
});

test('receipts are numbered, and each keeps its number', async () => {
  const orders: string[] = [];
  for (const item of await items()) orders.push(await approvedOrder(app, token, [item]));
  for (const id of orders) await capture(app, token, id);
  const numbers = await Promise.all(orders.map(async (id) => (await receiptOf(id)).number));
  expect(new Set(numbers).size).toBe(2);
  expect((await receiptOf(orders[0] ?? '')).number).toBe(numbers[0]);
});

test('it says of a play that its price goes back', async () => {
  const id = await approvedOrder(app, token, await items());
  const { body } = await capture(app, token, id);
  await app.context.db
    .update(purchase)
    .set({ refundedAt: new Date(testNow) })
    .where(eq(purchase.id, body.purchases[0]));
  expect((await receiptOf(id)).lines.map(({ refunded }: { refunded: boolean }) => refunded)).toEqual([
    true,
    false,
  ]);
});

test('a subscription has none, nor has what was not paid; nobody reads another’s', async () => {
  const months = await approvedSubscription(app, token);
  await capture(app, token, months);
  expect(await receiptOf(months)).toBeNull();
  const open = await openOrder(app, token, await items());
  expect(await receiptOf(open)).toBeNull();
  const other = await aCustomer(app);
  expect((await app.get(`/payments/orders/${open}`, other.token)).status).toBe(404);
  expect((await app.get(`/payments/orders/${open}`)).status).toBe(401);
});
