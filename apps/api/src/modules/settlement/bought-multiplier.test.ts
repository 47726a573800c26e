import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { pay } from '../../testing/payments.ts';
import { powerballDraw, sendLines } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

/* A Powerball play bought with POWER PLAY, from the cart to its prize. */

let app: TestApp;
let token: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
});

const own = async () => (await app.get('/purchases/list', token)).body.purchases;
const notices = async () => (await app.get('/notifications/listNew', token)).body.data;

/** Registers, pays and buys the same numbers without and with the multiplier; answers both purchases. */
async function bought(numbers: number[], special: number): Promise<[number, number]> {
  const line = { numbers, bExtra: special };
  const { body } = await sendLines(app, token, [line, { ...line, potenciador: true }]);
  const items = body.registered.map(({ newId }: { newId: number }) => newId);
  const cart = (await app.get('/checkouts/list', token)).body.listCheckout;
  const priceOf = (id: number) => cart.find((row: { id: number }) => row.id === id);
  expect(priceOf(items[0])).toMatchObject({ potenciador: false, price: '3.00' });
  expect(priceOf(items[1])).toMatchObject({ potenciador: true, multiplier_price: '1.00', price: '4.00' });
  const order = await app.post('/payments/orders', { kind: 'cart', items }, token);
  expect(order.body.amount).toBe('7.00');
  const [plain = 0, multiplied = 0] = await pay(app, token, items);
  for (const id of [plain, multiplied]) {
    // Drawn with the draw: none is entered with the PDF.
    const sent = await sendForm(app, `/purchases/purchase-sold/${id}`, admin, { image: { bytes: aPdf() } });
    expect(sent.body.data).toMatchObject({ multiplier_mode: 'per-draw', potenciador: null });
  }
  return [plain, multiplied];
}

const drawn = (enhancer: number | null, balls: string) => ({
  lottery_id: 1,
  name: 'power_balls',
  date: powerballDraw,
  amount: '90000000',
  type: 0,
  balls,
  ball_red: 7,
  enhancer,
});

async function result(enhancer: number | null, balls: string): Promise<{ id: number; warnings: string[] }> {
  app.setNow('2026-11-22T12:00:00Z');
  const { status, body } = await app.post('/loteries/create', drawn(enhancer, balls), admin);
  expect(status, JSON.stringify(body)).toBe(200);
  await app.context.jobs.drain();
  return body.data;
}

async function withdrawn({ id }: { id: number }): Promise<void> {
  await app.post('/loteries/delete', { id, name: 'power_balls' }, admin);
  await app.context.jobs.drain();
}

test('its prize is the level’s play prize, told with the sum that made it', async () => {
  const [plain, multiplied] = await bought([1, 2, 3, 50, 51], 7);
  const saved = await result(2, '[1,2,3,40,41]');
  expect(await own()).toMatchObject([
    {
      id: multiplied,
      multiplier_bought: true,
      multiplier_price: '1.00',
      state: 'drawn',
      winBall: '[1,2,3]',
      extraWinBall: 7,
      prize: '200.00',
      prize_sum: { base: '100.00', factor: 2 },
    },
    { id: plain, multiplier_bought: false, prize: '100.00', prize_sum: null },
  ]);
  const told = await notices();
  expect(told).toHaveLength(2);
  const noticeOf = (id: number) => told.find((row: { purchase_id: number }) => row.purchase_id === id);
  expect(noticeOf(multiplied)).toMatchObject({
    kind: 'win',
    monto: '200.00',
    level: '3 + 1',
    prize_sum: { base: '100.00', factor: 2 },
    lottery: { plier_lottery: 'POWER PLAY' },
    image: `/api/purchases/${multiplied}/ticket`,
    how_to_collect: null,
  });
  expect(noticeOf(plain)).toMatchObject({ monto: '100.00', prize_sum: null });
  const { body } = await app.get(`/notifications/listNew?purchase_id=${multiplied}`, token);
  expect(body).toMatchObject({ data: [{ purchase_id: multiplied }], total: 1, pages: 1 });
  await withdrawn(saved);
  await expectMoneyAndPurchasesAgree(app);
});

