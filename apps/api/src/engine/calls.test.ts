import type { Call } from '@bolillero/contract/call';
import { allCalls } from '@bolillero/contract/calls.testing';
import type { TSchema } from 'typebox';
import { Check, Errors } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aSubscriber } from './engine.testing.ts';

/** Every call on the draw histories: that it answers what the contract says, and how it refuses. */

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await aSubscriber(app);
  const operator = (await anAdmin(app, 'operator')).token;
  for (let day = 10; day < 22; day += 1) {
    const balls = [1, 2, 3, 4, 5, 6].map((ball) => ((13 * ball + 7 * day) % 50) + 1);
    const powerball = { lottery_id: 1, balls: balls.slice(0, 5), ball_red: day };
    for (const draw of [powerball, { ...powerball, type: 1 }, { lottery_id: 4, balls, ball_red: 53 }]) {
      const answer = await app.post(
        '/loteries/create',
        { ...draw, date: `2026-10-${day}`, detail: [] },
        operator,
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    }
  }
});
afterAll(() => app.close());

const range = 'from=2026-10-12&to=2026-10-20';
const byPath: Readonly<Record<string, { query?: string; body?: object }>> = {
  '/analytic/more': {},
  '/analytic/less': {},
  '/analytic/more-pair': {},
  '/analytic/more-trio': {},
  '/analytic/pair-map': {},
  '/analytic/structure': {},
  '/analytic/moda': {},
  '/analytic/cycle': {},
  '/analytic/cycle-forecast': {},
  '/analytic/bimestre': { query: 'appearance=5' },
  '/analytic/suggestion': { query: 'ball=8' },
  '/analysis/range': { query: range },
  '/analysis/range-detail': { query: `${range}&index=1` },
  '/results/list': {},
  '/results/range': { query: range },
  '/results/rangeBallFilter': { query: `${range}&ball=9` },
  '/results/allIn': { query: 'fecha=2026-10-14' },
  '/results/constellations': { body: { bolillas: [8, 15, 22], fecha: '2026-10-21' } },
  '/forecasts/forecast': {},
  '/forecasts/forecast_for_card': { query: 'date=2026-10-15' },
  '/forecasts/list': { query: 'limit=3' },
  '/forecasts/list-range': { query: range },
  '/forecasts/forecast_result': {},
  '/forecasts/posible-play': { body: { ja: 9 } },
  '/forecasts/always': { body: { balls: [1, 2, 3, 4, 5], bExtra: 6 } },
  '/forecasts/backtest': { body: { choice: { helper: 'hot' }, tickets: 2, seed: 1 } },
};
const engineCalls = allCalls
  .filter(({ access }) => access === 'subscriber')
  .map((call) => [call.path, call] as const);

/** Without a special ball, and of six balls. */
const ofTinka = { balls: [1, 2, 3, 4, 5, 6], bExtra: null };

async function ask(call: Call, key: object, { query = '', body = {} }: { query?: string; body?: object }) {
  const isTinka = 'name' in key && key.name === 'tinkas' && 'balls' in body;
  const fitting = isTinka ? ofTinka : body;
  if (call.method !== 'GET') return await app.post(call.path, { ...key, ...fitting }, token);
  const series = new URLSearchParams(key as Record<string, string>);
  return await app.get(`${call.path}?${series}&${query}`, token);
}

/** The schema that also refuses what it does not name: bytes are sent without a serialiser that would drop it. */
function strict(schema: unknown): TSchema {
  if (Array.isArray(schema)) return schema.map(strict) as unknown as TSchema;
  if (typeof schema !== 'object' || schema === null) return schema as TSchema;
  const parts = Object.entries(schema).map(([name, part]) => [name, strict(part)]);
  const isObject = 'properties' in schema;
  return { ...Object.fromEntries(parts), ...(isObject ? { additionalProperties: false } : {}) } as TSchema;
}

test('every call of a subscriber is here', () => {
  expect(engineCalls.map(([path]) => path).sort()).toEqual(Object.keys(byPath).sort());
});

