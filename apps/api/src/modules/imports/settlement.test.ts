import { draw, prizeLevel, settlement } from '@bolillero/database/schema/draw';
import { job } from '@bolillero/database/schema/operation';
import { notification, purchase, win } from '@bolillero/database/schema/play';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AdminIdentity } from '../../identity/identity.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { buy } from '../settlement/plays.testing.ts';
import { createDrawFiles } from './draw-files.ts';
import { ImportCancelled } from './import-progress.ts';
import { csvOf, sendFile } from './imports.testing.ts';
import { openImport } from './service.ts';

let app: TestApp;
let token: string;
let operator: AdminIdentity;
let customerId: number;
beforeEach(async () => {
  app = await startTestApp();
  const { id: adminId, token: session } = await anAdmin(app, 'operator');
  token = session;
  operator = {
    adminId,
    role: 'operator',
    who: 'Ada Salas',
    sessionId: 0,
    hasSecondFactor: false,
    confirmedAt: new Date(),
  };
  customerId = (await aCustomer(app)).id;
});
afterEach(() => app.close());

const send = (file: string, query = '') => sendFile(app, file, { token, query });
const settlements = async () =>
  (await app.context.db.select().from(settlement).orderBy(asc(settlement.drawId))).map((row) => [
    row.revision,
    row.state,
    row.settled,
    row.winners,
  ]);
const wins = async () =>
  (await app.context.db.select().from(win)).map((row) => [row.purchaseId, row.amountCents]);
const notices = async () =>
  (await app.context.db.select().from(notification).orderBy(asc(notification.id))).map((row) => [
    row.purchaseId,
    row.kind,
  ]);
const markDemo = (drawId: number) =>
  app.context.db.update(draw).set({ demo: true }).where(eq(draw.id, drawId));
const play = { drawDate: '2026-11-18', balls: [5, 15, 25, 35, 2], special: 9 };
const levels = [{ level: '4', prize: 10_000 }];

test('a history that nobody has played makes no settlement', async () => {
  await buy(app, [{ customerId, ...play, sold: false }]);
  await send(csvOf('2026-11-16,1,2,3,4,5,,6,', '2026-11-18,5,15,25,35,45,,10,'));
  expect(await settlements()).toEqual([]);
  expect(await app.context.db.select().from(job)).toEqual([]);
});

test('a draw that somebody has a ticket for is settled', async () => {
  await buy(app, [{ customerId, ...play }]);
  await send(csvOf('2026-11-16,1,2,3,4,5,,6,', '2026-11-18,5,15,25,35,45,,10,'));
  await app.context.jobs.drain();
  expect(await settlements()).toEqual([[1, 'done', 1, 0]]);
});

test('a replaced draw keeps its prize levels and is settled again', async () => {
  const [id] = await buy(app, [{ customerId, ...play }]);
  const { drawId } = await saveDraw(app, {
    date: '2026-11-18',
    balls: [5, 15, 25, 35, 45],
    special: 10,
    levels,
  });
  await app.context.jobs.drain();
  expect(await wins()).toEqual([[id, 10_000]]);

  const file = csvOf('2026-11-18,5,15,25,36,45,,10,');
  expect((await send(file, 'replace=1')).body).toMatchObject({ updated: 1 });
  await app.context.jobs.drain();
  expect([await wins(), await settlements()]).toEqual([[], [[2, 'done', 1, 0]]]);
  expect(await notices()).toEqual([[id, 'withdrawn']]);

  await send(csvOf('2026-11-18,5,15,25,35,46,,10,'), 'replace=1');
  await app.context.jobs.drain();
  expect([await wins(), await settlements()]).toEqual([[[id, 10_000]], [[3, 'done', 1, 1]]]);
  expect(await notices()).toEqual([
    [id, 'withdrawn'],
    [id, 'win'],
  ]);
  expect(await app.context.db.select().from(prizeLevel)).toMatchObject([
    { drawId, lotteryPrizeCents: 10_000 },
  ]);
});

