import { draw, settlement } from '@bolillero/database/schema/draw';
import { notification, play, win } from '@bolillero/database/schema/play';
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { saveDraw, type TestLevel } from './draws.testing.ts';
import { buy } from './plays.testing.ts';
import { settleDraw, settleNextChunk } from './settle-draw.ts';

const date = '2026-11-18';
const drawn = { date, balls: [5, 15, 25, 35, 45], special: 10 };
const powerball: TestLevel[] = [
  { level: '5 + 1' },
  { level: '5', prize: 1_000_000_00, playPrize: 2_000_000_00 },
  { level: '4 + 1', prize: 50_000_00, playPrize: 150_000_00 },
  { level: '3', prize: 7_00, playPrize: 21_00 },
  { level: '0 + 1', prize: 4_00, playPrize: 12_00 },
];

let app: TestApp;
let rosa: { id: number };
beforeEach(async () => {
  app = await startTestApp();
  rosa = await aCustomer(app);
});
afterEach(() => app.close());

const wins = () => app.context.db.select().from(win).orderBy(asc(win.purchaseId));
const notices = () => app.context.db.select().from(notification).orderBy(asc(notification.purchaseId));
const settle = () => app.context.jobs.drain();
const mine = {
  drawDate: date,
  get customerId() {
    return rosa.id;
  },
};

test('each winner gets one win and one notice with the matches and the amount', async () => {
  const [jackpot, fourAndOne, three, nothing] = await buy(app, [
    { ...mine, balls: [5, 15, 25, 35, 45], special: 10 },
    { ...mine, balls: [5, 15, 25, 35, 1], special: 10 },
    { ...mine, balls: [5, 15, 25, 1, 2], special: 9 },
    { ...mine, balls: [1, 2, 3, 4, 6], special: 9 },
  ]);
  await saveDraw(app, { ...drawn, amount: 90_000_000_00, levels: powerball });
  await settle();

  expect(
    (await wins()).map((w) => [w.purchaseId, w.position, w.matched, w.matchedSpecial, w.amountCents]),
  ).toEqual([
    [jackpot, 1, [5, 15, 25, 35, 45], 10, 90_000_000_00],
    [fourAndOne, 3, [5, 15, 25, 35], 10, 50_000_00],
    [three, 4, [5, 15, 25], null, 7_00],
  ]);
  expect((await notices()).map((n) => [n.purchaseId, n.amountCents, n.readAt, n.currency])).toEqual([
    [jackpot, 90_000_000_00, null, 'USD'],
    [fourAndOne, 50_000_00, null, 'USD'],
    [three, 7_00, null, 'USD'],
  ]);
  expect(nothing).toBeGreaterThan(0);
  const [progress] = await app.context.db.select().from(settlement);
  expect(progress).toMatchObject({ state: 'done', settled: 4, total: 4, winners: 3, jackpotWinners: 1 });
});

test('a result that was acknowledged by a clock thirteen months ahead is settled, and told, once it is right again', async () => {
  const [jackpot] = await buy(app, [{ ...mine, balls: [5, 15, 25, 35, 45], special: 10 }]);
  app.setNow('2027-12-21T17:00:00Z');
  await saveDraw(app, { ...drawn, amount: 90_000_000_00, levels: powerball });
  app.setNow(testNow);
  await settle();
  expect(await wins()).toEqual([]);
  // What the process does by itself at its start and every minute.
  await app.context.jobs.catchUp();
  await settle();
  expect((await wins()).map((w) => [w.purchaseId, w.amountCents])).toEqual([[jackpot, 90_000_000_00]]);
  expect((await notices()).map((n) => n.purchaseId)).toEqual([jackpot]);
});

test('only sold purchases of the same lottery, series and date are settled', async () => {
  const winning = { ...mine, balls: [5, 15, 25, 35, 45], special: 9 };
  const [sold] = await buy(app, [
    winning,
    { ...winning, sold: false },
    { ...winning, refunded: true },
    { ...winning, deleted: true },
    { ...winning, series: 1 },
    { ...winning, lotteryId: 2 },
    { ...winning, drawDate: '2026-11-16' },
  ]);
  await saveDraw(app, { ...drawn, levels: powerball });
  await settle();
  expect((await wins()).map((w) => w.purchaseId)).toEqual([sold]);
});

