import { notification } from '@bolillero/database/schema/play';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { buy } from '../settlement/plays.testing.ts';

let app: TestApp;
let token: string;
beforeEach(async () => {
  app = await startTestApp();
  token = (await anAdmin(app, 'operator')).token;
});
afterEach(() => app.close());

const create = async (body: object) => {
  const answer = await app.post('/loteries/create', body, token);
  expect(answer.status).toBe(200);
};
const check = (body: object, query = '') => app.post(`/lottery/results/valid-numbers${query}`, body);
const powerball = {
  lottery_id: 1,
  date: '2026-11-18',
  balls: [5, 15, 25, 35, 45],
  ball_red: 10,
  enhancer: 3,
};
const mine = { name: 'powerballs', id: 1 };

test('the numbers are checked against the latest shown draw, or that of a date', async () => {
  await create({ ...powerball, date: '2026-11-16', balls: [1, 2, 3, 4, 5] });
  await create(powerball);
  await create({ ...powerball, date: '2026-11-14', isShow: false });
  const latest = await check({ ...mine, balls: '[5,15,25,1,2]', ball_red: '10' });
  expect(latest.status).toBe(200);
  expect(latest.body).toEqual({
    ok: true,
    date: '2026-11-18',
    matched: [5, 15, 25],
    special: true,
    count: 3,
    level: '3 + 1',
    prize: '100.00',
    prizes_known: true,
    base_prize: null,
  });
  const earlier = await check({ ...mine, balls: [1, 2, 3, 60, 61], ball_red: 26, date: '2026-11-16' });
  expect(earlier.body).toMatchObject({ date: '2026-11-16', matched: [1, 2, 3], level: '3', prize: '7.00' });
  const nothing = await check({ ...mine, balls: [60, 61, 62, 63, 64], ball_red: 1 });
  expect(nothing.body).toMatchObject({ matched: [], special: false, count: 0, level: null, prize: '0' });
  expect((await check({ ...mine, balls: [1, 2, 3, 4, 5], ball_red: 1, date: '2026-11-14' })).status).toBe(
    404,
  );
});

test('a bought multiplier pays the play prize, a printed one multiplies', async () => {
  await create(powerball);
  const bought = { ...mine, balls: [5, 15, 25, 35, 45], ball_red: 1, potenciador: true };
  expect((await check(bought)).body.prize).toBe('2000000.00');
  await create({ lottery_id: 2, date: '2026-11-17', balls: [1, 2, 3, 4, 5], ball_red: 6 });
  const printed = { name: 'megamillions', id: 2, balls: [1, 2, 3, 60, 61], ball_red: 1, potenciador: 5 };
  expect((await check(printed)).body).toMatchObject({ level: '3', prize: '50.00' });
});