test('a hidden draw that is replaced stays hidden and gives nothing', async () => {
  await buy(app, [{ customerId, ...play }]);
  await send(csvOf('2026-11-18,5,15,25,36,45,,10,'));
  await app.context.jobs.drain();
  await app.context.db.delete(settlement);
  await app.context.db.update(draw).set({ shown: false });
  await send(csvOf('2026-11-18,5,15,25,35,45,,10,'), 'replace=1');
  await app.context.jobs.drain();
  const rows = await app.context.db.select().from(draw);
  expect(rows).toMatchObject([{ shown: false, balls: [5, 15, 25, 35, 45], revision: 2 }]);
  expect(await settlements()).toEqual([]);
});

test('the draws of the demonstration go with a real import of their series, and with them what they gave', async () => {
  const [id] = await buy(app, [{ customerId, ...play }]);
  const won = { date: '2026-11-18', balls: [5, 15, 25, 35, 45], special: 10, levels };
  await markDemo((await saveDraw(app, won)).drawId);
  await markDemo((await saveDraw(app, { ...won, date: '2026-11-16' })).drawId);
  const other = await saveDraw(app, { ...won, series: 1 });
  await markDemo(other.drawId);
  await app.context.jobs.drain();
  expect(await wins()).toEqual([[id, 10_000]]);

  // Equal to a generated draw is not on file: nobody drew that.
  const file = csvOf('2026-11-18,5,15,25,35,45,,10,', '2026-11-14,1,2,3,4,5,,6,');
  expect((await send(file, 'dry_run=1')).body).toMatchObject({
    inserted: 2,
    demo_removed: 2,
    applied: false,
  });
  expect(await wins()).toHaveLength(1);
  const refused = await send(csvOf('2026-11-18,5,15,25,35,45,,10,', 'x'));
  expect([refused.status, refused.body.demo_removed]).toEqual([422, 2]);
  expect(await app.context.db.select().from(draw)).toHaveLength(3);

  expect((await send(file)).body).toMatchObject({ inserted: 2, demo_removed: 2, applied: true });
  await app.context.jobs.drain();
  const rows = await app.context.db.select().from(draw).orderBy(asc(draw.series), asc(draw.date));
  expect(rows.map((row) => [row.series, row.date, row.demo])).toEqual([
    [0, '2026-11-14', false],
    [0, '2026-11-18', false],
    [1, '2026-11-18', true],
  ]);
  expect([await wins(), await notices()]).toEqual([[], [[id, 'withdrawn']]]);
  expect(await app.context.db.select().from(purchase)).toHaveLength(1);
  expect((await send(file)).body).toMatchObject({ skipped: 2, demo_removed: 0 });
});

test('a rehearsal says who would gain and who would lose by replacing, and changes nothing', async () => {
  const [loser, winner] = await buy(app, [
    { customerId, ...play },
    { customerId, ...play, balls: [60, 61, 62, 63, 2] },
    { customerId, ...play, balls: [10, 11, 12, 13, 14] },
  ]);
  await saveDraw(app, { date: '2026-11-18', balls: [5, 15, 25, 35, 45], special: 10, levels });
  await app.context.jobs.drain();
  const before = [await wins(), await settlements(), await notices()];

  const file = csvOf('2026-11-14,1,2,3,4,5,,6,', '2026-11-18,60,61,62,63,64,,10,');
  const { status, body } = await send(file, 'replace=1&dry_run=1');
  expect([status, body.applied, body.updated]).toEqual([200, false, 1]);
  expect(
    body.changes.map((one: Record<string, unknown>) => [one.purchase_id, one.before, one.after]),
  ).toEqual([
    [loser, '100.00', '0'],
    [winner, '0', '100.00'],
  ]);
  await app.context.jobs.drain();
  expect([await wins(), await settlements(), await notices()]).toEqual(before);
  expect((await send(csvOf('2026-11-14,1,2,3,4,5,,6,'), 'dry_run=1')).body.changes).toEqual([]);

  const applied = await send(file, `replace=1&reason=${encodeURIComponent('El archivo oficial difiere')}`);
  expect(applied.body).toMatchObject({ applied: true, updated: 1 });
  await app.context.jobs.drain();
  expect(await wins()).toEqual([[winner, 10_000]]);
  const told = await app.context.db.select().from(notification).orderBy(asc(notification.id));
  expect(told).toMatchObject([
    { purchaseId: loser, kind: 'withdrawn', reason: 'El archivo oficial difiere' },
    { purchaseId: winner, kind: 'win', reason: null },
  ]);
});

