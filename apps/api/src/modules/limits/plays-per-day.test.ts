import { lottery } from '@bolillero/database/schema/lottery';
import { play } from '@bolillero/database/schema/play';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedOrder, capture, pay } from '../../testing/payments.ts';
import {
  nextPowerballDraw,
  powerballCutoff,
  powerballLine,
  registerPlays,
  sendLines,
} from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  await setLimit(5);
  token = (await aCustomer(app, { type: 1 })).token;
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

const setLimit = (playsPerDay: number, id = 1) =>
  app.context.db.update(lottery).set({ playsPerDay }).where(eq(lottery.id, id));
const cartSize = async (who = token) => (await app.get('/checkouts/list', who)).body.listCheckout.length;
const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => powerballLine(from + at));
const send = (from: number, count: number, fields = {}) => sendLines(app, token, lines(from, count), fields);
const draw = 'Para el sorteo de Powerball del sábado 21 de noviembre de 2026 puedes tener hasta 5 jugadas';

describe('the plays of a customer for one draw date', () => {
  test('are as many as the lottery lets them have, and not one more', async () => {
    expect((await send(1, 5)).status).toBe(200);
    const { status, body } = await send(6, 1);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'plays-per-day',
      message: `${draw}, entre el carrito y tus compras, y ya tienes 5. Elimina alguna del carrito o espera al próximo sorteo.`,
      details: { lottery_id: 1, date_lottery: '2026-11-21', limit: 5, have: 5 },
    });
    expect(await cartSize()).toBe(5);
  });

  test('are refused together when not all of them fit, and the refusal says how many do', async () => {
    await registerPlays(app, token, 3);
    const { body } = await send(4, 3);
    expect(body.message).toBe(`${draw}, entre el carrito y tus compras, y ya tienes 3. Puedes añadir 2 más.`);
    expect(await cartSize()).toBe(3);
    expect((await send(4, 2)).status).toBe(200);
  });

  test('may be sent again when they are all there already, also with a limit that was lowered', async () => {
    await registerPlays(app, token, 5);
    await setLimit(3);
    expect((await send(1, 5)).status).toBe(200);
    expect((await send(1, 6)).body.code).toBe('plays-per-day');
  });

  test('count in both series together', async () => {
    await registerPlays(app, token, 3);
    expect((await send(1, 2, { type: 1 })).status).toBe(200);
    expect((await send(9, 1, { type: 1 })).body.code).toBe('plays-per-day');
  });

  test('count when they are bought, and no longer once they were given back', async () => {
    const [first] = await pay(app, token, await registerPlays(app, token, 3));
    await registerPlays(app, token, 2, 10);
    expect((await send(20, 1)).body.code).toBe('plays-per-day');
    const admin = await anAdmin(app);
    await app.post(`/purchases/refund/${first}`, { reason: 'No se compró.' }, admin.token);
    expect((await send(20, 1)).status).toBe(200);
    expect((await send(21, 1)).body.code).toBe('plays-per-day');
  });

  test('of another lottery, of another draw or of another customer do not count', async () => {
    await registerPlays(app, token, 5);
    const florida = [{ numbers: [1, 2, 3, 4, 5, 6] }];
    expect((await sendLines(app, token, florida, { loterie_id: 3 })).status).toBe(200);
    app.setNow(powerballCutoff);
    expect((await send(1, 5, { date_lottery: nextPowerballDraw })).status).toBe(200);
    app.setNow(testNow);
    token = (await aCustomer(app)).token;
    expect((await send(1, 5)).status).toBe(200);
  });

  test('have no limit with 0', async () => {
    await setLimit(0);
    expect((await send(1, 20)).status).toBe(200);
  });

  test('do not pass it from two devices at once', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => send(1 + at, 1)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(3).fill(422),
    ]);
    expect(await cartSize()).toBe(5);
  });

  test('that are moved to the next draw count there', async () => {
    const expired = await registerPlays(app, token, 4);
    app.setNow(powerballCutoff);
    await send(10, 2, { date_lottery: nextPowerballDraw });
    const renew = (items: readonly number[]) => app.post('/checkouts/renew', { items }, token);
    const { status, body } = await renew(expired);
    expect([status, body.code]).toEqual([422, 'plays-per-day']);
    expect(body.details).toMatchObject({ date_lottery: nextPowerballDraw, have: 2 });
    expect((await renew(expired.slice(0, 3))).status).toBe(200);
  });

  test('that were won as prizes do not count', async () => {
    const [won] = await pay(app, token, await registerPlays(app, token, 1));
    const [free] = await registerPlays(app, token, 1, 24);
    await app.context.db
      .update(play)
      .set({ freeOfPurchaseId: won ?? 0 })
      .where(eq(play.id, free ?? 0));
    expect((await send(10, 4)).status).toBe(200);
    expect((await send(20, 1)).body.code).toBe('plays-per-day');
    expect(await pay(app, token, [free ?? 0])).toHaveLength(1);
  });
});

describe('paying for them', () => {
  test('is refused before money moves when the limit was lowered meanwhile', async () => {
    await pay(app, token, await registerPlays(app, token, 1));
    const items = await registerPlays(app, token, 3, 10);
    const id = await approvedOrder(app, token, items);
    await setLimit(3);
    const { status, body } = await capture(app, token, id);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'plays-per-day',
      message:
        'Para el sorteo de Powerball del sábado 21 de noviembre de 2026 puedes tener hasta 3 jugadas y ya tienes 1. Paga 2 como máximo.',
    });
    expect((await app.get(`/payments/orders/${id}`, token)).body.status).toBe('refused');
    expect(await cartSize()).toBe(3);
    const again = await app.post('/payments/orders', { kind: 'cart', items }, token);
    expect([again.status, again.body.code]).toEqual([422, 'plays-per-day']);
    expect(await pay(app, token, items.slice(0, 2))).toHaveLength(2);
  });

  test('counts what other payments are taking at the same time', async () => {
    const items = await registerPlays(app, token, 4);
    const orders = await Promise.all(items.map((item) => approvedOrder(app, token, [item])));
    await setLimit(2);
    const replies = await Promise.all(orders.map((id) => capture(app, token, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
  });
});
