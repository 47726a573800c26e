import { customer } from '@bolillero/database/schema/account';
import { draw } from '@bolillero/database/schema/draw';
import { lottery } from '@bolillero/database/schema/lottery';
import { winner } from '@bolillero/database/schema/winner';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { buy } from '../settlement/plays.testing.ts';

let app: TestApp;
let operator: string;
let rosa: { id: number; email: string; token: string };
let luis: { id: number; token: string };
let powerball: number;
let tinka: number;

const levels = [{ level: '5 + 1' }, { level: '4', prize: 100_00 }, { level: '3', prize: 7_00 }] as const;

beforeAll(async () => {
  app = await startTestApp();
  operator = (await anAdmin(app, 'operator')).token;
  rosa = await aCustomer(app, { name: 'Rosa', lastname: 'Quíspe', email: 'rosa@example.com' });
  luis = await aCustomer(app, { name: 'Luis', lastname: 'Ramos' });
  await buy(app, [
    { customerId: rosa.id, drawDate: '2026-11-18', balls: [3, 12, 20, 44, 50], special: 1 },
    { customerId: rosa.id, drawDate: '2026-11-18', balls: [3, 12, 20, 45, 50], special: 1 },
    { customerId: luis.id, drawDate: '2026-11-18', balls: [3, 12, 20, 45, 51], special: 1 },
  ]);
  const saved = await saveDraw(app, { date: '2026-11-18', balls: [3, 12, 20, 44, 61], special: 7, levels });
  powerball = saved.drawId;
  await app.context.db.update(draw).set({ multiplier: 3 }).where(eq(draw.id, powerball));
  tinka = (await saveDraw(app, { lotteryId: 4, date: '2026-11-15', balls: [1, 2, 3, 4, 5, 6], levels: [] }))
    .drawId;
  await app.context.jobs.drain();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.db.delete(winner);
});

const body = (more: object = {}) => ({
  costumer_id: rosa.id,
  lotery_id: 1,
  detail_lotery: powerball,
  ...more,
});
const create = (sent: object, token: string | undefined = operator) =>
  app.post('/winners/createWinner', sent, token);
const update = (id: number, sent: object, token: string | undefined = operator) =>
  app.post(`/winners/updateWinner/${id}`, sent, token);
const shown = { shown_name: 'Rosa Q., Lima', consent_date: '2026-11-19' };
const stories = async () => (await app.get('/winners/stories')).body.data;