/** A result with Power Play, entered as operators do, and a winning play for it that bought it; answers both ids. */
async function playedWithPowerPlay(detail: readonly object[]): Promise<{ id: number; drawId: number }> {
  const [id = 0] = await buy(app, [{ customerId, ...play, withMultiplier: true }]);
  const result = {
    lottery_id: 1,
    date: '2026-11-18',
    balls: [5, 15, 25, 35, 45],
    ball_red: 10,
    amount: '1000',
  };
  const { body } = await app.post('/loteries/create', { ...result, enhancer: 3, detail }, token);
  await app.context.jobs.drain();
  return { id, drawId: body.data.id };
}

test('a replaced multiplier pays the plays that bought it by the new one, and the rehearsal says so', async () => {
  const { id } = await playedWithPowerPlay([
    { position: 1, prize_level: '5 + 1' },
    { position: 2, prize_level: '5', lottery_prize: '1000000' },
    { position: 3, prize_level: '4', lottery_prize: '100' },
    { position: 4, prize_level: '3', lottery_prize: '7', play_prize: '15' },
  ]);
  expect(await wins()).toEqual([[id, 300_00]]);
  const file = csvOf('2026-11-18,5,15,25,35,45,,10,5');
  expect((await send(file, 'replace=1&dry_run=1')).body.changes).toEqual([
    expect.objectContaining({ purchase_id: id, before: '300.00', after: '500.00' }),
  ]);
  expect((await send(file, 'replace=1')).body).toMatchObject({ updated: 1 });
  await app.context.jobs.drain();
  expect(await wins()).toEqual([[id, 500_00]]);
  // The fixed one and the typed one stay.
  const table = await app.context.db.select().from(prizeLevel).orderBy(asc(prizeLevel.position));
  expect(table.map(({ playPrizeCents }) => playPrizeCents)).toEqual([0, 2_000_000_00, 500_00, 15_00]);
});

test('multipliers that cannot be, and missing ones that plays bought, are said of their lines', async () => {
  await buy(app, [
    { customerId, ...play, withMultiplier: true },
    { customerId, ...play, withMultiplier: true },
    { customerId, ...play, drawDate: '2026-11-16' },
  ]);
  const rich = { lottery_id: 1, date: '2026-11-14', balls: [1, 2, 3, 4, 5], ball_red: 6, enhancer: 2 };
  await app.post('/loteries/create', { ...rich, amount: '151000000.00' }, token);
  const file = csvOf(
    '2026-11-14,1,2,3,4,5,,6,10',
    '2026-11-16,1,2,3,4,5,,6,',
    '2026-11-17,1,2,3,4,5,,6,7',
    '2026-11-18,5,15,25,35,45,,10,',
    '2026-11-11,1,2,3,4,5,,6,10',
  );
  const warnings = [
    { line: 2, reason: '¿Seguro? POWER PLAY ×10 solo se sortea con un pozo de hasta $150,000,000.' },
    { line: 4, reason: 'El martes no es día de sorteo de esta lotería.' },
    { line: 4, reason: '¿Seguro? POWER PLAY ×7 no existe: es 2, 3, 4, 5 o 10.' },
    { line: 5, reason: 'Falta POWER PLAY: 2 jugadas lo compraron, y su premio queda sin multiplicar.' },
  ];
  expect((await send(file, 'replace=1&dry_run=1')).body).toMatchObject({ rejected: [], warnings });
  expect((await send(file, 'replace=1')).body).toMatchObject({ applied: true, warnings });
  // What the file leaves out stays: nothing is missing.
  await send(csvOf('2026-11-18,5,15,25,35,45,,10,3'), 'replace=1');
  const { body } = await send(csvOf('2026-11-18,5,15,25,35,46,,10,'), 'replace=1');
  expect(body).toMatchObject({ updated: 1, warnings: [] });
});