describe.each(engineCalls)('%s', (path, call) => {
  const asked = byPath[path] ?? {};

  test.each([
    { id: 1, name: 'power_balls' },
    { id: 1, name: 'powerballs', [path === '/analytic/bimestre' ? 'series' : 'type']: 1 },
    { name: 'tinkas' },
  ])('answers what the contract says of %o', async (key) => {
    const { status, body } = await ask(call, key, asked);
    expect([status, body.message]).toEqual([200, undefined]);
    const schema = strict(call.answer);
    if (!Check(schema, body)) expect(Errors(schema, body)).toEqual([]);
  });

  test('says so of a lottery without a draw', async () => {
    const { status, body } = await ask(call, { id: 2 }, asked);
    if (path === '/results/allIn' || path === '/analysis/range-detail') {
      expect([status, body.code]).toEqual([404, 'not-found']);
      return;
    }
    expect([status, body.message]).toEqual([200, undefined]);
    expect(Check(strict(call.answer), body)).toBe(true);
  });

  test('refuses a lottery that is not there, and a series that is not played', async () => {
    const series = path === '/analytic/bimestre' ? 'series' : 'type';
    for (const [key, code] of [
      [{ id: 99 }, 'unknown-lottery'],
      [{ name: 'bingo' }, 'unknown-lottery'],
      [{ id: 1, name: 'florida' }, 'unknown-lottery'],
      [{}, 'unknown-lottery'],
      [{ id: 2, [series]: 1 }, 'series-not-played'],
    ] as const) {
      const { status, body } = await ask(call, key, asked);
      expect([status, body.code]).toEqual([404, code]);
    }
    expect((await ask(call, { id: 1, [series]: 2 }, asked)).status).toBe(400);
    expect((await ask(call, { id: 'x' }, asked)).status).toBe(400);
  });
});

test.each([
  ['/analytic/more?id=1&limit=0', 'limit'],
  ['/analytic/more?id=1&limit=101', 'limit'],
  ['/analytic/moda?id=1&limit=1.5', 'limit'],
  ['/analytic/more?id=1&from=2026-02-30', 'from'],
  ['/analytic/cycle?id=1&to=ayer', 'to'],
  ['/analytic/more-pair?id=1&from=2026-10-20&to=2026-10-19', 'to'],
  ['/analytic/more?id=4&special=1', 'special'],
  ['/analytic/bimestre?id=1&from=2015-13', 'from'],
  ['/analytic/bimestre?id=1&from=2020&to=2019&type=year', 'to'],
  ['/analytic/bimestre?id=1&from=1015-01', 'from'],
  ['/analytic/bimestre?id=1&type=week', 'type'],
  ['/analytic/bimestre?id=1&appearance=70', 'appearance'],
  ['/analytic/suggestion?id=1', 'ball'],
  ['/analytic/suggestion?id=1&ball=70', 'ball'],
  ['/analysis/range?id=1&to=2026-10-19', 'from'],
  [`/analysis/range-detail?id=1&${range}&index=9`, 'index'],
  ['/results/list?id=1&limit=101', 'limit'],
  ['/results/list?id=1&page=0', 'page'],
  ['/results/list?id=1&sort=prize', 'sort'],
  ['/results/list?id=1&brief=2', 'brief'],
  ['/analytic/more?id=1&appearances=2', 'appearances'],
  ['/analytic/more-pair?id=1&appearances=2', 'appearances'],
  ['/analytic/more?id=1&ball=70', 'ball'],
  ['/analytic/more?id=1&ball=1-2', 'ball'],
  ['/analytic/more?id=1&special=1&ball=27', 'ball'],
  ['/analytic/more-pair?id=1&ball=7', 'ball'],
  ['/analytic/more-pair?id=1&ball=7-7', 'ball'],
  ['/analytic/more-trio?id=1&ball=1-2-x', 'ball'],
  ['/forecasts/forecast?id=1&brief=x', 'brief'],
  ['/results/range?id=1&from=2026-10-19', 'to'],
  ['/results/rangeBallFilter?id=1&ball=0', 'ball'],
  ['/results/rangeBallFilter?id=1&ball=70', 'ball'],
  ['/results/allIn?id=1&fecha=2026-10-32', 'fecha'],
  ['/forecasts/list?id=1&limit=11', 'limit'],
  ['/forecasts/list-range?id=1&from=2026-10-19', 'to'],
  ['/forecasts/forecast_for_card?id=1', 'date'],
])('GET %s is refused for its %s, in words', async (path, field) => {
  const { status, body } = await app.get(path, token);
  expect([status, body.code]).toEqual([400, 'input-invalid']);
  expect(body.errors.map((error: { path: string }) => error.path)).toContain(field);
  expect(body.errors[0].message).toMatch(/«\w+»/);
});

test.each([
  ['/results/constellations', { bolillas: [70, 1], fecha: '2026-10-21' }, 'bolillas'],
  ['/results/constellations', { bolillas: '[1,"x"]', fecha: '2026-10-21' }, 'bolillas.1'],
  ['/results/constellations', { bolillas: [1, 2], fecha: 'hoy' }, 'fecha'],
  ['/results/constellations', { bolillas: [1, 2] }, 'fecha'],
  ['/results/constellations', { bolillas: [1, 2], fecha: '2026-10-21', otro: 1 }, 'otro'],
  ['/forecasts/posible-play', { ja: 11 }, 'ja'],
  ['/forecasts/posible-play', { ja: 10, limit: 11 }, 'limit'],
  ['/forecasts/posible-play', { ja: 10, from: '2026-10-19', to: '2026-10-01' }, 'to'],
])('POST %s %o is refused for its %s', async (path, body, field) => {
  const answer = await app.post(path, { id: 1, ...body }, token);
  expect([answer.status, answer.body.code]).toEqual([400, 'input-invalid']);
  expect(answer.body.errors.map((error: { path: string }) => error.path)).toContain(field);
});

