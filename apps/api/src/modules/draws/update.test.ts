import { draw, prizeLevel, settlement } from '@bolillero/database/schema/draw';
import { auditEntry } from '@bolillero/database/schema/operation';
import { notification, win } from '@bolillero/database/schema/play';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { buy } from '../settlement/plays.testing.ts';

let app: TestApp;
let token: string;
let id: number;
const numbers = { date: '2026-11-18', balls: [5, 15, 25, 35, 45], ball_red: 10, enhancer: 2 };
const levels = [
  { position: 1, prize_level: '5 + 1' },
  { position: 2, prize_level: '4', lottery_prize: '100' },
  { position: 3, prize_level: '3', lottery_prize: '7' },
];
beforeEach(async () => {
  app = await startTestApp();
  token = (await anAdmin(app, 'operator')).token;
  const body = { lottery_id: 1, amount: '1000.00', ...numbers, detail: levels };
  id = (await app.post('/loteries/create', body, token)).body.data.id;
});
afterEach(() => app.close());

const update = (body: object, query = '', as = token) =>
  app.post(`/loteries/update/power_balls/${id}${query}`, { ...numbers, ...body }, as);
const one = async () => (await app.get(`/loteries/one/power_balls/1/${id}`, token)).body.data;
const detail = async () =>
  (await one()).detail.map((level: Record<string, unknown>) => [
    level.position,
    level.prize_level,
    level.lottery_prize,
    level.play_prize,
  ]);
const told = async () =>
  (await app.context.db.select().from(notification).orderBy(asc(notification.purchaseId))).map((n) => [
    n.purchaseId,
    n.amountCents,
  ]);

async function winners(): Promise<number[]> {
  const { id: customerId } = await aCustomer(app, { name: 'Rosa', lastname: 'Quispe' });
  const play = { customerId, drawDate: '2026-11-18', special: 9 };
  const ids = await buy(app, [
    { ...play, balls: [5, 15, 25, 1, 2] },
    { ...play, balls: [5, 15, 25, 35, 2] },
    { ...play, balls: [50, 51, 52, 53, 54] },
  ]);
  await app.context.jobs.drain();
  return ids;
}

test('what a correction does not speak of stays as it was', async () => {
  const before = await one();
  const { status, body } = await update({});
  expect([status, body.data.id]).toEqual([200, id]);
  const { revision, settlement: _, ...after } = await one();
  const { revision: was, settlement: __, ...same } = before;
  expect(after).toEqual(same);
  expect(revision).toBe(was + 1);
});

test('rows with an id replace their level, new ones come in, removed ones go and close the gap', async () => {
  const [jackpot, four, three] = (await one()).detail;
  await update({
    detail: JSON.stringify([
      { id: three.id, position: 3, prize_level: '3', lottery_prize: '8.00' },
      { position: 4, prize_level: '0 + 1', lottery_prize: '4' },
    ]),
    datail_remove: JSON.stringify([four.id]),
  });
  expect(await detail()).toEqual([
    [1, '5 + 1', '0.00', '0.00'],
    [2, '3', '8.00', '16.00'],
    [3, '0 + 1', '4.00', '8.00'],
  ]);
  const kept = (await one()).detail.map((level: { id: number }) => level.id);
  expect(kept.slice(0, 2)).toEqual([jackpot.id, three.id]);
});

test('levels may change places, and be removed as they were loaded', async () => {
  const [jackpot, four, three] = (await one()).detail;
  await update({
    detail: [
      { ...jackpot, position: 1 },
      { ...three, position: 2 },
      { ...four, position: 3 },
    ],
  });
  expect((await detail()).map((row: unknown[]) => row[1])).toEqual(['5 + 1', '3', '4']);
  await update({ datail_remove: [three] });
  expect((await detail()).map((row: unknown[]) => [row[0], row[1]])).toEqual([
    [1, '5 + 1'],
    [2, '4'],
  ]);
});

test('rows without any id are the whole table', async () => {
  await update({ detail: [{ position: 1, prize_level: '5', lottery_prize: '500' }] });
  expect(await detail()).toEqual([[1, '5', '500.00', '0.00']]);
});