test('replaced numbers without a multiplier leave the play prizes as they are', async () => {
  const { id } = await playedWithPowerPlay([
    { position: 1, prize_level: '5 + 1' },
    { position: 2, prize_level: '4', lottery_prize: '100' },
  ]);
  await send(csvOf('2026-11-18,5,15,25,35,46,,10,'), 'replace=1');
  await app.context.jobs.drain();
  expect(await wins()).toEqual([[id, 300_00]]);
});

test('a rehearsal ends wherever whoever asked goes away, and leaves everything as it was', async () => {
  const dates = ['2026-11-14', '2026-11-16', '2026-11-18'];
  await buy(
    app,
    dates.map((drawDate) => ({ customerId, ...play, drawDate })),
  );
  for (const date of dates) await saveDraw(app, { date, balls: [5, 15, 25, 35, 45], special: 10, levels });
  await app.context.jobs.drain();
  const before = [await wins(), await notices(), await app.context.db.select().from(draw)];

  const steps = async (lines: readonly string[], leavesAt = Number.POSITIVE_INFINITY) => {
    let taken = 0;
    const order = {
      lottery: await app.context.catalogue.find({ id: 1 }),
      series: 0 as const,
      file: { name: 'historial.csv', bytes: Buffer.from(csvOf(...lines)) },
      options: { replace: true, partial: false, dryRun: true, reason: null },
    };
    const stays = new AbortController().signal;
    const run = await openImport(app.context, createDrawFiles(), operator, order, stays);
    const step = async () => {
      taken += 1;
      if (taken === leavesAt) throw new ImportCancelled();
    };
    await run({ step, done: () => {} });
    return taken;
  };
  const lines = dates.map((date) => `${date},5,15,25,36,45,,10,`);
  const all = await steps(lines);
  // One more for each draw that is settled.
  expect(all - (await steps(lines.slice(0, 1)))).toBe(2);
  for (let at = 1; at <= all; at += 1) {
    await expect(steps(lines, at)).rejects.toBeInstanceOf(ImportCancelled);
  }
  expect([await wins(), await notices(), await app.context.db.select().from(draw)]).toEqual(before);
});

test('a rehearsal says what the generated draws gave that an import would remove, of a file or a single row', async () => {
  const [id] = await buy(app, [{ customerId, ...play }]);
  const won = { date: '2026-11-18', balls: [5, 15, 25, 35, 45], special: 10, levels };
  await markDemo((await saveDraw(app, won)).drawId);
  await app.context.jobs.drain();
  const lost = [expect.objectContaining({ purchase_id: id, before: '100.00', after: '0' })];
  const file = csvOf('2026-11-14,1,2,3,4,5,,6,');
  expect((await send(file, 'dry_run=1')).body.changes).toEqual(lost);

  const row = {
    date: '2026-11-18',
    ball_one: 1,
    ball_two: 2,
    ball_three: 3,
    ball_four: 4,
    ball_five: 5,
    ball_red: 6,
  };
  const enter = (query: string) => app.post(`/loteries/historical/power_balls/1${query}`, row, token);
  expect((await enter('?dry_run=1')).body).toEqual({
    ok: true,
    data: { id: null, skipped: false, warnings: [] },
    changes: lost,
  });
  expect(await wins()).toEqual([[id, 10_000]]);
  const { body } = await enter('?reason=Era%20una%20prueba.');
  expect((await enter('?dry_run=1')).body).toEqual({
    ok: true,
    data: { id: body.data.id, skipped: true, warnings: [] },
    changes: [],
  });
  const told = await app.context.db.select().from(notification);
  expect(told).toMatchObject([{ purchaseId: id, kind: 'withdrawn', reason: 'Era una prueba.' }]);
});
