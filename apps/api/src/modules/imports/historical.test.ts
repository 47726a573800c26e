import { draw, settlement } from '@bolillero/database/schema/draw';
import { auditEntry } from '@bolillero/database/schema/operation';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { buy } from '../settlement/plays.testing.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp();
  token = (await anAdmin(app, 'operator')).token;
});
afterEach(() => app.close());

const row = {
  date: '2026-11-18',
  ball_one: 45,
  ball_two: 5,
  ball_three: '15',
  ball_four: 25,
  ball_five: 35,
  ball_red: 10,
  potenciador: 2,
};
const enter = (body: object = row, { to = 'power_balls/1', as = token, query = '' } = {}) =>
  app.post(`/loteries/historical/${to}${query}`, body, as === '' ? undefined : as);
const onFile = async () =>
  (await app.context.db.select().from(draw).orderBy(asc(draw.id))).map((one) => [
    one.series,
    one.date,
    one.balls,
    one.special,
    one.multiplier,
    one.demo,
  ]);

test('a row goes in once; the same one again is skipped', async () => {
  const first = await enter();
  expect([first.status, first.body]).toEqual([
    200,
    { ok: true, data: { id: expect.any(Number), skipped: false, warnings: [] } },
  ]);
  const again = await enter({ ...row, potenciador: null });
  expect([again.status, again.body]).toEqual([
    200,
    { ok: true, data: { id: first.body.data.id, skipped: true, warnings: [] } },
  ]);
  expect(await onFile()).toEqual([[0, '2026-11-18', [5, 15, 25, 35, 45], 10, 2, false]]);
  const entries = await app.context.db.select().from(auditEntry);
  expect(entries).toMatchObject([
    { action: 'create', entity: 'draw', entityId: String(first.body.data.id), after: { date: '2026-11-18' } },
  ]);
});

test('a different one of the same date is refused, with the id of what is on file', async () => {
  const { body: first } = await enter();
  const { status, body } = await enter({ ...row, ball_one: 46 });
  expect([status, body.code, body.details]).toEqual([409, 'draw-exists', { id: first.data.id }]);
});

test('six balls, no special ball, and the laggards series', async () => {
  const six = {
    date: '2026-11-18',
    ball_one: 1,
    ball_two: 2,
    ball_three: 3,
    ball_four: 4,
    ball_five: 5,
    ball_six: 6,
  };
  expect((await enter({ ...six, ball_red: '' }, { to: 'floridas/3', query: '?type=1' })).status).toBe(200);
  expect(await onFile()).toEqual([[1, '2026-11-18', [1, 2, 3, 4, 5, 6], null, null, false]]);
});

test.each([
  ['a date that does not exist', { date: '2026-11-31' }, 'draw-invalid', 'date'],
  ['a ball that its day did not have', { date: '2005-08-27', ball_one: 55 }, 'draw-invalid', 'balls'],
  ['a ball twice', { ball_one: 5 }, 'draw-invalid', 'balls'],
  ['a ball too few', { ball_four: null }, 'draw-invalid', 'balls'],
  ['no special ball', { ball_red: null }, 'draw-invalid', 'ball_red'],
  ['a multiplier of 11', { potenciador: 11 }, 'draw-invalid', 'enhancer'],
  ['a draw that is yet to come', { date: '2026-11-21' }, 'draw-in-the-future', 'date'],
])('%s is refused, with its field', async (_, change, code, path) => {
  const { status, body } = await enter({ ...row, ...change });
  expect([status, body.code, body.errors[0].path]).toEqual([422, code, path]);
  expect(await onFile()).toEqual([]);
});

test('what is no number at all is refused', async () => {
  const { status, body } = await enter({ ...row, ball_one: 'uno' });
  expect([status, body.code, body.errors[0].path]).toEqual([400, 'input-invalid', 'ball_one']);
  expect((await enter({})).status).toBe(400);
});

test('a generated draw of the same date gives way, others stay', async () => {
  const levels = [{ level: '4', prize: 100 }];
  await saveDraw(app, { date: '2026-11-18', balls: [1, 2, 3, 4, 5], special: 6, levels });
  await saveDraw(app, { date: '2026-11-16', balls: [1, 2, 3, 4, 5], special: 6, levels });
  await app.context.db.update(draw).set({ demo: true });
  expect((await enter()).body.data.skipped).toBe(false);
  expect(await onFile()).toEqual([
    [0, '2026-11-16', [1, 2, 3, 4, 5], 6, null, true],
    [0, '2026-11-18', [5, 15, 25, 35, 45], 10, 2, false],
  ]);
});

test('it is settled where somebody has a ticket', async () => {
  const { id: customerId } = await aCustomer(app);
  await buy(app, [{ customerId, drawDate: '2026-11-18', balls: [5, 15, 25, 35, 45], special: 10 }]);
  await enter();
  await app.context.jobs.drain();
  expect(await app.context.db.select().from(settlement)).toMatchObject([
    { state: 'done', settled: 1, winners: 0 },
  ]);
});

test('the same row many times at once is one draw', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => enter()));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(answers.filter(({ body }) => !body.data.skipped)).toHaveLength(1);
  expect(await onFile()).toHaveLength(1);
});

test('what may be meant is entered and said, as with a result', async () => {
  const { id: customerId } = await aCustomer(app);
  const play = {
    customerId,
    balls: [5, 15, 25, 1, 2],
    special: 1,
    drawDate: '2026-11-17',
    withMultiplier: true,
  };
  await buy(app, [play]);
  const warnings = async (change: object, query = '') => {
    const { status, body } = await enter({ ...row, ...change }, { query });
    expect(status).toBe(200);
    return body.data.warnings;
  };
  const unknown = ['¿Seguro? POWER PLAY ×7 no existe: es 2, 3, 4, 5 o 10.'];
  expect(await warnings({ potenciador: 7 }, '?dry_run=1')).toEqual(unknown);
  expect(await warnings({ potenciador: 7 })).toEqual(unknown);
  // Nothing is entered, nothing is asked.
  expect(await warnings({ potenciador: 7 })).toEqual([]);
  expect(await warnings({ date: '2026-11-17', potenciador: null })).toEqual([
    'El martes no es día de sorteo de esta lotería.',
    'Falta POWER PLAY: 1 jugada lo compró, y su premio queda sin multiplicar.',
  ]);
  expect(await warnings({ date: '2026-11-16', potenciador: null })).toEqual([]);
});

test('needs an operator, a lottery that exists and a series that it plays', async () => {
  expect((await enter(row, { as: '' })).status).toBe(401);
  expect((await enter(row, { as: (await aCustomer(app)).token })).status).toBe(403);
  expect((await enter(row, { to: 'power_balls/7' })).status).toBe(404);
  expect((await enter(row, { to: 'mega_millions/2', query: '?type=1' })).status).toBe(404);
});

test('a multiplier of a date on which none is drawn is refused', async () => {
  const florida = { ...row, ball_red: 0, ball_six: 40, potenciador: 3 };
  const refused = await enter(florida, { to: 'florida/3' });
  expect([refused.status, refused.body.code]).toEqual([422, 'draw-invalid']);
  expect(refused.body.errors).toEqual([
    {
      path: 'enhancer',
      message: 'En esa fecha el potenciador viene impreso en cada cartilla: no se sortea.',
    },
  ]);
  expect((await enter({ ...florida, date: '2020-10-07' }, { to: 'florida/3' })).status).toBe(200);
  expect((await enter({ ...florida, potenciador: null }, { to: 'florida/3' })).status).toBe(200);
});
