import { draw } from '@bolillero/database/schema/draw';
import { lotteryMultiplier } from '@bolillero/database/schema/lottery';
import { win } from '@bolillero/database/schema/play';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw, type TestDraw } from '../settlement/draws.testing.ts';
import { type BoughtPlay, buy } from '../settlement/plays.testing.ts';

/* Each test has a draw date of its own: one application for all. */

let app: TestApp;
let rosa: { id: number; token: string };
let operator: string;

beforeAll(async () => {
  app = await startTestApp();
  rosa = await aCustomer(app);
  operator = (await anAdmin(app, 'operator')).token;
});
afterAll(() => app.close());

const settle = () => app.context.jobs.drain();
const why = (id: number, token = rosa.token) => app.get(`/purchases/${id}/why`, token);
const whyOf = async (id: number) => {
  const { status, body } = await why(id);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

type Play = Omit<BoughtPlay, 'customerId' | 'drawDate'>;

/** Rosa's plays in a draw that is settled with them; answers their ids, and the draw's. */
async function settled(drawn: TestDraw, ...plays: Play[]): Promise<{ ids: number[]; drawId: number }> {
  const { date, lotteryId = 1, series = 0 } = drawn;
  const ids = await buy(
    app,
    plays.map((play) => ({ lotteryId, series, ...play, drawDate: date, customerId: rosa.id })),
  );
  const { drawId } = await saveDraw(app, drawn);
  await settle();
  return { ids, drawId };
}

const powerball = {
  balls: [5, 15, 25, 35, 45],
  special: 10,
  levels: [
    { level: '5 + 1', winners: 0 },
    { level: '5', prize: 1_000_000_00, playPrize: 2_000_000_00 },
    { level: '4', prize: 100_00, playPrize: 300_00 },
    { level: '3', prize: 7_00, playPrize: 21_00 },
    { level: '0 + 1', prize: 4_00, playPrize: 12_00 },
  ],
};
const three: Play = { balls: [5, 15, 25, 1, 2], special: 9 };
const five: Play = { balls: [5, 15, 25, 35, 45], special: 9 };

test('a level won without a multiplier: rules, matrix, hits, the levels in vain, the level won and its amount', async () => {
  const { ids, drawId } = await settled({ ...powerball, date: '2026-11-02' }, three);
  const [id = 0] = ids;
  expect(await whyOf(id)).toMatchObject({
    id,
    loterie: { description: 'Powerball', currency: 'USD' },
    type: 0,
    date_lottery: '2026-11-02',
    balls: '[1,2,5,15,25]',
    ball_red: 9,
    result: { id: drawId, revision: 1, balls: '[5,15,25,35,45]', ball_red: 10, enhancer: null },
    state: 'current',
    kept: { prize: '7.00', revision: 1 },
    rules: { version: 1, from: '1988-05-07' },
    era: { from: '2015-10-07', selectNumber: 5, size: 69, special: 'own-drum', sub_length: 26 },
    winBall: '[5,15,25]',
    extraWinBall: null,
    levels: [
      { position: 1, prize_level: '5 + 1', missing: 2, missing_special: true },
      { position: 2, prize_level: '5', missing: 2, missing_special: false },
      { position: 3, prize_level: '4', missing: 1, missing_special: false },
      { position: 4, prize_level: '3', missing: 0, missing_special: false },
      { position: 5, prize_level: '0 + 1', missing: 0, missing_special: true },
    ],
    position: 4,
    nearest: null,
    multiplier: { mode: 'per-draw', bought: false, value: null },
    source: { how: 'once', amount: '7.00' },
    prize: '7.00',
  });
});

test('with the multiplier that was drawn: the product, and a play prize that is none', async () => {
  const { ids, drawId } = await settled(
    { ...powerball, date: '2026-11-04' },
    { ...three, withMultiplier: true },
    { ...five, withMultiplier: true },
  );
  await app.context.db.update(draw).set({ multiplier: 3 }).where(eq(draw.id, drawId));
  const [product = 0, fixed = 0] = ids;
  expect(await whyOf(product)).toMatchObject({
    result: { enhancer: 3 },
    multiplier: { mode: 'per-draw', bought: true, value: 3 },
    source: { how: 'multiplied', base: '7.00', factor: 3, amount: '21.00' },
    prize: '21.00',
    state: 'current',
  });
  expect(await whyOf(fixed)).toMatchObject({
    source: { how: 'play-prize', base: '1000000.00', factor: null, amount: '2000000.00' },
    kept: { prize: '2000000.00' },
  });
});

test('a jackpot is divided among the larger of the lottery’s winners and ours, and the remainder kept', async () => {
  const all = { ...five, special: 10 };
  const { ids } = await settled({ ...powerball, date: '2026-11-07', amount: 100_00 }, all, all, all);
  for (const id of ids) {
    expect(await whyOf(id)).toMatchObject({
      position: 1,
      extraWinBall: 10,
      source: {
        how: 'jackpot-divided',
        base: '100.00',
        among: 3,
        lottery_winner: 0,
        ours: 3,
        remainder: '0.01',
        amount: '33.33',
      },
      kept: { prize: '33.33' },
      state: 'current',
    });
  }
});

test('by what is printed on the ticket, and not known while nobody has entered it', async () => {
  const levels = [{ level: '5 + 1' }, { level: '0 + 1', prize: 5_00 }];
  const drawn = { lotteryId: 2, balls: [1, 2, 3, 4, 5], special: 9, levels };
  const hit = { balls: [60, 61, 62, 63, 64], special: 9 };
  const { ids } = await settled({ ...drawn, date: '2026-11-03' }, { ...hit, multiplier: 10 }, hit);
  const [printed = 0, unsaid = 0] = ids;
  expect(await whyOf(printed)).toMatchObject({
    multiplier: { mode: 'per-play', value: 10 },
    source: { how: 'multiplied', base: '5.00', factor: 10, amount: '50.00' },
    kept: { prize: '50.00' },
    state: 'current',
  });
  expect(await whyOf(unsaid)).toMatchObject({
    source: { how: 'unknown', lacks: 'printed-multiplier', amount: null },
    prize: 'por confirmar',
    kept: { prize: 'por confirmar' },
  });
});

test('a free play, and a play that won nothing: the level that lacks least', async () => {
  const levels = [{ level: '6' }, { level: '5', prize: 3_000_00 }, { level: '2', kind: 'free' as const }];
  const drawn = { lotteryId: 3, date: '2026-11-04', balls: [1, 2, 3, 4, 5, 6], levels };
  const { ids } = await settled(drawn, { balls: [1, 2, 50, 51, 52, 53] }, { balls: [1, 40, 50, 51, 52, 53] });
  const [free = 0, nothing = 0] = ids;
  expect(await whyOf(free)).toMatchObject({ position: 3, source: { how: 'free' }, prize: 'Jugada gratis' });
  expect(await whyOf(nothing)).toMatchObject({
    winBall: '[1]',
    position: null,
    nearest: 3,
    levels: [{ missing: 5 }, { missing: 4 }, { missing: 1 }],
    source: null,
    prize: '0',
    kept: { prize: '0', revision: 1 },
    state: 'current',
  });
});

test('a bonus of the same drum counts among the player’s own balls; a prize that is not entered is not known', async () => {
  const levels = [{ level: '6' }, { level: '4 + 1' }, { level: '4', prize: 150_00 }];
  const drawn = { lotteryId: 4, date: '2026-11-08', balls: [4, 8, 19, 28, 35, 43], special: 11, levels };
  const { ids } = await settled(drawn, { balls: [4, 8, 19, 28, 11, 53] });
  expect(await whyOf(ids[0] ?? 0)).toMatchObject({
    loterie: { currency: 'PEN' },
    era: { from: '2026-03-11', selectNumber: 6, size: 53, special: 'same-drum', sub_length: 0 },
    ball_red: null,
    extraWinBall: 11,
    position: 2,
    source: { how: 'unknown', lacks: 'prize' },
    prize: 'por confirmar',
  });
});

test('a result saved since is settled again: what was written, and what it comes to now', async () => {
  const date = '2026-11-09';
  const { ids, drawId } = await settled({ ...powerball, date }, three, {
    balls: [1, 2, 3, 4, 6],
    special: 9,
  });
  const [won = 0, nothing = 0] = ids;
  await saveDraw(app, { ...powerball, date, balls: [1, 5, 15, 35, 45], special: 9 }, drawId);
  expect(await whyOf(won)).toMatchObject({
    state: 'again',
    kept: { prize: '7.00', revision: 1 },
    result: { revision: 2, balls: '[1,5,15,35,45]' },
    winBall: '[1,5,15]',
    extraWinBall: 9,
    prize: '7.00',
  });
  // Nothing is written of a play that won nothing: what it was settled with before cannot be told.
  expect((await why(nothing)).body.code).toBe('not-settled');
  await settle();
  expect(await whyOf(nothing)).toMatchObject({ state: 'current', kept: { prize: '4.00', revision: 2 } });
});

test('one that shares a jackpot that is to be divided anew is told the new division', async () => {
  const date = '2026-11-11';
  const all = { ...five, special: 10 };
  const { ids, drawId } = await settled({ ...powerball, date, amount: 100_00 }, all, all);
  await saveDraw(app, { ...powerball, date, amount: 500_00 }, drawId);
  expect(await whyOf(ids[0] ?? 0)).toMatchObject({
    state: 'again',
    kept: { prize: '50.00' },
    source: { among: 2, ours: 2 },
    prize: '250.00',
  });
});

test('where the lottery’s rules of that date were changed since, it says that they give another prize', async () => {
  const { db, catalogue } = app.context;
  const { ids, drawId } = await settled(
    { ...powerball, date: '2026-11-14' },
    { ...three, withMultiplier: true },
  );
  await db.update(draw).set({ multiplier: 3 }).where(eq(draw.id, drawId));
  const ofPowerball = eq(lotteryMultiplier.lotteryId, 1);
  const before = await db.select().from(lotteryMultiplier).where(ofPowerball);
  await db
    .update(lotteryMultiplier)
    .set({ mode: 'none', values: [], weights: [], largestUpToCents: null })
    .where(and(ofPowerball, inArray(lotteryMultiplier.startsOn, [before.at(-1)?.startsOn ?? ''])));
  catalogue.forget();
  const changed = await whyOf(ids[0] ?? 0);
  await db.delete(lotteryMultiplier).where(ofPowerball);
  await db.insert(lotteryMultiplier).values(before);
  catalogue.forget();
  expect(changed).toMatchObject({ state: 'differs', kept: { prize: '21.00' }, prize: '7.00' });
  expect(await whyOf(ids[0] ?? 0)).toMatchObject({ state: 'current', prize: '21.00' });
});

test('what is not settled has nothing to explain', async () => {
  const date = '2026-11-16';
  const mine = { ...three, customerId: rosa.id, drawDate: date };
  const [waits = 0, pending = 0, refunded = 0, deleted = 0] = await buy(app, [
    mine,
    { ...mine, sold: false },
    { ...mine, refunded: true },
    { ...mine, deleted: true },
  ]);
  const refusal = async (id: number) => {
    const { status, body } = await why(id);
    return [status, body.code];
  };
  expect(await refusal(waits)).toEqual([409, 'not-settled']);
  // Lists of tickets say of which there is something to explain.
  const listed = async () => (await app.get(`/purchases/sold?q=${waits}`, operator)).body.data;
  expect(await listed()).toMatchObject([{ id: waits, settled: false }]);
  const { drawId } = await saveDraw(app, { ...powerball, date });
  expect(await refusal(waits)).toEqual([409, 'not-settled']);
  await settle();
  expect((await why(waits)).status).toBe(200);
  expect(await listed()).toMatchObject([{ id: waits, settled: true }]);
  expect(await refusal(pending)).toEqual([409, 'not-settled']);
  expect(await refusal(refunded)).toEqual([409, 'purchase-refunded']);
  expect(await refusal(deleted)).toEqual([404, 'not-found']);
  // A result that is being prepared is shown to nobody.
  await app.context.db.update(draw).set({ shown: false }).where(eq(draw.id, drawId));
  expect(await refusal(waits)).toEqual([409, 'not-settled']);
});

test('it is for its owner and the back-office; nobody else learns that there is such a play', async () => {
  const { ids } = await settled({ ...powerball, date: '2026-11-18' }, three);
  const [id = 0] = ids;
  const other = await aCustomer(app);
  expect((await why(id, operator)).body.data).toEqual(await whyOf(id));
  expect(await why(id, other.token)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect(await app.get(`/purchases/${id}/why`)).toMatchObject({
    status: 401,
    body: { code: 'sign-in-required' },
  });
  expect(await why(987_654)).toMatchObject({ status: 404 });
  expect(await app.get('/purchases/mucho/why', rosa.token)).toMatchObject({
    status: 400,
    body: { code: 'input-invalid' },
  });
});

test('of every win that was written, it comes to the amount that was written', async () => {
  const wins = await app.context.db.select().from(win);
  expect(wins.length).toBeGreaterThan(8);
  for (const { purchaseId } of wins) {
    const { status, body } = await why(purchaseId, operator);
    if (status === 200) expect(body.data.prize, `purchase ${purchaseId}`).toBe(body.data.kept.prize);
  }
});
