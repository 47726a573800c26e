import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { sendForm } from '../../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { pay } from '../../testing/payments.ts';
import { powerballCutoff, powerballDraw } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { closeDueGames } from './freeze.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(testNow);
});
afterAll(() => app.close());
afterEach(async () => await expectMoneyAndPurchasesAgree(app));

const file = ['1|2|5|15|60|0|1', '5|15|25|51|52|0|1', '5|15|25|35|53|0|2']
  .map((line) => `${line}\r\n`)
  .join('');

test('a group game, from its creation to the notice of each participant, by the calls alone', async () => {
  const operator = (await anAdmin(app, 'operator')).token;
  const people = [await aCustomer(app), await aCustomer(app), await aCustomer(app)];
  const [ana, eva, leo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];

  const asked = { loterie_id: 1, type: 50, participations: 7, coupons: 0 };
  const { id } = (await app.post('/penas/create-pena', asked, operator)).body.data;
  expect((await app.get('/penas/list?lottery_id=1', ana.token)).body.data).toEqual([]);
  await app.post(`/penas/activate-pena/${id}`, { share_price: '2.00' }, operator);
  expect((await app.get('/penas/list?lottery_id=1', ana.token)).body.data).toMatchObject([
    { id, left: 7, share_price: '2.00', date_lottery: powerballDraw },
  ]);

  const join = async ({ token }: { token: string }, shares: number) => {
    const { body } = await app.post('/penas/join', { id, shares }, token);
    await pay(app, token, [body.registered.id]);
  };
  await join(ana, 2);
  await join(eva, 3);
  await join(ana, 1);
  const form = { file: { bytes: Buffer.from(file), name: 'lineas.txt', type: 'text/plain' } };
  const attached = (await sendForm(app, `/penas/attach/${id}`, operator, form)).body;
  expect((await app.get(`/verify?sha256=${attached.sha256}`)).body).toMatchObject({
    ok: true,
    kind: 'lines',
  });

  app.setNow(powerballCutoff);
  await closeDueGames(app.context);
  expect((await app.post('/penas/join', { id, shares: 1 }, leo.token)).body.code).toBe('group-game-closed');

  app.setNow('2026-11-22T05:00:00Z');
  const drawn = { date: powerballDraw, balls: [5, 15, 25, 35, 45], ball_red: 10, enhancer: 2, amount: '0' };
  const detail = [
    { position: 1, prize_level: '5 + 1' },
    { position: 2, prize_level: '4', lottery_prize: '100' },
    { position: 3, prize_level: '3', lottery_prize: '7' },
  ];
  await app.post('/loteries/create', { lottery_id: 1, ...drawn, detail }, operator);
  await app.context.jobs.drain();

  // 100.00 of seven: 14.29 for the first four, then 14.28; 7.00 of seven: 1.00. Ana has 1, 2 and 6, Eva 3 to 5, the house 7.
  const told = async ({ token }: { token: string }) =>
    (await app.get('/notifications/listNew', token)).body.data.map((one: Record<string, unknown>) => [
      one.kind,
      one.pena_id,
      one.monto,
    ]);
  expect(await told(ana)).toEqual([['win', id, '45.86']]);
  expect(await told(eva)).toEqual([['win', id, '45.86']]);
  expect(await told(leo)).toEqual([]);
  const lines = (await app.get(`/penas/get_pena_ball/${id}`, operator)).body.data;
  expect(lines).toMatchObject([
    { winBall: '[5,15]', level: null, prize: '0' },
    { winBall: '[5,15,25]', level: '3', prize: '7.00' },
    { winBall: '[5,15,25,35]', level: '4', prize: '100.00' },
  ]);
  const books = (await app.get(`/penas/ledger/${id}`, operator)).body.data;
  expect(books.differences).toEqual([]);
  expect(books.division.runs).toEqual([
    { from: 1, to: 4, each: '15.29' },
    { from: 5, to: 7, each: '15.28' },
  ]);
});
