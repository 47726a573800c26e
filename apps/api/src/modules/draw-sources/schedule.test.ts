import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anAdmin } from '../../testing/accounts.ts';
import { type SourceServer, startSourceServer } from '../../testing/source-server.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { lookAtDueSources } from './look.ts';

let app: TestApp;
let server: SourceServer;
let admin: string;
beforeAll(async () => {
  server = await startSourceServer();
  app = await startTestApp({ DRAW_SOURCES_PRIVATE: '1' });
  admin = (await anAdmin(app)).token;
  await saveDraw(app, { date: '2026-11-14', balls: [1, 2, 3, 4, 5], special: 6, levels: [] });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const told = [
  { draw_date: '2026-11-18T00:00:00.000', winning_numbers: '11 21 27 36 62 24', multiplier: '3' },
  { draw_date: '2026-11-16T00:00:00.000', winning_numbers: '7 8 9 10 11 12', multiplier: '2' },
];
const unended = new AbortController().signal;
const at = (instant: string, signal: AbortSignal = unended) => {
  app.setNow(instant);
  return lookAtDueSources(app.context, signal);
};

let own: () => Promise<Record<string, unknown>>;
let path: string;
const asked = () => server.asked.filter(({ pathname }) => pathname === path).length;
let sources = 0;
beforeEach(async () => {
  app.setNow(testNow);
  sources += 1;
  path = `/${sources}.json`;
  server.json(path, told);
  const address = `${server.url}${path}`;
  const settings = { kind: 'ny-open-data', address, layout: null, hours: 6, active: true };
  const { body } = await app.post('/draw-sources/create', { lottery_id: 1, type: 0, ...settings }, admin);
  const { id } = body.data;
  own = async () =>
    (await app.get('/draw-sources', admin)).body.data.find((one: { id: number }) => one.id === id);
  return async () => {
    const off = { address, layout: null, hours: 6, active: false, revision: 0 };
    await app.post(`/draw-sources/update/${id}`, off, admin);
  };
});

test('a source is looked at once by all who look, and again after its hours; one that is off never', async () => {
  await Promise.all([at(testNow), at(testNow), at(testNow)]);
  expect(asked()).toBe(1);
  expect(await own()).toMatchObject({ waiting: 2, next_look_at: '2026-11-21T23:00:00.000Z' });
  await at('2026-11-21T22:59:59Z');
  expect(asked()).toBe(1);
  await at('2026-11-21T23:00:00Z');
  expect(asked()).toBe(2);
  const known = (await app.get('/draw-sources', admin)).body.data.filter(
    ({ active }: { active: boolean }) => !active,
  );
  expect(known.map(({ looked_at }: { looked_at: unknown }) => looked_at)).toEqual([null, null]);
});

test('one that fails is tried again within the hour; what it told before stands', async () => {
  await at(testNow);
  server.on(path, (_, response) => response.writeHead(500).end());
  await at('2026-11-21T23:00:00Z');
  expect(await own()).toMatchObject({
    fault: 'refused',
    waiting: 2,
    answered_at: '2026-11-21T17:00:00.000Z',
    looked_at: '2026-11-21T23:00:00.000Z',
    next_look_at: '2026-11-22T00:00:00.000Z',
  });
});

test('while a source is silent others are served; whoever is killed meanwhile is followed by another', async () => {
  server.on(path, () => {});
  const killed = new AbortController();
  const looking = at(testNow, killed.signal);
  await expect.poll(asked).toBe(1);
  expect(await own()).toMatchObject({ looked_at: null });
  killed.abort(new Error('killed'));
  await looking;
  server.json(path, told);
  await at('2026-11-21T17:01:59Z');
  expect(await own()).toMatchObject({ looked_at: null });
  await at('2026-11-21T17:02:00Z');
  expect(await own()).toMatchObject({ waiting: 2 });
});