test('the multipliers of a date are those that can be said: others are refused, with the values that there are', async () => {
  await create(powerball);
  await create({ lottery_id: 2, date: '2026-11-17', balls: [1, 2, 3, 4, 5], ball_red: 6 });
  await create({ lottery_id: 2, date: '2025-04-04', balls: [1, 2, 3, 4, 5], ball_red: 6, enhancer: 4 });
  await create({ lottery_id: 3, date: '2026-11-18', balls: [1, 2, 3, 4, 5, 6], type: 1 });
  await create({ lottery_id: 4, date: '2026-11-18', balls: [1, 2, 3, 4, 5, 6], ball_red: 7 });
  const mega = { name: 'megamillions', id: 2, balls: [10, 20, 30, 40, 50], ball_red: 6 };
  const florida = { name: 'floridas', id: 3, balls: [1, 2, 3, 4, 5, 40] };
  const tinka = { name: 'tinkas', id: 4, balls: [1, 2, 3, 4, 5, 6] };
  const told = async (body: object, query = '') => {
    const { status, body: answer } = await check(body, query);
    return status === 200 ? answer.prize : [status, answer.code, answer.errors];
  };
  const refused = (message: string) => [422, 'multiplier-invalid', [{ path: 'potenciador', message }]];
  const wrong = refused('Ese potenciador no existe: el de la cartilla es 2, 3, 4, 5 o 10.');
  // Every ticket since April 2025 pays $10 to $50 for the Mega Ball alone.
  expect(await told({ ...mega, potenciador: 2 })).toBe('10.00');
  expect(await told({ ...mega, potenciador: 10 })).toBe('50.00');
  for (const potenciador of [6, 7, 11, -2]) expect(await told({ ...mega, potenciador })).toEqual(wrong);
  expect(await told({ ...mega, potenciador: true })).toEqual(
    refused('El potenciador viene incluido en la cartilla: no se elige.'),
  );
  expect(await told({ ...florida, potenciador: 10 }, '?type=1')).toBe('35000.00');
  expect(await told({ ...florida, potenciador: 9 }, '?type=1')).toEqual(wrong);
  // The Megaplier was drawn until 2025-04-04, and the old table paid $2.
  expect(await told({ ...mega, date: '2025-04-04' })).toBe('2.00');
  expect(await told({ ...mega, date: '2025-04-04', potenciador: true })).toBe('8.00');
  const notPrinted = refused('Las cartillas de este sorteo no traen potenciador impreso.');
  expect(await told({ ...mega, date: '2025-04-04', potenciador: 4 })).toEqual(notPrinted);
  expect(await told({ ...mine, balls: [5, 15, 25, 1, 2], ball_red: 1, potenciador: 3 })).toEqual(notPrinted);
  expect(await told({ ...tinka, potenciador: 2 })).toEqual(notPrinted);
  expect(await told({ ...tinka, potenciador: true })).toEqual(
    refused('Esta lotería no vende potenciador para esta jugada.'),
  );
  expect(await told({ ...tinka, potenciador: false })).toBeNull();
});

test('without the multiplier printed on the ticket there is a base and no prize, but for jackpot and free play', async () => {
  const amount = '50000000.00';
  const detail = [
    { position: 1, prize_level: '5 + 1', lottery_winner: 1 },
    { position: 2, prize_level: '0 + 1', lottery_prize: '5.00' },
  ];
  await create({ lottery_id: 2, date: '2026-11-17', balls: [1, 2, 3, 4, 5], ball_red: 6, amount, detail });
  await create({ lottery_id: 3, date: '2026-11-18', balls: [1, 2, 3, 4, 5, 6] });
  const mega = { name: 'megamillions', id: 2, ball_red: 6 };
  expect((await check({ ...mega, balls: [10, 20, 30, 40, 50] })).body).toMatchObject({
    level: '0 + 1',
    prize: null,
    base_prize: '5.00',
    prizes_known: true,
  });
  expect((await check({ ...mega, balls: [1, 2, 3, 4, 5] })).body).toMatchObject({
    level: '5 + 1',
    prize: amount,
    base_prize: null,
  });
  const free = await check({ name: 'floridas', id: 3, balls: [1, 2, 40, 41, 42, 43] });
  expect(free.body).toMatchObject({ prize: 'Jugada gratis', base_prize: null });
});

test('a level whose prize nobody has entered pays something that is not known, not nothing', async () => {
  await create({ lottery_id: 4, date: '2026-11-18', balls: [1, 2, 3, 4, 5, 6], ball_red: 7 });
  const tinka = { name: 'tinkas', id: 4 };
  const unknown = { prize: null, prizes_known: false, base_prize: null };
  expect((await check({ ...tinka, balls: [1, 2, 3, 4, 5, 16] })).body).toMatchObject({
    level: '5',
    ...unknown,
  });
  // Nor is the jackpot, while its amount is missing.
  expect((await check({ ...tinka, balls: [1, 2, 3, 4, 5, 6] })).body).toMatchObject({
    level: '6',
    ...unknown,
  });
  const nothing = { level: null, prize: '0', prizes_known: true };
  expect((await check({ ...tinka, balls: [20, 21, 22, 23, 24, 25] })).body).toMatchObject(nothing);
});

