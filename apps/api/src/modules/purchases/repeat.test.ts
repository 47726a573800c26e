import { customer } from '@bolillero/database/schema/account';
import {
  calendarException,
  lottery,
  lotteryEra,
  lotteryMultiplier,
} from '@bolillero/database/schema/lottery';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { pay } from '../../testing/payments.ts';
import { nextPowerballDraw, powerballCutoff, powerballDraw, sendLines } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { buy } from '../settlement/plays.testing.ts';

let app: TestApp;
let rosa: { id: number; token: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  rosa = await aCustomer(app);
});

const repeat = (body: object, token: string | undefined = rosa.token) =>
  app.post('/purchases/repeat', body, token);
const cart = async (token = rosa.token) => (await app.get('/checkouts/list', token)).body.listCheckout;
const powerball = { drawDate: '2026-11-18', balls: [5, 9, 21, 60, 61], special: 7 };

test('a purchase is in the cart for the next draw, once, with its multiplier', async () => {
  const [id] = await buy(app, [{ customerId: rosa.id, ...powerball, withMultiplier: true }]);
  const first = await repeat({ id });
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ ok: true, registered: [{ id, date_lottery: powerballDraw }] });
  const again = await Promise.all([repeat({ id }), repeat({ id })]);
  for (const { body } of again) expect(body).toEqual(first.body);
  expect(await cart()).toMatchObject([
    {
      id: first.body.registered[0].newId,
      lottery_id: 1,
      balls: '[5,9,21,60,61]',
      ball_red: 7,
      potenciador: true,
      date_lottery: powerballDraw,
      free: false,
    },
  ]);
  // After the cut-off it is for the draw after.
  app.setNow(powerballCutoff);
  expect((await repeat({ id })).body.registered).toMatchObject([{ date_lottery: nextPowerballDraw }]);
});

test('a whole order comes back, of several lotteries, and can be paid', async () => {
  const bought = await buy(app, [
    { customerId: rosa.id, ...powerball },
    { customerId: rosa.id, ...powerball, balls: [1, 2, 3, 4, 5] },
    { customerId: rosa.id, lotteryId: 4, drawDate: '2026-11-18', balls: [1, 2, 3, 4, 5, 6] },
  ]);
  const { purchases } = (await app.get('/purchases/list', rosa.token)).body;
  const { status, body } = await repeat({ order_id: purchases[0].order_id });
  expect(status).toBe(200);
  expect(body.registered.map((row: { id: number }) => row.id)).toEqual(bought);
  expect(await cart()).toHaveLength(3);
  const items = body.registered.map(({ newId }: { newId: number }) => newId);
  expect(await pay(app, rosa.token, items)).toHaveLength(3);
});

test('a multiplier that is not sold any more is left out', async () => {
  const [id] = await buy(app, [{ customerId: rosa.id, ...powerball, withMultiplier: true }]);
  const { db } = app.context;
  const entry = { lotteryId: 1, startsOn: '2026-11-20', mode: 'none' as const, values: [], weights: [] };
  await db.insert(lotteryMultiplier).values(entry);
  expect((await repeat({ id })).status).toBe(200);
  expect(await cart()).toMatchObject([{ potenciador: false, price: '3.00' }]);
  await db
    .delete(lotteryMultiplier)
    .where(and(eq(lotteryMultiplier.lotteryId, 1), eq(lotteryMultiplier.startsOn, '2026-11-20')));
});

test('numbers that the game no longer has are said, and nothing is added', async () => {
  await buy(app, [
    { customerId: rosa.id, lotteryId: 2, drawDate: '2025-04-04', balls: [1, 2, 3, 4, 5], special: 25 },
    { customerId: rosa.id, ...powerball },
  ]);
  const { purchases } = (await app.get('/purchases/list', rosa.token)).body;
  const { status, body } = await repeat({ order_id: purchases[0].order_id });
  expect([status, body.code]).toEqual([422, 'play-invalid']);
  expect(JSON.stringify(body.message)).toContain('La bolilla especial 25 no existe: van del 1 al 24.');
  expect(await cart()).toEqual([]);
});

