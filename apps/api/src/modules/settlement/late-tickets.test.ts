import { openDatabase } from '@bolillero/database/connection';
import { settlement } from '@bolillero/database/schema/draw';
import { notification, play, purchase, win } from '@bolillero/database/schema/play';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw, type TestLevel } from './draws.testing.ts';
import { enqueueLateSettlement } from './late-tickets.ts';
import { aTicketFile, type BoughtPlay, buy } from './plays.testing.ts';
import { settleNextChunk } from './settle-draw.ts';
import { settleLatePurchase } from './settle-purchase.ts';
import { withdrawWin } from './withdraw-win.ts';

const date = '2026-11-18';
const drawn = { date, balls: [5, 15, 25, 35, 45], special: 10 };
const jackpot: Omit<BoughtPlay, 'customerId'> = { drawDate: date, balls: drawn.balls, special: 10 };
const three: Omit<BoughtPlay, 'customerId'> = { drawDate: date, balls: [5, 15, 25, 1, 2], special: 1 };
const levels: TestLevel[] = [{ level: '5 + 1' }, { level: '3', prize: 7_00 }];

let app: TestApp;
let customerId: number;
let ticketFileId: number;
beforeEach(async () => {
  app = await startTestApp();
  customerId = (await aCustomer(app)).id;
  ticketFileId = await aTicketFile(app);
});
afterEach(() => app.close());

/** What the upload of a PDF does to the purchase. */
async function upload(id: number): Promise<void> {
  const { context } = app;
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(purchase).where(eq(purchase.id, id)).for('no key update');
    if (row === undefined) throw new Error('no purchase');
    await tx.update(purchase).set({ ticketFileId, soldAt: context.clock.date() }).where(eq(purchase.id, id));
    await enqueueLateSettlement(tx, context, { ...row, ticketFileId });
  });
}

async function takeBack(id: number): Promise<void> {
  await app.context.db.transaction(async (tx) => {
    await tx.select().from(purchase).where(eq(purchase.id, id)).for('no key update');
    await tx.update(purchase).set({ ticketFileId: null, soldAt: null }).where(eq(purchase.id, id));
    await withdrawWin(tx, app.context, id);
  });
}

async function bought(...plays: readonly Omit<BoughtPlay, 'customerId'>[]): Promise<number[]> {
  return await buy(
    app,
    plays.map((one) => ({ ...one, customerId })),
  );
}

const settle = () => app.context.jobs.drain();
const amounts = async () =>
  (await app.context.db.select().from(win).orderBy(asc(win.purchaseId))).map((w) => [
    w.purchaseId,
    w.amountCents,
  ]);
const told = async () =>
  (await app.context.db.select().from(notification).orderBy(asc(notification.purchaseId))).map((n) => [
    n.purchaseId,
    n.amountCents,
  ]);
const progress = async () => (await app.context.db.select().from(settlement))[0];

test('a ticket uploaded after its result is settled then', async () => {
  const [id = 0] = await bought({ ...three, sold: false });
  await saveDraw(app, { ...drawn, levels });
  await settle();
  expect(await amounts()).toEqual([]);
  await upload(id);
  await settle();
  expect(await amounts()).toEqual([[id, 7_00]]);
  expect(await told()).toEqual([[id, 7_00]]);
  expect(await progress()).toMatchObject({ state: 'done', settled: 1, total: 1, winners: 1 });
});

test('a ticket uploaded before any result leaves nothing to do', async () => {
  const [id = 0] = await bought({ ...three, sold: false });
  await upload(id);
  await settle();
  expect(await amounts()).toEqual([]);
});

test('a late ticket that shares the jackpot makes the other shares smaller', async () => {
  const [first = 0, late = 0] = await bought(jackpot, { ...jackpot, sold: false });
  await saveDraw(app, { ...drawn, amount: 100_01, levels });
  await settle();
  expect(await amounts()).toEqual([[first, 100_01]]);
  await app.context.db.update(notification).set({ readAt: app.context.clock.date() });

  await upload(late);
  await settle();
  expect(await amounts()).toEqual([
    [first, 50_00],
    [late, 50_00],
  ]);
  const notices = await app.context.db.select().from(notification);
  expect(notices.map((n) => [n.amountCents, n.readAt])).toEqual([
    [50_00, null],
    [50_00, null],
  ]);

  await takeBack(late);
  await settle();
  expect(await amounts()).toEqual([[first, 100_01]]);
  expect(await told()).toEqual([
    [first, 100_01],
    [late, 0],
  ]);
});

test('taking a ticket back withdraws its win, its notice and its free play', async () => {
  const free = { ...three, lotteryId: 3, balls: [1, 2, 30, 31, 32, 33], special: null };
  const [id = 0] = await bought(free);
  await saveDraw(app, {
    lotteryId: 3,
    date,
    balls: [1, 2, 3, 4, 5, 6],
    levels: [{ level: '6' }, { level: '2', kind: 'free' }],
  });
  await settle();
  expect(await app.context.db.select().from(play)).toHaveLength(1);
  await takeBack(id);
  await settle();
  expect([await amounts(), await app.context.db.select().from(play)]).toEqual([[], []]);
  expect(await app.context.db.select().from(notification)).toMatchObject([
    {
      purchaseId: id,
      kind: 'withdrawn',
      drawId: null,
      amountCents: 0,
      beforeFreePlay: true,
      beforeLevel: '2',
    },
  ]);
  expect(await progress()).toMatchObject({ state: 'done', settled: 0, total: 0, winners: 0 });
});

