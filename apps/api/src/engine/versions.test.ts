import { session } from '@bolillero/database/schema/account';
import { lottery, lotteryEra } from '@bolillero/database/schema/lottery';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Process, startProcess } from '../process.ts';
import { aCustomer, anAdmin } from '../testing/accounts.ts';
import { compiledOnce } from '../testing/compiled-schemas.ts';
import { startTestApp, type TestApp, testNow } from '../testing/test-app.ts';
import { aSubscriber } from './engine.testing.ts';

/** Who sees a change, and when: the next who asks, whichever process he asks. */

let app: TestApp;
let other: Process;
let token: string;
let operator: string;
beforeEach(async () => {
  app = await startTestApp();
  const config = { ...app.context.config, startAt: Date.parse(testNow) };
  other = await startProcess(config, app.database, pino({ level: 'error' }), {
    schemaController: compiledOnce,
  });
  token = await aSubscriber(app);
  operator = (await anAdmin(app, 'operator')).token;
});
afterEach(async () => {
  await other.stop();
  await app.close();
});

const create = async (date: string, balls: readonly number[], more: object = {}) => {
  const body = { lottery_id: 1, date, balls, ball_red: 7, detail: [], ...more };
  const { status, body: answer } = await app.post('/loteries/create', body, operator);
  expect([status, answer.message]).toEqual([200, undefined]);
  return answer.data.id as number;
};
const path = '/api/analytic/more?id=1&limit=3';
const headers = () => ({ authorization: `Bearer ${token}` });
/** What both processes answer. */
const seen = async () => {
  const here = await app.app.inject({ url: path, headers: headers() });
  const there = await other.app.inject({ url: path, headers: headers() });
  expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
  expect(there.json()).toEqual(here.json());
  return here.json() as { labels: string[]; data: number[]; draws: number };
};

describe('a draw', () => {
  test('that is entered, corrected, hidden, shown or deleted is seen so by every process', async () => {
    expect(await seen()).toMatchObject({ draws: 0, data: [0, 0, 0] });
    await create('2026-11-11', [1, 2, 3, 4, 5]);
    expect(await seen()).toMatchObject({ draws: 1, labels: ['1', '2', '3'] });
    const id = await create('2026-11-14', [5, 6, 7, 8, 9]);
    expect(await seen()).toMatchObject({ draws: 2, labels: ['5', '1', '2'], data: [2, 1, 1] });

    const update = (body: object) => app.post(`/loteries/update/power_balls/${id}`, body, operator);
    const numbers = { date: '2026-11-14', balls: [3, 6, 7, 8, 9], ball_red: 7 };
    expect((await update(numbers)).status).toBe(200);
    expect((await seen()).labels).toEqual(['3', '1', '2']);
    await update({ ...numbers, isShow: false });
    expect((await seen()).draws).toBe(1);
    await update({ ...numbers, isShow: true });
    expect((await seen()).draws).toBe(2);
    expect((await app.post('/loteries/delete', { id }, operator)).status).toBe(200);
    expect((await seen()).draws).toBe(1);
  });

  test('that is newer is added to the history that is kept; what changes older ones has it read again', async () => {
    await create('2026-11-11', [1, 2, 3, 4, 5]);
    await seen();
    const { engine } = app.context;
    expect(engine.counts).toMatchObject({ built: 1, appended: 0 });
    await create('2026-11-14', [5, 6, 7, 8, 9]);
    await seen();
    await create('2026-11-16', [5, 6, 7, 8, 9]);
    await create('2026-11-18', [5, 6, 7, 8, 9]);
    expect((await seen()).draws).toBe(4);
    expect(engine.counts).toMatchObject({ built: 1, appended: 3 });
    expect(other.context.engine.counts).toMatchObject({ built: 1, appended: 3 });
    await create('2026-11-09', [5, 6, 7, 8, 9]);
    expect((await seen()).draws).toBe(5);
    expect(engine.counts).toMatchObject({ built: 2, appended: 3 });
  });

  test('of the other series, or of another lottery, is not counted', async () => {
    await create('2026-11-14', [5, 6, 7, 8, 9], { type: 1 });
    expect((await seen()).draws).toBe(0);
    expect((await app.get('/analytic/more?id=1&type=1', token)).body.draws).toBe(1);
    expect((await app.get('/analytic/more?id=2', token)).body.draws).toBe(0);
  });
});

