import { mail } from '@bolillero/database/schema/mail';
import { notification, win } from '@bolillero/database/schema/play';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { buy } from './plays.testing.ts';

const numbers = { date: '2026-11-18', balls: [5, 15, 25, 35, 45], ball_red: 10, enhancer: 2 };
const table = (three: string) => [
  { position: 1, prize_level: '5 + 1' },
  { position: 2, prize_level: '4', lottery_prize: '100' },
  { position: 3, prize_level: '3', lottery_prize: three },
];
const reason = 'Corregimos el resultado que publicamos del miércoles 18 de noviembre de 2026.';

let app: TestApp;
let token: string;
let rosa: Awaited<ReturnType<typeof aCustomer>>;
let id: number;
let purchaseId: number;

beforeEach(async () => {
  app = await startTestApp();
  token = (await anAdmin(app, 'operator')).token;
  rosa = await aCustomer(app, { name: 'Rosa' });
  const play = { customerId: rosa.id, drawDate: '2026-11-18', special: 9 };
  [purchaseId = 0] = await buy(app, [
    { ...play, balls: [5, 15, 25, 1, 2] },
    { ...play, balls: [50, 51, 52, 53, 54] },
  ]);
  const body = { lottery_id: 1, amount: '1000.00', ...numbers, detail: table('7') };
  id = (await app.post('/loteries/create', body, token)).body.data.id;
  await settle();
});
afterEach(() => app.close());

const settle = () => app.context.jobs.drain();
const update = async (body: object) => {
  const answer = await app.post(`/loteries/update/power_balls/${id}`, { ...numbers, ...body }, token);
  expect(answer.status).toBe(200);
  await settle();
};
const list = async () => (await app.get('/notifications/listNew', rosa.token)).body;
const brief = async () =>
  (await list()).data.map((one: Record<string, unknown>) => [one.kind, one.monto, one.level, one.before]);
const subjects = async () =>
  (await app.context.db.select().from(mail).orderBy(asc(mail.id))).map((row) => row.subject);
const seven = { monto: '7.00', level: '3' };

test('a win whose amount changes is told once more, unread, with what it was and why', async () => {
  const [first] = (await list()).data;
  await app.post('/notifications/checked', { notificaciones: [first.id] }, rosa.token);
  expect((await list()).unread).toBe(0);
  await update({ detail: table('9.50') });
  await update({ detail: table('9.50') });
  const { data, unread } = await list();
  expect([data.length, unread]).toEqual([1, 1]);
  expect(data[0]).toMatchObject({
    kind: 'changed',
    monto: '9.50',
    level: '3',
    before: seven,
    reason,
    stateNotification: 0,
    purchase_id: purchaseId,
    winBall: '[5,15,25]',
    jackpot: '2026-11-18',
  });
  expect(await subjects()).toEqual(['Tu premio cambió de $7.00 USD a $9.50 USD, en Powerball']);
});

test('who marks the first notice as seen has not seen the change', async () => {
  const [first] = (await list()).data;
  await update({ detail: table('9.50') });
  const late = await app.post('/notifications/checked', { notificaciones: [first.id] }, rosa.token);
  expect(late.status).toBe(404);
  expect((await list()).unread).toBe(1);
});

test('a win of another level is told, also for the same amount', async () => {
  await update({ balls: [5, 15, 25, 1, 45], detail: [...table('7').slice(0, 1), ...table('7').slice(1)] });
  expect(await brief()).toEqual([['changed', '100.00', '4', seven]]);
  await update({
    balls: [5, 15, 25, 35, 45],
    detail: [
      { position: 1, prize_level: '5 + 1' },
      { position: 2, prize_level: '3', lottery_prize: '100' },
    ],
  });
  expect(await brief()).toEqual([['changed', '100.00', '3', { monto: '100.00', level: '4' }]]);
  expect((await subjects()).at(-1)).toBe('Tu premio de $100.00 USD cambió de nivel, en Powerball');
});

test('a level that only moves down the table changes nobody’s win', async () => {
  await update({
    detail: [
      { position: 1, prize_level: '5 + 1' },
      { position: 2, prize_level: '5', lottery_prize: '1000' },
      { position: 3, prize_level: '4', lottery_prize: '100' },
      { position: 4, prize_level: '3', lottery_prize: '7' },
    ],
  });
  expect(await brief()).toEqual([['win', '7.00', '3', null]]);
  expect(await subjects()).toEqual(['Ganaste $7.00 USD en Powerball']);
});