test('a bought play of the second series settles, though its customer plays it no more', async () => {
  const [bought] = await buy(app, [{ ...mine, series: 1, balls: [5, 15, 25, 35, 45], special: 9 }]);
  await saveDraw(app, { ...drawn, series: 1, levels: powerball });
  await settle();
  expect((await wins()).map((w) => [w.purchaseId, w.amountCents])).toEqual([[bought, 1_000_000_00]]);
});

test('a bought multiplier pays the play prize, but not on the jackpot', async () => {
  await buy(app, [
    { ...mine, balls: [5, 15, 25, 35, 45], special: 10, withMultiplier: true },
    { ...mine, balls: [5, 15, 25, 35, 45], special: 1, withMultiplier: true },
    { ...mine, balls: [5, 15, 25, 1, 2], special: 1, withMultiplier: true },
    { ...mine, balls: [5, 15, 25, 1, 2], special: 1 },
  ]);
  await saveDraw(app, { ...drawn, amount: 100_00, levels: powerball });
  await settle();
  expect((await wins()).map((w) => w.amountCents)).toEqual([100_00, 2_000_000_00, 21_00, 7_00]);
});

test('the multiplier printed on a Mega Millions ticket multiplies the lottery prize, but not the jackpot', async () => {
  const mega = { ...mine, lotteryId: 2, drawDate: '2026-11-17' };
  await buy(app, [
    { ...mega, balls: [1, 2, 3, 4, 5], special: 6, multiplier: 10 },
    { ...mega, balls: [1, 2, 3, 4, 5], special: 7, multiplier: 5 },
    { ...mega, balls: [1, 2, 3, 40, 50], special: 7, multiplier: 2 },
  ]);
  const levels = [{ level: '5 + 1' }, { level: '5', prize: 1_000_000_00 }, { level: '3', prize: 10_00 }];
  const numbers = { date: '2026-11-17', balls: [1, 2, 3, 4, 5], special: 6 };
  await saveDraw(app, { lotteryId: 2, ...numbers, amount: 50_000_000_00, levels });
  await settle();
  expect((await wins()).map((w) => w.amountCents)).toEqual([50_000_000_00, 5_000_000_00, 20_00]);
});

test('the Boliyapa counts when it is among the play’s own balls', async () => {
  const tinka = { ...mine, lotteryId: 4 };
  await buy(app, [
    { ...tinka, balls: [1, 2, 3, 4, 5, 7] },
    { ...tinka, balls: [1, 2, 3, 4, 5, 8] },
    { ...tinka, balls: [7, 20, 21, 22, 23, 24] },
  ]);
  const levels = [{ level: '6' }, { level: '5 + 1', prize: 20_000_00 }, { level: '5', prize: 3_000_00 }];
  await saveDraw(app, { lotteryId: 4, date, balls: [1, 2, 3, 4, 5, 6], special: 7, levels });
  await settle();
  expect((await wins()).map((w) => [w.position, w.amountCents, w.matchedSpecial])).toEqual([
    [2, 20_000_00, 7],
    [3, 3_000_00, null],
  ]);
  expect((await notices()).map((n) => n.currency)).toEqual(['PEN', 'PEN']);
});

test('the jackpot is divided by the larger of the lottery’s winners and ours, to the cent', async () => {
  const winner = { ...mine, balls: drawn.balls, special: 10 };
  await buy(app, [winner, winner]);
  const draws = async (winners: number, id: number | null) =>
    await saveDraw(app, { ...drawn, amount: 100_01, levels: [{ level: '5 + 1', winners }] }, id);
  const { drawId } = await draws(1, null);
  await settle();
  expect((await wins()).map((w) => w.amountCents)).toEqual([50_00, 50_00]);
  await draws(3, drawId);
  await settle();
  expect((await wins()).map((w) => w.amountCents)).toEqual([33_33, 33_33]);
});

