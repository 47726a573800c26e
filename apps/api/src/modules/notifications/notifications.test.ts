import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { buy } from '../settlement/plays.testing.ts';

let app: TestApp;
let winner: Awaited<ReturnType<typeof aCustomer>>;
let other: Awaited<ReturnType<typeof aCustomer>>;

beforeAll(async () => {
  app = await startTestApp();
  winner = await aCustomer(app);
  other = await aCustomer(app);
  const drawDate = '2026-11-18';
  // Three balls and the Powerball; three balls alone; nothing.
  await buy(app, [
    { customerId: winner.id, drawDate, balls: [5, 9, 21, 60, 61], special: 7 },
    { customerId: winner.id, drawDate, balls: [5, 9, 21, 60, 61], special: 8 },
    { customerId: winner.id, drawDate, balls: [1, 2, 3, 60, 61], special: 8 },
    { customerId: other.id, drawDate, balls: [5, 9, 21, 62, 63], special: 9 },
  ]);
  const levels = [
    { level: '5 + 1' },
    { level: '3 + 1', prize: 100_00 },
    { level: '3', kind: 'free' as const },
  ];
  await saveDraw(app, {
    date: drawDate,
    balls: [5, 9, 21, 33, 40],
    special: 7,
    amount: 20_000_000_00,
    levels,
  });
  await app.context.jobs.drain();
});
afterAll(() => app.close());

const listOf = async (token: string, query = '') =>
  (await app.get(`/notifications/listNew${query}`, token)).body;

test('a winner is told of each win: balls, matched balls, amount and date; a play without a win tells nothing', async () => {
  const { data, unread, total, pages } = await listOf(winner.token);
  expect([unread, total, pages]).toEqual([2, 2, 1]);
  const money = data.find(({ ball_red }: { ball_red: number }) => ball_red === 7);
  expect(money).toMatchObject({
    monto: '100.00',
    stateNotification: 0,
    kind: 'win',
    lottery: { id: 1, name: 'power_balls', description: 'Powerball', sub_name: 'Powerball', currency: 'USD' },
    type: 0,
    balls: '[5,9,21,60,61]',
    winBall: '[5,9,21]',
    extraWinBall: 7,
    jackpot: '2026-11-18',
    currency: 'USD',
  });
  const free = data.find(({ ball_red }: { ball_red: number }) => ball_red === 8);
  expect(free).toMatchObject({
    monto: 'Jugada gratis',
    stateNotification: 0,
    winBall: '[5,9,21]',
    extraWinBall: null,
  });
});

test('pages the list, the newest first', async () => {
  const first = await listOf(winner.token, '?perPage=1');
  const second = await listOf(winner.token, '?perPage=1&page=2');
  expect([first.data.length, first.pages]).toEqual([1, 2]);
  expect(first.data[0].id).toBeGreaterThan(second.data[0].id);
  expect((await app.get('/notifications/listNew?perPage=101', winner.token)).status).toBe(400);
});

test('marks own notices as seen, once or again, and those of another as little as unknown ones', async () => {
  const [notice] = (await listOf(winner.token)).data;
  const [foreign] = (await listOf(other.token)).data;
  const mark = (notificaciones: unknown) =>
    app.post('/notifications/checked', { notificaciones }, winner.token);

  expect((await mark([notice.id, foreign.id])).status).toBe(404);
  expect((await listOf(winner.token)).unread).toBe(2);
  expect((await listOf(other.token)).data[0].stateNotification).toBe(0);
  expect((await mark([99_999])).status).toBe(404);

  expect((await mark([notice.id])).body).toEqual({ ok: true });
  expect((await mark(`[${notice.id}]`)).body).toEqual({ ok: true });
  const after = await listOf(winner.token);
  expect(after.unread).toBe(1);
  expect(after.data[0]).toMatchObject({ id: notice.id, stateNotification: 1 });
});

test('refuses what is no list of ids, and whoever is not signed in as a customer', async () => {
  for (const body of [
    {},
    { notificaciones: 'nada' },
    { notificaciones: [0] },
    { notificaciones: [], otra: 1 },
  ]) {
    expect((await app.post('/notifications/checked', body, winner.token)).status).toBe(400);
  }
  expect((await app.get('/notifications/listNew')).status).toBe(401);
  expect((await app.post('/notifications/checked', { notificaciones: [] })).status).toBe(401);
});
