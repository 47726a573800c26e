import { calendarException } from '@bolillero/database/schema/lottery';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { interpose, pay } from '../../testing/payments.ts';
import { powerballCutoff, powerballDraw, registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { buy } from '../settlement/plays.testing.ts';

/* What becomes of a purchase, told by its facts and the house's clock. */

const held = '2026-11-22T03:59:00Z';
const saturday = { date: powerballDraw, balls: [1, 12, 23, 34, 45], special: 9 };
const levels = [
  { level: '5 + 1' },
  { level: '5', prize: 1_000_000_00 },
  { level: '4' },
  { level: '3', prize: 7_00 },
];

let app: TestApp;
let token: string;
let admin: string;
let id: number;
let putBack = () => {};

// A provider that does not answer is logged; it is of no interest here.
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' });
  admin = (await anAdmin(app)).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
  [id = 0] = await pay(app, token, await registerPlays(app, token));
});
afterEach(() => putBack());

const list = async (query = '', who = token) =>
  (await app.get(`/purchases/list${query}`, who)).body.purchases;
const own = async (who = token) => (await list('', who))[0];
const state = async () => (await own()).state;
const upload = (purchaseId = id) =>
  sendForm(app, `/purchases/purchase-sold/${purchaseId}`, admin, { image: { bytes: aPdf() } });
const drain = () => app.context.jobs.drain();

/** A result of the day, settled; afterwards the draw is taken away for the other tests. */
async function withResult(typed: Parameters<typeof saveDraw>[1], work: () => Promise<void>): Promise<void> {
  const { drawId } = await saveDraw(app, typed);
  await drain();
  await work();
  const { status } = await app.post('/loteries/delete', { id: drawId, name: 'power_balls' }, admin);
  expect(status).toBe(200);
  await drain();
}

test('paid until the sale closes, bought with its PDF, then waiting for the result, then drawn with its hits', async () => {
  expect(await own()).toMatchObject({
    state: 'paid',
    closes_at: '2026-11-22T02:59:00.000Z',
    draws_at: '2026-11-22T03:59:00.000Z',
    draw_cancelled: false,
    winBall: null,
    extraWinBall: null,
  });
  await upload();
  expect(await state()).toBe('bought');
  app.setNow(powerballCutoff);
  expect(await state()).toBe('bought');
  app.setNow(held);
  expect(await state()).toBe('awaiting-result');
  await withResult({ ...saturday, balls: [1, 12, 50, 51, 52], special: 2, levels }, async () => {
    expect(await own()).toMatchObject({
      state: 'drawn',
      winBall: '[1,12]',
      extraWinBall: 2,
      prize: '0',
      prize_sum: null,
    });
  });
  expect(await own()).toMatchObject({ state: 'awaiting-result', winBall: null, prize: null });
});

test('a win whose amount is not known is drawn, and its amount to be confirmed', async () => {
  await upload();
  app.setNow(held);
  await withResult({ ...saturday, balls: [1, 12, 23, 34, 60], levels }, async () => {
    expect(await own()).toMatchObject({ state: 'drawn', winBall: '[1,12,23,34]', prize: 'por confirmar' });
  });
});

test('without a PDF it is unclear from the cut-off on; one that comes after the result settles it', async () => {
  app.setNow('2026-11-22T02:58:59Z');
  expect(await state()).toBe('paid');
  app.setNow(powerballCutoff);
  expect(await own()).toMatchObject({ state: 'unclear', overdue: false });
  app.setNow(held);
  expect(await own()).toMatchObject({ state: 'unclear', overdue: true });
  await withResult({ ...saturday, balls: [1, 12, 23, 50, 51], levels }, async () => {
    expect(await own()).toMatchObject({ state: 'unclear', prize: null, winBall: null });
    await upload();
    expect(await state()).toBe('awaiting-result');
    await drain();
    expect(await own()).toMatchObject({ state: 'drawn', prize: '7.00', winBall: '[1,12,23]' });
    // Taken back, nothing of the result is said any more.
    await app.post(`/purchases/purchase-sold-delete/${id}`, {}, admin);
    await drain();
    expect(await own()).toMatchObject({ state: 'unclear', prize: null, winBall: null, image: null });
  });
});