test('a win whose amount is not known yet is told, and told again once when it is', async () => {
  await buy(app, [{ ...mine, balls: [5, 15, 25, 1, 2], special: 1 }]);
  const levels = [{ level: '4', prize: 100_00 }, { level: '3' }];
  const { drawId } = await saveDraw(app, { ...drawn, levels });
  await settle();
  expect(await wins()).toHaveLength(1);
  const [unknown] = await notices();
  expect(unknown).toMatchObject({ kind: 'win', amountCents: 0, freePlay: false, level: '3', readAt: null });
  const readAt = new Date('2026-11-21T17:30:00Z');
  await app.context.db.update(notification).set({ readAt });
  await saveDraw(app, { ...drawn, levels }, drawId);
  await settle();
  expect(await notices()).toMatchObject([{ id: unknown?.id, readAt }]);
  await saveDraw(app, { ...drawn, levels: [{ level: '4' }, { level: '3', prize: 7_00 }] }, drawId);
  await settle();
  // A win, as it always was: nothing of it was corrected.
  const known = {
    kind: 'win',
    amountCents: 7_00,
    readAt: null,
    beforeCents: null,
    cause: null,
    reason: null,
  };
  expect(await notices()).toMatchObject([known]);
  await saveDraw(app, { ...drawn, levels }, drawId);
  await settle();
  expect(await notices()).toMatchObject([
    { kind: 'changed', amountCents: 0, beforeCents: 7_00, readAt: null },
  ]);
});

test('a ticket whose printed multiplier nobody has entered wins an amount to be confirmed, but for the jackpot', async () => {
  const florida = { ...mine, lotteryId: 3, series: 1 as const };
  await buy(app, [
    { ...florida, balls: [1, 2, 3, 4, 5, 40] },
    { ...florida, balls: [1, 2, 3, 4, 5, 41], multiplier: 10 },
    { ...florida, balls: [1, 2, 3, 4, 5, 6] },
    { ...florida, balls: [1, 2, 3, 4, 5, 6], multiplier: 10 },
    // Bought with a multiplier that nobody draws: nothing that is printed either.
    { ...florida, balls: [1, 2, 3, 4, 5, 42], withMultiplier: true },
  ]);
  const levels: TestLevel[] = [
    { level: '6', prize: 250_000_00 },
    { level: '5', prize: 3_500_00 },
  ];
  await saveDraw(app, { lotteryId: 3, series: 1, date, balls: [1, 2, 3, 4, 5, 6], levels });
  await settle();
  const amounts = [0, 35_000_00, 250_000_00, 250_000_00, 0];
  expect((await wins()).map((w) => w.amountCents)).toEqual(amounts);
  expect((await notices()).map((n) => [n.amountCents, n.readAt])).toEqual(
    amounts.map((cents) => [cents, null]),
  );
});

test('the kind of multiplier is that of the draw’s own date', async () => {
  const mega = { ...mine, lotteryId: 2, balls: [1, 2, 3, 40, 50], special: 7 };
  await buy(app, [
    { ...mega, drawDate: '2025-04-04', withMultiplier: true },
    { ...mega, drawDate: '2025-04-04', multiplier: 10 },
    { ...mega, drawDate: '2025-04-08', withMultiplier: true },
    { ...mega, drawDate: '2025-04-08', multiplier: 10 },
  ]);
  for (const day of ['2025-04-04', '2025-04-08']) {
    const levels = [{ level: '5 + 1' }, { level: '3', prize: 10_00, playPrize: 40_00 }];
    await saveDraw(app, { lotteryId: 2, date: day, balls: [1, 2, 3, 4, 5], special: 6, levels });
  }
  await settle();
  expect((await wins()).map((w) => w.amountCents)).toEqual([40_00, 10_00, 0, 100_00]);
});