test('a ticket taken back while its draw is being settled ends without a win', async () => {
  const ids = await bought(three, three, three);
  const { drawId, revision } = await saveDraw(app, { ...drawn, levels });
  await settleNextChunk(app.context, drawId, revision, 2);
  const [first = 0, second = 0, third = 0] = ids;
  await takeBack(first);
  await takeBack(third);
  await settle();
  expect(await amounts()).toEqual([[second, 7_00]]);
  // The third had not been told of anything yet.
  expect(await told()).toEqual([
    [first, 0],
    [second, 7_00],
  ]);
});

test('uploads that race the saving of the result are settled, each once', async () => {
  const pending = await bought(...Array.from({ length: 12 }, () => ({ ...three, sold: false })));
  const save = saveDraw(app, { ...drawn, levels });
  const settling = save.then(() => settle());
  await Promise.all([settling, ...pending.map((id) => upload(id))]);
  await settle();
  expect(await amounts()).toEqual(pending.map((id) => [id, 7_00]));
  expect(await told()).toEqual(pending.map((id) => [id, 7_00]));
  expect(await progress()).toMatchObject({ state: 'done', settled: 12, total: 12, winners: 12 });
});

test('jackpot tickets that are uploaded and taken back all at once end with the right shares', async () => {
  const ids = await bought(...Array.from({ length: 8 }, (_, index) => ({ ...jackpot, sold: index < 4 })));
  await saveDraw(app, { ...drawn, amount: 840_00, levels });
  await Promise.all([settle(), ...ids.slice(0, 2).map(takeBack), ...ids.slice(4).map(upload), settle()]);
  await settle();
  const share = 840_00 / 6;
  expect(await amounts()).toEqual(ids.slice(2).map((id) => [id, share]));
  const standing = (await told()).filter(([, cents]) => cents !== 0);
  expect(standing).toEqual(ids.slice(2).map((id) => [id, share]));
});

/** Why each play's win is said to have changed or gone, where it did. */
const causes = async () =>
  (await app.context.db.select().from(notification).orderBy(asc(notification.purchaseId)))
    .filter(({ cause }) => cause !== null)
    .map(({ purchaseId, cause, amountCents }) => [purchaseId, cause, amountCents]);
const uploadNow = async (id: number) => {
  await upload(id);
  await settleLatePurchase(app.context, id);
};

test.each<[string, (late: number, lost: number) => Promise<void>]>([
  ['a late ticket that shares the jackpot', (late) => uploadNow(late)],
  ['a ticket taken back that won nothing', (_late, lost) => takeBack(lost)],
])('a correction that nobody wrote of is still the reason after %s met it', async (_what, meet) => {
  const [lost = 0, winner = 0, late = 0] = await bought({ ...three, balls: [60, 61, 62, 63, 64] }, three, {
    ...jackpot,
    sold: false,
  });
  const { drawId } = await saveDraw(app, { ...drawn, amount: 100_00, levels });
  await settle();
  const { revision } = await saveDraw(
    app,
    { ...drawn, amount: 100_00, levels: [{ level: '5 + 1' }, { level: '3', prize: 9_50 }] },
    drawId,
  );
  await settleNextChunk(app.context, drawId, revision, 1);
  await meet(late, lost);
  await settle();
  expect(await causes()).toEqual([[winner, 'result-corrected', 9_50]]);
});

test('a jackpot taken back while a correction is settled leaves the correction as the reason of the others', async () => {
  const [lost = 0, winner = 0] = await bought(jackpot, three);
  const { drawId } = await saveDraw(app, { ...drawn, amount: 100_00, levels });
  await settle();
  await saveDraw(app, { ...drawn, levels: [{ level: '5 + 1' }, { level: '3', prize: 9_50 }] }, drawId);
  await takeBack(lost);
  await settle();
  expect(await causes()).toEqual([
    [lost, 'ticket-withdrawn', 0],
    [winner, 'result-corrected', 9_50],
  ]);
});

test('whoever else wins the jackpot while it is settled for the first time is the reason', async () => {
  const [first = 0, , late = 0] = await bought(jackpot, three, { ...jackpot, sold: false });
  const { drawId, revision } = await saveDraw(app, { ...drawn, amount: 100_00, levels });
  await settleNextChunk(app.context, drawId, revision, 1);
  await uploadNow(late);
  await settle();
  expect(await causes()).toEqual([[first, 'jackpot-shared', 50_00]]);
  await takeBack(late);
  await settle();
  expect(await causes()).toEqual([
    [first, 'jackpot-shared', 100_00],
    [late, 'ticket-withdrawn', 0],
  ]);
});

test.each([true, false])(
  'a result that is deleted meanwhile leaves a late ticket nothing to do (settled before: %j)',
  async (settled) => {
    const { drawId } = await saveDraw(app, { ...drawn, levels });
    await settle();
    if (!settled) await app.context.db.delete(settlement);
    const [id = 0] = await bought({ ...three, sold: false });
    await upload(id);
    // Somebody else's connections: the application may have no more than the one that settles.
    const { pool, close } = openDatabase({ ...app.database, max: 2 });
    const deleting = await pool.connect();
    await deleting.query('BEGIN');
    await deleting.query('DELETE FROM draw WHERE id = $1', [drawId]);
    const settling = settleLatePurchase(app.context, id);
    const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    while ((await pool.query(waits)).rowCount === 0) {}
    await deleting.query('COMMIT');
    deleting.release();
    await close();
    await settling;
    expect([await amounts(), await told()]).toEqual([[], []]);
  },
);