test('frequencies come without the dates of the appearances when asked', async () => {
  const { body: whole } = await app.get('/analytic/more?id=1', token);
  const { body: brief } = await app.get('/analytic/more?id=1&appearances=0', token);
  expect(whole.appearances).toHaveLength(10);
  expect(brief).toEqual({ ...whole, appearances: [] });
});

test('one ball, pair or trio is asked for alone, with its dates, in any order of its balls', async () => {
  const { body: balls } = await app.get('/analytic/more?id=1&limit=100', token);
  for (const at of [0, balls.labels.length - 1]) {
    const { body: one } = await app.get(`/analytic/more?id=1&ball=${balls.labels[at]}`, token);
    expect(one.labels).toEqual([balls.labels[at]]);
    expect(one.appearances).toEqual([balls.appearances[at]]);
    expect(one).toMatchObject({ data: [balls.data[at]], expected: [balls.expected[at]], draws: balls.draws });
  }
  const { body: pairs } = await app.get('/analytic/more-pair?id=1&limit=100', token);
  const turned = pairs.labels[3].split('-').reverse().join('-');
  const { body: pair } = await app.get(`/analytic/more-pair?id=1&ball=${turned}`, token);
  expect(pair.labels).toEqual([pairs.labels[3]]);
  expect(pair.appearances).toEqual([pairs.appearances[3]]);
  // one that never came has no dates
  const { body: trio } = await app.get('/analytic/more-trio?id=1&ball=67-68-69', token);
  expect([trio.labels, trio.data, trio.appearances[0].dates]).toEqual([['67-68-69'], [0], []]);
  const { body: special } = await app.get('/analytic/more?id=1&special=1&ball=26', token);
  expect(special.labels).toEqual(['26']);
});

test('pairs say how many are compared, how many share the first place and what chance gives to it', async () => {
  const { body } = await app.get('/analytic/more-pair?id=1&limit=100&appearances=0', token);
  expect([body.compared, body.appearances]).toEqual([(69 * 68) / 2, []]);
  const firsts = body.data.filter((count: number) => count === body.data[0]).length;
  if (firsts < body.data.length) expect(body.tied).toBe(firsts);
  expect(body.tied).toBeGreaterThanOrEqual(firsts);
  expect(body.first).toEqual(expect.objectContaining({ low: expect.any(Number), high: expect.any(Number) }));
  const none = await app.get('/analytic/more-trio?id=1&from=1990-01-01&to=1990-02-01', token);
  expect(none.body).toMatchObject({ tied: 0, first: { low: 0, high: 0, likely: [0] } });
});

test('the special ball is counted apart where it has a drum of its own', async () => {
  const { body } = await app.get('/analytic/more?id=1&special=1&limit=100', token);
  expect(body.labels).toHaveLength(26);
  expect(body.data.reduce((sum: number, count: number) => sum + count, 0)).toBe(12);
  expect(body.expected[0]).toBeCloseTo(12 / 26, 12);
  expect((await app.get('/analytic/cycle?id=1&special=1', token)).body.data).toHaveLength(26);
  expect((await app.get('/analytic/moda?id=1&special=1', token)).body.labels).toHaveLength(20);
});

test('the zones of the last draws are above what chance gives, and their balls are a pool', async () => {
  const { body } = await app.post('/forecasts/posible-play', { id: 1, ja: 9 }, token);
  expect(body.index).toBe(11);
  for (const zone of body.zones) {
    expect(zone.sum).toBeGreaterThan(3);
    expect(zone.sum).toBeGreaterThan(zone.expected);
  }
  const sum = body.balls.reduce((total: number, one: { count: number }) => total + one.count, 0);
  expect(sum).toBe(body.zones.reduce((total: number, zone: { sum: number }) => total + zone.sum, 0));
  const forecast = await app.get('/forecasts/forecast?id=1', token);
  expect(forecast.body.ja[11]).toEqual(body.balls);
  const chosen = await app.post(
    '/forecasts/posible-play',
    { id: 1, ja: 10, from: '2026-10-10', to: '2026-10-21' },
    token,
  );
  expect(chosen.status).toBe(200);
});