test('saved anew, its sum is told again once its plays were compared with it', async () => {
  const [, multiplied] = await bought([1, 2, 3, 50, 51], 7);
  const saved = await result(2, '[1,2,3,40,41]');
  const told = async () =>
    (await app.get(`/notifications/listNew?purchase_id=${multiplied}`, token)).body.data;
  const corrected = drawn(3, '[1,2,3,40,41]');
  expect((await app.post(`/loteries/update/power_balls/${saved.id}`, corrected, admin)).status).toBe(200);
  expect(await told()).toMatchObject([{ monto: '200.00', prize_sum: null }]);
  await app.context.jobs.drain();
  expect(await told()).toMatchObject([{ monto: '300.00', prize_sum: { base: '100.00', factor: 3 } }]);
  await withdrawn(saved);
});

test('match 5 pays its fixed amount, whatever the multiplier', async () => {
  await bought([1, 2, 3, 4, 5], 8);
  const saved = await result(3, '[1,2,3,4,5]');
  expect(await own()).toMatchObject([
    { prize: '2000000.00', prize_sum: { base: '1000000.00', factor: null } },
    { prize: '1000000.00', prize_sum: null },
  ]);
  await withdrawn(saved);
});

test('the jackpot is not multiplied', async () => {
  await bought([1, 2, 3, 4, 5], 7);
  const saved = await result(2, '[1,2,3,4,5]');
  // Nobody has said how many won it.
  expect(await own()).toMatchObject([
    { prize: 'por confirmar', prize_sum: null },
    { prize: 'por confirmar', prize_sum: null },
  ]);
  await withdrawn(saved);
});

test('a result without its multiplier is questioned and counts once; entered, the prize changes and is told', async () => {
  const [, multiplied] = await bought([1, 2, 3, 50, 51], 7);
  const saved = await result(null, '[1,2,3,40,41]');
  expect(saved.warnings.join(' ')).toContain('POWER PLAY');
  const prize = async () => (await own()).find((row: { id: number }) => row.id === multiplied);
  expect(await prize()).toMatchObject({ prize: '100.00', prize_sum: null });
  const corrected = drawn(2, '[1,2,3,40,41]');
  const { status } = await app.post(`/loteries/update/power_balls/${saved.id}`, corrected, admin);
  expect(status).toBe(200);
  await app.context.jobs.drain();
  expect(await prize()).toMatchObject({ prize: '200.00', prize_sum: { base: '100.00', factor: 2 } });
  const { data } = (await app.get(`/notifications/listNew?purchase_id=${multiplied}`, token)).body;
  expect(data).toMatchObject([{ kind: 'changed', monto: '200.00', before: { monto: '100.00' } }]);
  await withdrawn(saved);
});

test('a printed multiplier makes the sum too', async () => {
  const line = { numbers: [1, 2, 3, 4, 5], bExtra: 24 };
  const { body } = await sendLines(app, token, [line], { loterie_id: 2, date_lottery: '2026-11-24' });
  const [id] = await pay(app, token, [body.registered[0].newId]);
  const form = { image: { bytes: aPdf() }, potenciador: '3' };
  await sendForm(app, `/purchases/purchase-sold/${id}`, admin, form);
  app.setNow('2026-11-25T12:00:00Z');
  const megaMillions = { lottery_id: 2, name: 'mega_millions', date: '2026-11-24' };
  const result = { ...drawn(null, '[1,2,3,40,41]'), ...megaMillions, ball_red: 1 };
  expect((await app.post('/loteries/create', result, admin)).status).toBe(200);
  await app.context.jobs.drain();
  expect(await own()).toMatchObject([
    { potenciador: 3, multiplier_bought: false, prize_sum: { base: expect.any(String), factor: 3 } },
  ]);
});