test('a shared jackpot is told as not known until it is said how many tickets won it, and then once more', async () => {
  await buy(app, [{ ...mine, balls: drawn.balls, special: 10 }]);
  const draws = (winners: number | null, id: number | null) =>
    saveDraw(app, { ...drawn, amount: 100_00, levels: [{ level: '5 + 1', winners }] }, id);
  const { drawId } = await draws(null, null);
  await settle();
  expect((await wins()).map((w) => w.amountCents)).toEqual([0]);
  const [unknown, ...others] = await notices();
  expect([unknown, others]).toMatchObject([{ kind: 'win', amountCents: 0, readAt: null }, []]);
  await draws(2, drawId);
  await settle();
  expect((await wins()).map((w) => w.amountCents)).toEqual([50_00]);
  const [known, ...rest] = await notices();
  expect([known, rest]).toMatchObject([{ kind: 'win', amountCents: 50_00, readAt: null }, []]);
  expect(known?.id).not.toBe(unknown?.id);
});

test('a free play is told of and put in the cart for the next draw, once', async () => {
  const florida = { ...mine, lotteryId: 3 };
  const [won] = await buy(app, [
    { ...florida, balls: [1, 2, 30, 31, 32, 33] },
    { ...florida, balls: [10, 20, 30, 31, 32, 33] },
  ]);
  const levels: TestLevel[] = [{ level: '6' }, { level: '2', kind: 'free' }];
  const typed = { lotteryId: 3, date, balls: [1, 2, 3, 4, 5, 6], levels };
  const { drawId } = await saveDraw(app, typed);
  await settle();
  expect(await notices()).toMatchObject([{ purchaseId: won, amountCents: 0, freePlay: true, readAt: null }]);
  const cart = () => app.context.db.select().from(play);
  const given = {
    customerId: rosa.id,
    lotteryId: 3,
    drawDate: '2026-11-21',
    balls: [1, 2, 30, 31, 32, 33],
    freeOfPurchaseId: won,
  };
  expect(await cart()).toMatchObject([given]);

  await saveDraw(app, typed, drawId);
  await settle();
  expect(await cart()).toHaveLength(1);
  // Deleted from the cart by its owner, it does not come back.
  await app.context.db.delete(play);
  await saveDraw(app, typed, drawId);
  await settle();
  expect(await cart()).toEqual([]);

  // A correction that takes the win away takes the play away, and one that brings it back brings it back.
  await saveDraw(app, { ...typed, balls: [40, 41, 42, 43, 44, 45] }, drawId);
  await settle();
  await saveDraw(app, typed, drawId);
  await settle();
  expect(await cart()).toMatchObject([given]);
  await saveDraw(app, { ...typed, balls: [40, 41, 42, 43, 44, 45] }, drawId);
  await settle();
  expect(await cart()).toEqual([]);
  expect((await notices()).map(({ kind }) => kind)).toEqual(['withdrawn', 'withdrawn']);
});

test('a corrected result corrects amounts; a notice stays read unless its win changed', async () => {
  await buy(app, [
    { ...mine, balls: [5, 15, 25, 35, 45], special: 1 },
    { ...mine, balls: [5, 15, 25, 1, 2], special: 1 },
    { ...mine, balls: [1, 2, 3, 4, 55], special: 10 },
    { ...mine, balls: [55, 56, 57, 58, 59], special: 9 },
  ]);
  const { drawId } = await saveDraw(app, { ...drawn, levels: powerball });
  await settle();
  const [five, three, special] = await notices();
  const readAt = new Date('2026-11-21T17:30:00Z');
  await app.context.db.update(notification).set({ readAt });

  // The third level pays more, the special ball was another one, and one ball too.
  const levels = powerball.map((level) => (level.level === '3' ? { ...level, prize: 8_00 } : level));
  await saveDraw(app, { ...drawn, special: 9, levels }, drawId);
  await settle();
  const after = await notices();
  expect(after).toHaveLength(4);
  expect(after[0]).toMatchObject({ id: five?.id, kind: 'win', amountCents: 1_000_000_00, readAt });
  const changed = { kind: 'changed', amountCents: 8_00, beforeCents: 7_00, level: '3', beforeLevel: '3' };
  expect(after[1]).toMatchObject({ purchaseId: three?.purchaseId, ...changed, readAt: null });
  expect(after[1]?.id).toBeGreaterThan(special?.id ?? 0);
  const withdrawn = { kind: 'withdrawn', amountCents: 0, beforeCents: 4_00, beforeLevel: '0 + 1' };
  expect(after[2]).toMatchObject({ purchaseId: special?.purchaseId, ...withdrawn, readAt: null });
  expect(after[3]).toMatchObject({ kind: 'win', amountCents: 4_00, readAt: null });
});