test.each([
  ['corrected', () => update({ balls: [60, 61, 62, 63, 64] })],
  ['hidden', () => update({ isShow: false })],
  ['moved to another date', () => update({ date: '2026-11-16' })],
  [
    'deleted',
    async () => {
      expect((await app.post('/loteries/delete', { id }, token)).status).toBe(200);
      await settle();
    },
  ],
])('a win is told as withdrawn, once, when its result is %s', async (_how, change) => {
  await change();
  await settle();
  const { data, unread, total } = await list();
  expect([total, unread]).toEqual([1, 0]);
  expect(data[0]).toMatchObject({
    kind: 'withdrawn',
    monto: '0',
    level: null,
    before: seven,
    reason,
    stateNotification: 0,
    lottery: { name: 'power_balls' },
    purchase_id: purchaseId,
    balls: '[1,2,5,15,25]',
    winBall: null,
    jackpot: '2026-11-18',
  });
  expect(await subjects()).toEqual(['Ya no hay premio para tu jugada de Powerball']);
});

test('what the administrator wrote is the reason', async () => {
  await update({ balls: [60, 61, 62, 63, 64], reason: '  El 61 se leyó mal ' });
  expect((await list()).data[0].reason).toBe('El 61 se leyó mal.');
  const [row] = await app.context.db.select().from(mail);
  expect(row?.textBody).toContain(
    'Motivo: El 61 se leyó mal. Si no estás de acuerdo, escríbenos con el número de tu compra.',
  );
  await update({ reason: 'Volvió a su lugar' });
  expect(await brief()).toEqual([
    ['win', '7.00', '3', null],
    ['withdrawn', '0', null, seven],
  ]);
  await app.post('/loteries/delete', { id, reason: 'Se repitió.' }, token);
  expect((await list()).data.map((one: { reason: string }) => one.reason)).toEqual([
    'Se repitió.',
    'El 61 se leyó mal.',
  ]);
});

test('a reason stays with its correction until that is settled', async () => {
  const path = `/loteries/update/power_balls/${id}`;
  await app.post(path, { ...numbers, balls: [60, 61, 62, 63, 64], reason: 'Se leyó mal' }, token);
  await app.post(path, { ...numbers, balls: [60, 61, 62, 63, 65] }, token);
  await settle();
  expect((await list()).data[0].reason).toBe('Se leyó mal.');
});

test('corrections that race their settlements tell each win that went once', async () => {
  const path = `/loteries/update/power_balls/${id}`;
  const away = { ...numbers, balls: [60, 61, 62, 63, 64] };
  await Promise.all([
    app.post(path, away, token),
    settle(),
    app.post(path, away, token),
    settle(),
    app.post(path, away, token),
    settle(),
  ]);
  await settle();
  expect(await brief()).toEqual([['withdrawn', '0', null, seven]]);
  expect(await subjects()).toEqual(['Ya no hay premio para tu jugada de Powerball']);
  expect(await app.context.db.select().from(win)).toEqual([]);
});

test('a win whose amount was to be confirmed is withdrawn with a word as well', async () => {
  await update({ detail: [{ position: 1, prize_level: '3' }], amount: '0', balls: [50, 51, 52, 5, 6] });
  const withdrawn = ['withdrawn', '0', null, seven];
  expect(await brief()).toEqual([['win', 'por confirmar', '3', null], withdrawn]);
  await update({ balls: [60, 61, 62, 63, 64] });
  const unknown = { monto: 'por confirmar', level: '3' };
  expect(await brief()).toEqual([['withdrawn', '0', null, unknown], withdrawn]);
});

test('the database keeps a change from being told without what it was, or a withdrawn win of a draw', async () => {
  const { db } = app.context;
  await expect(db.update(notification).set({ kind: 'changed' })).rejects.toThrow();
  await expect(db.update(notification).set({ kind: 'withdrawn' })).rejects.toThrow();
  await expect(db.update(notification).set({ beforeCents: 5 })).rejects.toThrow();
});