describe('keeping a winner', () => {
  test('one is added, shown to everybody from their permission on, changed and deleted', async () => {
    const { status, body: made } = await create(body());
    expect([status, made]).toEqual([
      200,
      {
        ok: true,
        data: {
          id: expect.any(Number),
          costumer_id: rosa.id,
          costumer_name: 'Rosa',
          costumer_lastname: 'Quíspe',
          lotery_id: 1,
          lotery_name: 'Powerball',
          detail_lotery: powerball,
          date: '2026-11-18',
          type: 0,
          balls: '[3,12,20,44,61]',
          ball_red: 7,
          potenciador: 3,
          shown_name: '',
          consent_date: null,
        },
      },
    ]);
    const { id } = made.data;
    expect(await stories()).toEqual([]);

    await update(id, body({ ...shown, shown_name: '  Rosa  Q., Lima' }));
    const [story] = await stories();
    expect(story).toEqual({
      id,
      shown_name: 'Rosa Q., Lima',
      lotery_id: 1,
      date: '2026-11-18',
      type: 0,
      balls: '[3,12,20,44,61]',
      ball_red: 7,
      potenciador: 3,
    });
    // what is not said stays
    await update(id, body());
    expect(await stories()).toHaveLength(1);
    await update(id, body({ consent_date: null }));
    expect(await stories()).toEqual([]);

    expect((await app.post(`/winners/deleteWinner/${id}`, {}, operator)).status).toBe(200);
    expect((await app.get('/winners/list', operator)).body.data).toEqual([]);
    expect((await app.post(`/winners/deleteWinner/${id}`, {}, operator)).status).toBe(404);
  });

  test('the audit tells what changed and keeps no name', async () => {
    const { id } = (await create(body())).body.data;
    await update(id, body(shown));
    await app.post(`/winners/deleteWinner/${id}`, {}, operator);
    const admin = (await anAdmin(app)).token;
    const { data } = (await app.get(`/audit?entity=winner&entity_id=${id}`, admin)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['delete', 'update', 'create']);
    expect(data[1]).toMatchObject({ before: { consent_date: null }, after: { consent_date: '2026-11-19' } });
    expect(JSON.stringify(data)).not.toContain('Rosa');
  });

  test('another player’s name and permission are not taken over', async () => {
    const { id } = (await create(body(shown))).body.data;
    const { data } = (await update(id, body({ costumer_id: luis.id }))).body;
    expect(data).toMatchObject({ costumer_id: luis.id, shown_name: '', consent_date: null });
    expect(await stories()).toEqual([]);
  });

  test('a story goes when its account is closed, its lottery is hidden, or its result is hidden or deleted', async () => {
    const { db } = app.context;
    const eva = await aCustomer(app, { name: 'Eva' });
    const { drawId } = await saveDraw(app, {
      date: '2026-11-16',
      balls: [9, 17, 26, 48, 66],
      special: 2,
      levels: [],
    });
    const made = await create(body({ ...shown, costumer_id: eva.id, detail_lotery: drawId }));
    expect(await stories()).toHaveLength(1);
    await db.update(draw).set({ shown: false }).where(eq(draw.id, drawId));
    expect(await stories()).toEqual([]);
    await db.update(draw).set({ shown: true }).where(eq(draw.id, drawId));
    await db.update(lottery).set({ hidden: true }).where(eq(lottery.id, 1));
    expect(await stories()).toEqual([]);
    await db.update(lottery).set({ hidden: false }).where(eq(lottery.id, 1));
    expect(await stories()).toHaveLength(1);
    const closed = { name: '', lastname: '', country: '', address: '', passwordHash: '', birthday: null };
    await db
      .update(customer)
      .set({ ...closed, closedAt: new Date() })
      .where(eq(customer.id, eva.id));
    expect(await stories()).toEqual([]);
    const again = await create(body({ costumer_id: eva.id }));
    expect([again.status, again.body.code]).toEqual([409, 'customer-closed']);
    expect((await app.post('/loteries/delete', { id: drawId }, operator)).status).toBe(200);
    expect((await app.get('/winners/list', operator)).body.total).toBe(0);
    const admin = (await anAdmin(app)).token;
    const { data } = (await app.get(`/audit?entity=winner&entity_id=${made.body.data.id}`, admin)).body;
    expect(data).toMatchObject([
      { action: 'delete', before: { detail_lotery: drawId, consent_date: '2026-11-19' } },
      { action: 'create' },
    ]);
    expect(JSON.stringify(data)).not.toContain(shown.shown_name);
  });

  test('of the same one added twice at once there is one', async () => {
    const answers = await Promise.all([create(body()), create(body()), create(body())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('winner-exists');
  });

  test('bad input, what does not exist, and who may not', async () => {
    const faultOf = async (more: object) => {
      const { status, body: refused } = await create(body(more));
      return [status, refused.code, refused.errors?.[0]?.path];
    };
    expect(await faultOf({ detail_lotery: null })).toEqual([400, 'input-invalid', 'detail_lotery']);
    expect((await create(body({ detail_lotery: null }))).body.message).toEqual(['Elige una fila']);
    expect(await faultOf({ detail_lotery: 999_999 })).toEqual([400, 'input-invalid', 'detail_lotery']);
    expect(await faultOf({ detail_lotery: tinka })).toEqual([422, 'draw-of-another-lottery', undefined]);
    expect(await faultOf({ lotery_id: 77 })).toEqual([404, 'unknown-lottery', undefined]);
    expect(await faultOf({ costumer_id: 999_999 })).toEqual([404, 'not-found', undefined]);
    expect(await faultOf({ consent_date: '2026-11-19' })).toEqual([400, 'input-invalid', 'shown_name']);
    expect(await faultOf({ ...shown, consent_date: '2026-11-22' })).toEqual([
      400,
      'input-invalid',
      'consent_date',
    ]);
    expect(await faultOf({ ...shown, consent_date: '2026-02-31' })).toEqual([
      400,
      'input-invalid',
      'consent_date',
    ]);
    expect((await create(body({ winner: 'x' }))).status).toBe(400);
    expect((await update(999_999, body())).status).toBe(404);

    const { id } = (await create(body())).body.data;
    for (const [token, refused] of [
      [undefined, 401],
      [rosa.token, 403],
    ] as const) {
      for (const { status } of await Promise.all([
        app.post('/winners/createWinner', body(), token),
        app.post(`/winners/updateWinner/${id}`, body(shown), token),
        app.post(`/winners/deleteWinner/${id}`, {}, token),
        app.get('/winners/listWinner', token),
        app.get('/winners/list', token),
        app.get('/winners/list/export?format=csv', token),
        app.get('/winners/get_ball/1', token),
        app.get('/winners/suggestions', token),
      ]))
        expect(status).toBe(refused);
    }
    expect(await stories()).toEqual([]);
  });
});

describe('choosing a winner', () => {
  test('listWinner answers winners, players and lotteries', async () => {
    await create(body());
    const { body: all } = await app.get('/winners/listWinner', operator);
    expect(all.data).toMatchObject([{ costumer_name: 'Rosa', balls: '[3,12,20,44,61]' }]);
    expect(all.users.map(({ name }: { name: string }) => name)).toContain('Luis');
    expect(all.loteries).toContainEqual({ id: 4, name: 'La Tinka' });
    const { body: found } = await app.get('/winners/listWinner?q=QUISPE', operator);
    expect(found.users).toEqual([
      { id: rosa.id, name: 'Rosa', lastname: 'Quíspe', email: 'rosa@example.com' },
    ]);
    expect(found.total).toBe(1);
    const { body: none } = await app.get('/winners/listWinner?q=nadie', operator);
    expect([none.data, none.total, none.users]).toEqual([[], 0, []]);
  });

  test('50 players at most are offered', async () => {
    await Promise.all(Array.from({ length: 51 }, () => aCustomer(app, { name: 'Muchos' })));
    expect((await app.get('/winners/listWinner?q=muchos', operator)).body.users).toHaveLength(50);
  });

  test('the list is searched, filtered, sorted and exported', async () => {
    await create(body(shown));
    await create(body({ costumer_id: luis.id, lotery_id: 4, detail_lotery: tinka }));
    const names = async (query: string) =>
      (await app.get(`/winners/list${query}`, operator)).body.data.map(
        ({ costumer_name: name }: { costumer_name: string }) => name,
      );
    expect(await names('')).toEqual(['Luis', 'Rosa']);
    expect(await names('?sort=id')).toEqual(['Rosa', 'Luis']);
    expect(await names('?sort=player')).toEqual(['Luis', 'Rosa']);
    expect(await names('?sort=-lottery')).toEqual(['Rosa', 'Luis']);
    expect(await names('?sort=date')).toEqual(['Luis', 'Rosa']);
    expect(await names('?sort=consent')).toEqual(['Rosa', 'Luis']);
    expect(await names('?q=lima')).toEqual(['Rosa']);
    expect(await names('?lottery=4')).toEqual(['Luis']);
    expect(await names('?shown=false')).toEqual(['Luis']);
    expect((await app.get('/winners/list?sort=secret', operator)).status).toBe(400);
    const { body: csv } = await app.get('/winners/list/export?format=csv&shown=true', operator);
    expect(String(csv).split('\r\n').slice(1)).toEqual([
      expect.stringMatching(
        /^\d+,Rosa Quíspe,"Rosa Q., Lima",Powerball,2026-11-18,TRADICIONAL,3 12 20 44 61,3,7,2026-11-19$/,
      ),
      '',
    ]);
  });

  test('the results of a lottery come page by page, hidden ones left out', async () => {
    const { body: page } = await app.get('/winners/get_ball/1?perPage=1', operator);
    expect(page).toEqual({
      bolillas: [
        { id: powerball, date: '2026-11-18', type: 0, balls: '[3,12,20,44,61]', ball_red: 7, potenciador: 3 },
      ],
      total: 1,
      pages: 1,
    });
    expect((await app.get('/winners/get_ball/4', operator)).body.bolillas).toMatchObject([
      { id: tinka, ball_red: null, potenciador: null },
    ]);
    await app.context.db.update(draw).set({ shown: false }).where(eq(draw.id, tinka));
    expect((await app.get('/winners/get_ball/4', operator)).body.bolillas).toEqual([]);
    await app.context.db.update(draw).set({ shown: true }).where(eq(draw.id, tinka));
    expect((await app.get('/winners/get_ball/77', operator)).status).toBe(404);
    expect((await app.get('/winners/get_ball/x', operator)).status).toBe(400);
  });

  test('settled wins are suggested, the largest first, until they are among the winners', async () => {
    const suggested = async () => (await app.get('/winners/suggestions', operator)).body.data;
    const [first, second, ...others] = await suggested();
    expect(first).toEqual({
      costumer_id: rosa.id,
      costumer_name: 'Rosa',
      costumer_lastname: 'Quíspe',
      lotery_id: 1,
      lotery_name: 'Powerball',
      detail_lotery: powerball,
      date: '2026-11-18',
      type: 0,
      prize: '107.00',
      currency: 'USD',
    });
    expect(second).toMatchObject({ costumer_id: luis.id, prize: '7.00' });
    expect(others).toEqual([]);
    await create(body());
    expect(await suggested()).toEqual([second]);
  });
});