test('saving again without a change tells nobody and writes nothing anew', async () => {
  await buy(app, [{ ...mine, balls: [5, 15, 25, 1, 2], special: 1 }]);
  const { drawId } = await saveDraw(app, { ...drawn, levels: powerball });
  await settle();
  const before = [await wins(), await notices()];
  app.setNow('2026-11-21T18:00:00Z');
  await saveDraw(app, { ...drawn, levels: powerball }, drawId);
  await settle();
  expect([await wins(), await notices()]).toEqual(before);
});

test('deleting the draw takes wins and notices with it', async () => {
  await buy(app, [{ ...mine, balls: [5, 15, 25, 1, 2], special: 1 }]);
  const { drawId } = await saveDraw(app, { ...drawn, levels: powerball });
  await settle();
  await app.context.db.delete(draw).where(eq(draw.id, drawId));
  expect([await wins(), await notices()]).toEqual([[], []]);
});

test('a settlement that was interrupted between chunks goes on where it was', async () => {
  const plays = Array.from({ length: 7 }, () => ({ ...mine, balls: [5, 15, 25, 1, 2], special: 1 }));
  await buy(app, plays);
  const { drawId, revision } = await saveDraw(app, { ...drawn, levels: powerball });
  expect(await settleNextChunk(app.context, drawId, revision, 3)).toBe(true);
  expect(await wins()).toHaveLength(3);
  const [progress] = await app.context.db.select().from(settlement);
  expect(progress).toMatchObject({ state: 'running', settled: 3, total: 7, winners: 3 });

  await settleDraw(app.context, drawId, revision, 3);
  expect(await wins()).toHaveLength(7);
  expect(await notices()).toHaveLength(7);
  const [done] = await app.context.db.select().from(settlement);
  expect(done).toMatchObject({ state: 'done', settled: 7, total: 7, winners: 7 });
});

test('several workers settling one draw at once settle each play once', async () => {
  const plays = Array.from({ length: 40 }, (_, i) => ({
    ...mine,
    balls: [5, 15, 25, 1, 2],
    special: i % 2 === 0 ? 10 : 1,
  }));
  await buy(app, plays);
  const { drawId, revision } = await saveDraw(app, { ...drawn, levels: powerball });
  await Promise.all([1, 2, 3, 4].map(() => settleDraw(app.context, drawId, revision, 3)));
  expect(await wins()).toHaveLength(40);
  expect(await notices()).toHaveLength(40);
  const [done] = await app.context.db.select().from(settlement);
  expect(done).toMatchObject({ state: 'done', settled: 40, winners: 40 });
});

test('corrections that race each other and their settlements end as the last one saved', async () => {
  await buy(
    app,
    Array.from({ length: 20 }, () => ({ ...mine, balls: [5, 15, 25, 1, 2], special: 1 })),
  );
  const { drawId } = await saveDraw(app, { ...drawn, levels: powerball });
  const correct = async (prize: number) => {
    const saved = await saveDraw(app, { ...drawn, levels: [{ level: '3', prize }] }, drawId);
    await settleDraw(app.context, saved.drawId, saved.revision, 3);
    return { prize, ...saved };
  };
  const saved = await Promise.all([100, 200, 300, 400].map(correct));
  await settle();
  const last = saved.toSorted((a, b) => b.revision - a.revision)[0];
  expect(saved.map(({ revision }) => revision).toSorted()).toEqual([2, 3, 4, 5]);
  expect((await wins()).map((w) => w.amountCents)).toEqual(Array(20).fill(last?.prize));
  expect((await notices()).map((n) => n.amountCents)).toEqual(Array(20).fill(last?.prize));
});
