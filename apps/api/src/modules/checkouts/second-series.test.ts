import { customer } from '@bolillero/database/schema/account';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { approvedOrder, capture, openOrder, pay } from '../../testing/payments.ts';
import {
  powerballCutoff,
  powerballDraw,
  powerballLine,
  registerPlays,
  sendLines,
} from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

/* The second series is for customers of type 1 (Rulebook 9). */

let app: TestApp;
let rosa: { id: number; token: string };
let carmen: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  rosa = await aCustomer(app);
  carmen = await aCustomer(app, { type: 1 });
});

const cartOf = async ({ token }: { token: string }) =>
  (await app.get('/checkouts/list', token)).body.listCheckout;

/** Plays of the second series in the cart of somebody who was of type 1 when they were registered. */
async function leftIn({ id, token }: { id: number; token: string }, count = 1): Promise<number[]> {
  await turnInto(1, id);
  const lines = Array.from({ length: count }, (_, n) => powerballLine(20 + n));
  const { body } = await sendLines(app, token, lines, { type: 1 });
  await turnInto(0, id);
  return body.registered.map(({ newId }: { newId: number }) => newId);
}

const turnInto = (type: 0 | 1, id: number) =>
  app.context.db.update(customer).set({ type }).where(eq(customer.id, id));

test.each(['/checkouts/create', '/checkouts/createNormal'])(
  '%s registers plays of it for type 1, and is a 403 for type 0',
  async (path) => {
    const body = { loterie_id: 1, date_lottery: powerballDraw, type: 1, balls: [powerballLine(1)] };
    const refused = await app.post(path, body, rosa.token);
    expect([refused.status, refused.body.code]).toEqual([403, 'series-not-yours']);
    expect(await cartOf(rosa)).toEqual([]);
    expect((await app.post(path, body, carmen.token)).status).toBe(200);
    expect(await cartOf(carmen)).toMatchObject([{ type: 1 }]);
    expect((await app.post(path, { ...body, type: 0 }, rosa.token)).status).toBe(200);
  },
);

test('who may not play it is told so before anything of the draw is looked at', async () => {
  const body = { loterie_id: 99, date_lottery: '2026-02-30', type: 1, balls: [powerballLine(1)] };
  expect((await app.post('/checkouts/create', body, rosa.token)).status).toBe(403);
});

test('a subscription opens it to nobody of type 0', async () => {
  const luis = await aCustomer(app, { subscribedUntil: '2027-01-01T00:00:00Z' });
  const answer = await sendLines(app, luis.token, [powerballLine(1)], { type: 1 });
  expect(answer.status).toBe(403);
});

test('renew moves plays of it for type 1; for type 0 it is a 403 and nothing moves', async () => {
  const left = await leftIn(rosa);
  const [mine] = await registerPlays(app, rosa.token);
  const { body } = await sendLines(app, carmen.token, [powerballLine(1)], { type: 1 });
  const hers = body.registered[0].newId;
  app.setNow(powerballCutoff);
  const refused = await app.post('/checkouts/renew', { items: [mine, ...left] }, rosa.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'series-not-yours']);
  expect(await cartOf(rosa)).toMatchObject([{ expired: true }, { expired: true }]);
  const moved = await app.post('/checkouts/renew', { items: [hers] }, carmen.token);
  expect(moved.body.data).toMatchObject([{ id: hers, type: 1, expired: false }]);
});

test('what is left of it in the cart of type 0 is shown and cannot be paid, and the rest can', async () => {
  const left = await leftIn(rosa);
  const mine = await registerPlays(app, rosa.token);
  expect(await cartOf(rosa)).toMatchObject([{ type: 0 }, { type: 1 }]);
  const refused = await app.post('/payments/orders', { kind: 'cart', items: [...mine, ...left] }, rosa.token);
  expect([refused.status, refused.body.code]).toEqual([403, 'series-not-yours']);
  expect(await pay(app, rosa.token, mine)).toHaveLength(1);
  expect(await cartOf(rosa)).toMatchObject([{ type: 1 }]);
});

test('what is left of it can be deleted: one by one, a lottery’s, or all', async () => {
  const [first, second] = await leftIn(rosa, 2);
  expect((await app.delete(`/checkouts/list/${first}`, rosa.token)).status).toBe(200);
  expect(await cartOf(rosa)).toMatchObject([{ id: second }]);
  await app.delete('/checkouts/listLottery/1', rosa.token);
  expect(await cartOf(rosa)).toEqual([]);
  await leftIn(rosa);
  await app.delete('/checkouts/list', rosa.token);
  expect(await cartOf(rosa)).toEqual([]);
});

test('an order opened as type 1 is not captured as type 0: no money moves and the plays stay', async () => {
  const { body } = await sendLines(app, carmen.token, [powerballLine(1), powerballLine(2)], { type: 1 });
  const [one, other] = body.registered.map(({ newId }: { newId: number }) => newId);
  const order = await approvedOrder(app, carmen.token, [one]);
  await turnInto(0, carmen.id);
  const refused = await capture(app, carmen.token, order);
  expect([refused.status, refused.body.code]).toEqual([403, 'series-not-yours']);
  expect((await app.get(`/payments/orders/${order}`, carmen.token)).body.status).toBe('refused');
  expect((await app.get('/purchases/list', carmen.token)).body.purchases).toEqual([]);
  await turnInto(1, carmen.id);
  expect((await capture(app, carmen.token, await openOrder(app, carmen.token, [other]))).status).toBe(422);
  expect(await pay(app, carmen.token, [one, other])).toHaveLength(2);
});