test('a correction is held to the same rules as a new result', async () => {
  expect((await update({ balls: [1, 2, 3] })).body.code).toBe('draw-invalid');
  expect((await update({ detail: [{ position: 1, prize_level: 'x' }] })).body.code).toBe(
    'prize-table-invalid',
  );
  expect((await update({ date: '2026-12-30' })).body.code).toBe('draw-in-the-future');
  expect((await update({ unknown: 1 })).status).toBe(400);
  expect((await update({ id: id + 1 })).status).toBe(400);
  const other = { lottery_id: 1, ...numbers, date: '2026-11-16' };
  await app.post('/loteries/create', other, token);
  expect((await update({ date: '2026-11-16' })).body.code).toBe('draw-exists');
  expect((await one()).revision).toBe(1);
});

test('another lottery’s result, an unknown one and the wrong people are refused', async () => {
  expect((await app.post(`/loteries/update/florida/${id}`, numbers, token)).status).toBe(404);
  expect((await app.post('/loteries/update/power_balls/9999', numbers, token)).status).toBe(404);
  expect((await update({}, '', (await aCustomer(app)).token)).status).toBe(403);
  expect((await app.post(`/loteries/update/power_balls/${id}`, numbers)).status).toBe(401);
});

test('an edit of a result that somebody else changed meanwhile is refused when it says what it was made on', async () => {
  expect((await update({ revision: 1, amount: '5' })).status).toBe(200);
  const late = await update({ revision: 1, amount: '6' });
  expect([late.status, late.body.code]).toEqual([409, 'draw-changed']);
  // who saved first is said
  expect(late.body.details.by).toMatch(/\S/);
  const answers = await Promise.all([1, 2, 3].map(() => update({ revision: 2 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('another multiplier fills in the play prizes that followed the old one, and keeps those that were typed', async () => {
  const levels = [
    { position: 1, prize_level: '5 + 1' },
    { position: 2, prize_level: '5', lottery_prize: '1000000' },
    { position: 3, prize_level: '4', lottery_prize: '100' },
    { position: 4, prize_level: '3', lottery_prize: '7', play_prize: '15.00' },
  ];
  expect((await update({ enhancer: 3, detail: levels })).status).toBe(200);
  const playPrizes = async () => (await detail()).map((row: unknown[]) => row[3]);
  expect(await playPrizes()).toEqual(['0.00', '2000000.00', '300.00', '15.00']);
  expect((await update({ enhancer: 5 })).status).toBe(200);
  expect(await playPrizes()).toEqual(['0.00', '2000000.00', '500.00', '15.00']);
  expect((await update({ enhancer: null })).status).toBe(200);
  expect(await playPrizes()).toEqual(['0.00', '2000000.00', '100.00', '15.00']);
});

test('corrected numbers are settled again, and the audit keeps both', async () => {
  const [three, four, last] = await winners();
  expect(await told()).toEqual([
    [three, 7_00],
    [four, 100_00],
  ]);
  await update({ balls: [50, 51, 52, 35, 45] });
  await app.context.jobs.drain();
  expect(await told()).toEqual([
    [three, 0],
    [four, 0],
    [last, 7_00],
  ]);
  const entries = await app.context.db.select().from(auditEntry).orderBy(asc(auditEntry.id));
  expect(entries.map(({ action }) => action)).toEqual(['create', 'update']);
  expect(entries[1]?.before).toMatchObject({ balls: '[5,15,25,35,45]' });
  expect(entries[1]?.after).toMatchObject({ balls: '[35,45,50,51,52]' });
});

test('moved to another date, it takes back what it gave to the plays of the first', async () => {
  const [three, four] = await winners();
  await update({ date: '2026-11-16' });
  await app.context.jobs.drain();
  expect(await told()).toEqual([
    [three, 0],
    [four, 0],
  ]);
  expect(await app.context.db.select().from(win)).toEqual([]);
  expect((await one()).date_before).toBe('2026-11-18');
});

test('a dry run says who gains and who loses, and changes nothing', async () => {
  const [three, four, last] = await winners();
  const before = [await one(), await told()];
  const { status, body } = await update(
    { balls: [50, 51, 52, 35, 45], detail: [{ position: 1, prize_level: '3', lottery_prize: '9.50' }] },
    '?dry_run=1',
  );
  expect(status).toBe(200);
  const rosa = 'Rosa Quispe';
  expect(body.changes).toEqual([
    {
      ...{ purchase_id: three, costumer: rosa, balls: '[1,2,5,15,25]' },
      ...{ before: '7.00', before_level: '3', after: '0', after_level: null },
    },
    {
      ...{ purchase_id: four, costumer: rosa, balls: '[2,5,15,25,35]' },
      ...{ before: '100.00', before_level: '4', after: '0', after_level: null },
    },
    {
      ...{ purchase_id: last, costumer: rosa, balls: '[50,51,52,53,54]' },
      ...{ before: '0', before_level: null, after: '9.50', after_level: '3' },
    },
  ]);
  expect(body.unchanged).toBe(0);
  await app.context.jobs.drain();
  expect([await one(), await told()]).toEqual(before);
  const same = (await update({}, '?dry_run=1')).body;
  expect([same.changes, same.unchanged]).toEqual([[], 2]);
  expect((await update({}, '?dry_run=0')).body.changes).toBeUndefined();
});

test('deleting removes the draw with all that came of it; a dry run only says what', async () => {
  const [three, four] = await winners();
  const remove = (body: object, query = '', as = token) => app.post(`/loteries/delete${query}`, body, as);
  const dry = await remove({ id, name: 'powerballs' }, '?dry_run=1');
  expect(dry.body).toMatchObject({
    ok: true,
    changes: [
      { purchase_id: three, before: '7.00', after: '0' },
      { purchase_id: four, before: '100.00', after: '0' },
    ],
  });
  expect(await told()).toHaveLength(2);

  expect((await remove({ id })).body).toEqual({ ok: true });
  const { db } = app.context;
  const left = await Promise.all([draw, prizeLevel, settlement, win].map((t) => db.select().from(t)));
  expect(left).toEqual([[], [], [], []]);
  expect(await told()).toEqual([
    [three, 0],
    [four, 0],
  ]);
  const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.action, 'delete'));
  expect(entry).toMatchObject({ entityId: String(id), before: { date: '2026-11-18' }, after: null });
  expect((await remove({ id })).status).toBe(404);
  // The jobs of a draw that is gone have nothing to do.
  await app.context.jobs.drain();
});

test('deleting needs an operator, the right lottery and an id', async () => {
  const remove = (body: object, as?: string) => app.post('/loteries/delete', body, as);
  expect((await remove({ id })).status).toBe(401);
  expect((await remove({ id }, (await aCustomer(app)).token)).status).toBe(403);
  expect((await remove({ id, name: 'tinkas' }, token)).status).toBe(404);
  expect((await remove({ id, name: '__proto__' }, token)).body.code).toBe('unknown-lottery');
  expect((await remove({}, token)).status).toBe(400);
  expect((await remove({ id, all: true }, token)).status).toBe(400);
});

test('saving and deleting while the draw is being settled leaves nothing behind', async () => {
  await winners();
  const { jobs } = app.context;
  await update({ amount: '2' });
  await Promise.all([
    jobs.drain(),
    update({ amount: '3' }),
    jobs.drain(),
    update({ balls: [1, 2, 3, 4, 5] }),
  ]);
  await Promise.all([jobs.drain(), app.post('/loteries/delete', { id }, token), jobs.drain()]);
  await jobs.drain();
  expect((await told()).filter(([, cents]) => cents !== 0)).toEqual([]);
  expect(await app.context.db.select().from(win)).toEqual([]);
});

test('more corrections at once than there are connections are made one after the other', async () => {
  await winners();
  const corrections = Array.from({ length: 30 }, (_, index) => update({ amount: String(index + 1) }));
  const previews = Array.from({ length: 10 }, () => update({ balls: [1, 2, 3, 4, 6] }, '?dry_run=1'));
  const answers = await Promise.all([...corrections, ...previews, app.context.jobs.drain()]);
  expect(answers.filter((answer) => answer?.status !== 200)).toEqual([undefined]);
  expect((await one()).revision).toBe(31);
});