test('the special ball is asked for only where it has a drum of its own', async () => {
  await create(powerball);
  const without = await check({ ...mine, balls: [5, 15, 25, 1, 2] });
  expect([without.status, without.body.code]).toEqual([422, 'play-invalid']);
  expect(without.body.errors).toEqual([{ path: 'ball_red', message: 'Falta la bolilla especial.' }]);
  await create({ lottery_id: 4, date: '2026-11-18', balls: [1, 2, 3, 4, 5, 6], ball_red: 7 });
  const boliyapa = await check({ name: 'tinkas', id: 4, balls: [1, 2, 3, 4, 5, 7], ball_red: '' });
  expect(boliyapa.body).toMatchObject({ matched: [1, 2, 3, 4, 5], special: true, level: '5 + 1' });
  await create({ lottery_id: 3, date: '2026-11-18', balls: [1, 2, 3, 4, 5, 6] });
  const free = await check({ name: 'floridas', id: 3, balls: [1, 2, 40, 41, 42, 43] });
  expect(free.body).toMatchObject({ level: '2', prize: 'Jugada gratis' });
});

test('numbers that nobody could play are refused with the reasons', async () => {
  await create(powerball);
  const { status, body } = await check({ ...mine, balls: [1, 1, 70], ball_red: 30 });
  expect(status).toBe(422);
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
    'balls',
    'balls',
    'balls',
    'ball_red',
  ]);
  expect((await check({ ...mine, balls: 'x', ball_red: 1 })).status).toBe(400);
  expect((await check({ balls: [1, 2, 3, 4, 5], ball_red: 1 })).status).toBe(400);
  expect((await check({ ...mine, balls: [1, 2, 3, 4, 5], ball_red: 'x' })).status).toBe(400);
  expect((await check({ name: 'florida', id: 3, balls: [1, 2, 3, 4, 5, 6] })).status).toBe(404);
});

test('of a draw without a prize table it says what was hit, and that nothing is known of prizes', async () => {
  await create({ ...powerball, detail: [] });
  const { body } = await check({ ...mine, balls: [5, 15, 25, 35, 45], ball_red: 10 });
  expect(body).toMatchObject({ count: 5, special: true, level: null, prize: '0', prizes_known: false });
});

test('the check agrees with what the settlement paid, the shared jackpot included', async () => {
  const { id: customerId } = await aCustomer(app);
  const plays = [
    { balls: [5, 15, 25, 35, 45], special: 10 },
    { balls: [5, 15, 25, 35, 45], special: 10 },
    { balls: [5, 15, 25, 35, 46], special: 10 },
    { balls: [5, 15, 25, 46, 47], special: 11 },
    { balls: [46, 47, 48, 49, 50], special: 10 },
  ];
  await buy(
    app,
    plays.map((play) => ({ ...play, customerId, drawDate: '2026-11-18' })),
  );
  const detail = [
    { position: 1, prize_level: '5 + 1', lottery_winner: 2 },
    { position: 2, prize_level: '4 + 1', lottery_prize: 50_000 },
    { position: 3, prize_level: '3', lottery_prize: 7 },
    { position: 4, prize_level: '0 + 1', lottery_prize: 4 },
  ];
  await create({ ...powerball, amount: '1000.01', detail });
  await app.context.jobs.drain();
  const told = await app.context.db.select().from(notification).orderBy(asc(notification.purchaseId));
  const checked = [];
  for (const { balls, special } of plays) {
    checked.push((await check({ ...mine, balls, ball_red: special })).body.prize);
  }
  expect(checked).toEqual(['500.00', '500.00', '50000.00', '7.00', '4.00']);
  expect(checked).toEqual(told.map(({ amountCents }) => (amountCents / 100).toFixed(2)));
});