test('an era with another matrix refuses what it has no ball for', async () => {
  const [id] = await buy(app, [
    { customerId: rosa.id, lotteryId: 4, drawDate: '2026-11-18', balls: [1, 2, 3, 4, 5, 53] },
  ]);
  const { db } = app.context;
  const era = { lotteryId: 4, startsOn: '2026-11-20', balls: 6, size: 50, specialKind: 'same-drum' as const };
  await db.insert(lotteryEra).values(era);
  const { status, body } = await repeat({ id });
  expect([status, body.code]).toEqual([422, 'play-invalid']);
  expect(JSON.stringify(body.message)).toContain('La bolilla 53 no existe: van del 1 al 50.');
  await db.delete(lotteryEra).where(and(eq(lotteryEra.lotteryId, 4), eq(lotteryEra.startsOn, '2026-11-20')));
});

test('a draw that is called off is passed over; a lottery that is gone is refused', async () => {
  const [id] = await buy(app, [
    { customerId: rosa.id, lotteryId: 3, drawDate: '2026-11-18', balls: [1, 2, 3, 4, 5, 6] },
  ]);
  const { db } = app.context;
  const cancelled = { lotteryId: 3, date: '2026-11-21', kind: 'cancelled' as const };
  await db.insert(calendarException).values(cancelled);
  expect((await repeat({ id })).body.registered).toMatchObject([{ date_lottery: '2026-11-25' }]);
  await db.update(lottery).set({ hidden: true }).where(eq(lottery.id, 3));
  const { status, body } = await repeat({ id });
  expect([status, body.code]).toEqual([404, 'unknown-lottery']);
  await db.update(lottery).set({ hidden: false }).where(eq(lottery.id, 3));
});

test('plays of the second series are repeated by who may play it', async () => {
  const [id] = await buy(app, [{ customerId: rosa.id, ...powerball, series: 1 }]);
  const refused = await repeat({ id });
  expect([refused.status, refused.body.code]).toEqual([403, 'series-not-yours']);
  await app.context.db.update(customer).set({ type: 1 }).where(eq(customer.id, rosa.id));
  expect((await repeat({ id })).status).toBe(200);
  expect(await cart()).toMatchObject([{ type: 1 }]);
});

test('another customer’s is as unknown as none, and nobody repeats signed out', async () => {
  const [id] = await buy(app, [{ customerId: rosa.id, ...powerball }]);
  const other = await aCustomer(app);
  expect((await repeat({ id }, other.token)).status).toBe(404);
  expect((await repeat({ order_id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01' })).status).toBe(404);
  expect((await app.post('/purchases/repeat', { id })).status).toBe(401);
});

test('a body that names neither, or both, is bad', async () => {
  const [id] = await buy(app, [{ customerId: rosa.id, ...powerball }]);
  const order = { order_id: '6f1c3f2e-0b53-4c58-9a52-3f6f7f1e9a01' };
  for (const body of [{}, { id: 'x' }, { id, ...order }]) expect((await repeat(body)).status).toBe(400);
});

test('it is one play with what was registered by hand', async () => {
  const [id] = await buy(app, [{ customerId: rosa.id, ...powerball }]);
  const byHand = await sendLines(app, rosa.token, [{ numbers: [61, 5, 9, 21, 60], bExtra: 7 }]);
  const { body } = await repeat({ id });
  expect(body.registered[0].newId).toBe(byHand.body.registered[0].newId);
  expect(await cart()).toHaveLength(1);
});

test('no more than the plays of a day: then nothing of the order is added', async () => {
  await buy(app, [
    { customerId: rosa.id, lotteryId: 4, drawDate: '2026-11-18', balls: [1, 2, 3, 4, 5, 6] },
    { customerId: rosa.id, ...powerball },
    { customerId: rosa.id, ...powerball, balls: [1, 2, 3, 4, 5] },
  ]);
  const { purchases } = (await app.get('/purchases/list', rosa.token)).body;
  const { db } = app.context;
  await db.update(lottery).set({ playsPerDay: 1 }).where(eq(lottery.id, 1));
  const { status, body } = await repeat({ order_id: purchases[0].order_id });
  expect([status, body.code]).toEqual([422, 'plays-per-day']);
  expect(await cart()).toEqual([]);
  await db.update(lottery).set({ playsPerDay: 200 }).where(eq(lottery.id, 1));
});
