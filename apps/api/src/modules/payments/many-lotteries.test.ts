import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedOrder, capture, openOrder, pay } from '../../testing/payments.ts';
import { powerballCutoff, registerPlays, sendLines } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

/** One payment for what is in the cart of several lotteries, or for a part of it. */

const tinkas = 4;

let app: TestApp;
let token: string;
let powerball: number[];
let tinka: number[];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
  powerball = await registerPlays(app, token, 2);
  tinka = await registerTinka();
});
afterEach(() => expectMoneyAndPurchasesAgree(app));

async function registerTinka(): Promise<number[]> {
  const { body } = await app.get(`/lottery/one?id=${tinkas}`);
  const lines = [{ numbers: [3, 12, 21, 34, 40, 51] }];
  const fields = { loterie_id: tinkas, date_lottery: body.data.listLotteries[0].date_before };
  const reply = await sendLines(app, token, lines, fields);
  expect(reply.status).toBe(200);
  return reply.body.registered.map(({ newId }: { newId: number }) => newId);
}

const cartIds = async (): Promise<number[]> =>
  (await app.get('/checkouts/list', token)).body.listCheckout.map(({ id }: { id: number }) => id).toSorted();

const boughtOf = async (): Promise<number[]> =>
  (await app.get('/purchases/list', token)).body.purchases
    .map(({ lottery_id: id }: { lottery_id: number }) => id)
    .toSorted();

test('plays of several lotteries are one order, one amount and one capture', async () => {
  const id = await approvedOrder(app, token, [...powerball, ...tinka]);
  expect((await app.get(`/payments/orders/${id}`, token)).body.amount).toBe('9.00');
  const [first, again] = await Promise.all([capture(app, token, id), capture(app, token, id)]);
  expect(first.body.purchases).toHaveLength(3);
  expect(again.body).toEqual(first.body);
  expect(await cartIds()).toEqual([]);
  expect(await boughtOf()).toEqual([1, 1, tinkas]);
});

test('one lottery is paid alone, and the other stays in the cart until it is paid too', async () => {
  expect(await pay(app, token, tinka)).toHaveLength(1);
  expect(await cartIds()).toEqual(powerball.toSorted());
  expect(await pay(app, token, powerball)).toHaveLength(2);
  expect(await cartIds()).toEqual([]);
});

test('a sale that closed refuses the whole before money moves, says which lottery, and the rest is paid at once', async () => {
  const id = await approvedOrder(app, token, [...powerball, ...tinka]);
  app.setNow(powerballCutoff);
  const refused = await capture(app, token, id);
  expect([refused.status, refused.body.code]).toEqual([422, 'sale-closed']);
  expect(refused.body.details.lottery_id).toBe(1);
  expect((await app.get(`/payments/orders/${id}`, token)).body.status).toBe('refused');
  expect(await boughtOf()).toEqual([]);
  expect(await cartIds()).toEqual([...powerball, ...tinka].toSorted());

  expect(await pay(app, token, tinka)).toHaveLength(1);
  await app.post('/checkouts/renew', { items: powerball }, token);
  expect(await pay(app, token, powerball)).toHaveLength(2);
});

test('an order is not opened with a play whose sale has closed, and says which play it is', async () => {
  app.setNow(powerballCutoff);
  const reply = await app.post('/payments/orders', { kind: 'cart', items: [...powerball, ...tinka] }, token);
  expect([reply.status, reply.body.code]).toEqual([422, 'cart-item-expired']);
  expect(reply.body.details.items.toSorted()).toEqual(powerball.toSorted());
});

test('paid whole on one device and in part on another, each play is bought once', async () => {
  const whole = await openOrder(app, token, [...powerball, ...tinka]);
  const part = await approvedOrder(app, token, tinka);
  const [, ofPart] = await Promise.all([capture(app, token, whole), capture(app, token, part)]);
  expect(ofPart.body.purchases).toHaveLength(1);
  expect(await boughtOf()).toEqual([tinkas]);
  expect(await cartIds()).toEqual(powerball.toSorted());
});

test('the plays of the cart are counted by lottery; an empty cart has none', async () => {
  const counted = await app.get('/checkouts/count', token);
  expect([counted.status, counted.body]).toEqual([
    200,
    {
      ok: true,
      loteries: [
        { lottery_id: 1, name: 'power_balls', plays: 2 },
        { lottery_id: tinkas, name: 'tinkas', plays: 1 },
      ],
    },
  ]);
  const other = await aCustomer(app);
  expect((await app.get('/checkouts/count', other.token)).body.loteries).toEqual([]);
});