test('many who ask at once share one load and one answer', async () => {
  await create('2026-11-14', [5, 6, 7, 8, 9]);
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.get('/analytic/more?id=1', token)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.draws}`))).toEqual(new Set(['200 1']));
  expect(app.context.engine.counts).toMatchObject({ built: 1, workedOut: 1 });
});

test('an answer is sent again as it was written, and not at all to who has it', async () => {
  await create('2026-11-14', [5, 6, 7, 8, 9]);
  const first = await app.get('/analytic/more?id=1&limit=5', token);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  const etag = String(first.headers.etag);
  const ask = () =>
    app.call('GET', '/analytic/more?limit=5&name=powerballs', { token, headers: { 'if-none-match': etag } });
  expect((await ask()).status).toBe(304);
  expect(app.context.engine.counts.workedOut).toBe(1);
  await create('2026-11-16', [5, 6, 7, 8, 9]);
  expect((await ask()).status).toBe(200);
});

test('what changes by itself changes on its minute', async () => {
  await create('2026-11-18', [5, 6, 7, 8, 9]);
  const next = async () => (await app.get('/forecasts/forecast?id=1', token)).body.date;
  app.setNow('2026-11-22T02:58:59.999Z');
  expect([await next(), await next()]).toEqual(['2026-11-21', '2026-11-21']);
  app.setNow('2026-11-22T02:59:00Z');
  expect([await next(), await next()]).toEqual(['2026-11-23', '2026-11-23']);
});

describe('who may read', () => {
  const status = async (process: Process | TestApp) =>
    (await process.app.inject({ url: path, headers: headers() })).statusCode;

  test('is over for every process when a sign-out is answered', async () => {
    for (let round = 0; round < 5; round += 1) {
      expect([await status(app), await status(other)]).toEqual([200, 200]);
      expect((await app.post('/costumers/logout', {}, token)).status).toBe(200);
      expect([await status(other), await status(app)]).toEqual([401, 401]);
      token = await aSubscriber(app);
    }
  });

  test('ends with the subscription and with the session, to the millisecond', async () => {
    const { token: short } = await aCustomer(app, { subscribedUntil: '2026-11-22T00:00:00Z' });
    const read = async () => (await app.get('/analytic/more?id=1', short)).status;
    app.setNow('2026-11-21T23:59:59.999Z');
    expect(await read()).toBe(200);
    app.setNow('2026-11-22T00:00:00Z');
    expect(await read()).toBe(403);
    await app.context.db.update(session).set({ expiresAt: new Date('2026-11-22T01:00:00Z') });
    app.setNow('2026-11-22T01:00:00Z');
    expect(await read()).toBe(401);
  });

  test('begins with the subscription', async () => {
    const customer = await aCustomer(app);
    expect((await app.get('/analytic/more?id=1', customer.token)).body.code).toBe('subscription-required');
    await app.context.database.pool.query(
      `INSERT INTO subscription VALUES ($1, '2026-01-01', '2027-01-01', '2026-01-01')`,
      [customer.id],
    );
    expect((await app.get('/analytic/more?id=1', customer.token)).status).toBe(200);
  });
});

describe('the lottery', () => {
  test('that is hidden is there for nobody', async () => {
    await app.context.db.update(lottery).set({ hidden: true }).where(eq(lottery.id, 1));
    expect((await app.get('/analytic/more?id=1', token)).body.code).toBe('unknown-lottery');
  });

  test('with another opening date or another matrix answers otherwise', async () => {
    await create('2026-11-14', [5, 6, 7, 8, 9]);
    expect((await app.get('/analytic/cycle?id=1', token)).body.data).toHaveLength(69);
    await app.context.db
      .insert(lotteryEra)
      .values({ lotteryId: 1, startsOn: '2026-11-01', balls: 5, size: 71, specialKind: 'none' });
    expect((await app.get('/analytic/cycle?id=1', token)).body.data).toHaveLength(71);
    await app.context.db.update(lottery).set({ openingDate: '2026-11-15' }).where(eq(lottery.id, 1));
    expect((await app.get('/analytic/cycle?id=1', token)).body.draws).toBe(0);
  });

  test('whose opening date moves, either way, counts its draws anew', async () => {
    await create('2026-11-11', [1, 2, 3, 4, 5]);
    await create('2026-11-14', [5, 6, 7, 8, 9]);
    await create('2026-11-16', [7, 8, 9, 10, 11]);
    const open = (openingDate: string) =>
      app.context.db.update(lottery).set({ openingDate }).where(eq(lottery.id, 1));
    const whole = { labels: ['5', '7', '8'], data: [2, 2, 2], draws: 3 };
    const lastTwo = { labels: ['7', '8', '9'], data: [2, 2, 2], draws: 2 };
    const pairs = async () => (await app.get('/analytic/more-pair?id=1&limit=2', token)).body.labels;
    expect([await seen(), await pairs()]).toMatchObject([whole, ['7-8', '7-9']]);
    await open('2026-11-15');
    expect(await seen()).toMatchObject({ labels: ['7', '8', '9'], data: [1, 1, 1], draws: 1 });
    await open('2026-11-14');
    expect(await seen()).toMatchObject(lastTwo);
    await open('2015-10-07');
    expect(await seen()).toMatchObject(whole);
  });
});