test('not bought: promised back when an administrator confirms it, given back once the money moved', async () => {
  app.setNow(held);
  putBack = interpose(app, () => ({
    refund: () => Promise.reject(new Error('no answer')),
  }));
  await app.post(`/purchases/refund/${id}`, { reason: 'Cerró la agencia' }, admin);
  await drain();
  expect(await own()).toMatchObject({
    state: 'refunding',
    refund_reason: 'Cerró la agencia',
    refundedAt: null,
    stateSold: false,
  });
  putBack();
  app.setNow('2026-11-23T12:00:00Z');
  await drain();
  expect(await own()).toMatchObject({ state: 'refunded', refundedAt: '2026-11-23T12:00:00.000Z' });
});

test('a draw that is called off is said, with and without a PDF, and a draw that is held after all counts', async () => {
  const { db } = app.context;
  const other = await aCustomer(app);
  const [wednesday = 0] = await buy(app, [
    { customerId: other.id, drawDate: '2026-12-02', balls: [1, 2, 3, 4, 5], special: 9, sold: false },
  ]);
  const its = () => own(other.token);
  expect((await its()).state).toBe('paid');
  await db.insert(calendarException).values([
    { lotteryId: 1, date: '2026-12-02', kind: 'cancelled' },
    { lotteryId: 1, date: '2026-12-03', kind: 'added' },
  ]);
  expect(await its()).toMatchObject({ state: 'draw-cancelled', draw_cancelled: true });
  await upload(wednesday);
  app.setNow('2026-12-04T12:00:00Z');
  expect((await its()).state).toBe('draw-cancelled');
  // Neither to come nor held.
  for (const part of ['to-come', 'held']) expect(await list(`?draw=${part}`, other.token)).toEqual([]);
  await withResult({ ...saturday, date: '2026-12-02', balls: [1, 2, 3, 50, 51], levels }, async () => {
    expect(await its()).toMatchObject({ state: 'drawn', prize: '7.00' });
  });
});

test('a free play is paid for nothing and goes the same way', async () => {
  const winner = await aCustomer(app);
  const who = winner.token;
  await buy(app, [{ customerId: winner.id, drawDate: '2026-11-18', balls: [1, 2, 3, 4, 5], special: 9 }]);
  const wednesday = { date: '2026-11-18', balls: [1, 2, 40, 41, 42], special: 9 };
  await saveDraw(app, { ...wednesday, levels: [{ level: '5 + 1' }, { level: '2 + 1', kind: 'free' }] });
  await drain();
  expect(await own(who)).toMatchObject({ state: 'drawn', prize: 'Jugada gratis', prize_sum: null });
  const { listCheckout } = (await app.get('/checkouts/list', who)).body;
  await pay(app, who, [listCheckout[0].id]);
  expect(await own(who)).toMatchObject({ state: 'paid', free: true, price: '0.00' });
  app.setNow(powerballCutoff);
  expect((await own(who)).state).toBe('unclear');
});

test('the list has parts: draws to come, without what goes back, and draws that were held, with it', async () => {
  const [back = 0, later = 0] = await pay(app, token, await registerPlays(app, token, 2, 5));
  await app.post(`/purchases/refund/${back}`, { reason: 'Se repitió' }, admin);
  await drain();
  const ids = async (query: string) => (await list(query)).map((row: { id: number }) => row.id);
  expect(await ids('?draw=to-come')).toEqual([later, id]);
  expect(await ids('?draw=held')).toEqual([]);
  app.setNow(held);
  expect(await ids('?draw=to-come')).toEqual([]);
  expect(await ids('?draw=held')).toEqual([later, back, id]);
  expect(await ids('')).toEqual([later, back, id]);
  expect((await app.get('/purchases/list?draw=mine', token)).status).toBe(400);
});

test('one is read by its number, by its owner alone', async () => {
  await pay(app, token, await registerPlays(app, token, 1, 5));
  expect(await list(`?id=${id}`)).toMatchObject([{ id }]);
  expect(await list(`?id=${id}`, (await aCustomer(app)).token)).toEqual([]);
});
