import { draw } from '@bolillero/database/schema/draw';
import { calendarException, lottery } from '@bolillero/database/schema/lottery';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const hide = (id: number) => app.context.db.update(lottery).set({ hidden: true }).where(eq(lottery.id, id));
const powerball = { balls: [5, 15, 25, 35, 45], special: 10, amount: 90_000_000_00, levels: [] };

test('the list answers the four lotteries in the specification’s spelling', async () => {
  const { status, body } = await app.get('/lottery/list/');
  expect(status).toBe(200);
  expect(body.map((one: { id: number; name: string }) => [one.id, one.name])).toEqual([
    [1, 'power_balls'],
    [2, 'mega_millions'],
    [3, 'florida'],
    [4, 'tinkas'],
  ]);
  expect(body[0]).toMatchObject({
    description: 'Powerball',
    size: 69,
    selectNumber: 5,
    sub_length: 26,
    sub_name: 'Powerball',
    days: '[1,3,6]',
    type: 1,
    hasDoublePlay: true,
    hasSpecialBall: true,
    ticket_price: '2.50',
    service_fee: '0.50',
    isShow: true,
  });
  expect(body[3]).toMatchObject({ sub_length: 0, special_kind: 'same-drum', currency: 'PEN' });
  expect(body.map((one: Record<string, unknown>) => [one.plier_lottery, one.multiplier_mode])).toEqual([
    ['POWER PLAY', 'per-draw'],
    ['MEGAPLIER', 'per-play'],
    ['MULTIPLICADOR', 'per-play'],
    ['MULTIPLICADOR', 'none'],
  ]);
  expect(body[2]).toMatchObject({ multiplier_values: [2, 3, 4, 5, 10], playoff_multiplier: true });
  expect(body[0].multipliers.at(-1)).toEqual({
    from: '2015-10-07',
    mode: 'per-draw',
    values: [2, 3, 4, 5, 10],
    weights: [24, 13, 3, 2, 1],
    largest_up_to: '150000000.00',
  });
});

test('one lottery says its next draw, its eras, its prices and its odds', async () => {
  const { status, body } = await app.get('/lottery/one?id=1');
  expect(status).toBe(200);
  expect(body.data.listLotteries[0].date_before).toBe('2026-11-21');
  // 22:59 in New York, an hour before.
  expect(body.data.closes_at).toBe('2026-11-22T02:59:00.000Z');
  expect(body.data.info).toEqual({
    image: '/lotteries/power_balls.svg',
    size: 69,
    sub_length: 26,
    columnCart: 7,
  });
  expect(body.data.prices).toEqual({ ticket: '2.50', service: '0.50', total: '3.00' });
  expect(body.data.eras).toHaveLength(7);
  expect(body.data.eras.at(-1)).toEqual({
    from: '2015-10-07',
    selectNumber: 5,
    size: 69,
    special: 'own-drum',
    sub_length: 26,
  });
  expect(body.data.odds.jackpot).toBe('292,201,338.00');
  expect(body.data.odds.any).toBe('24.87');
  expect(body.data.odds.levels.map(({ level }: { level: string }) => level)).toEqual([
    '5 + 1',
    '5',
    '4 + 1',
    '4',
    '3 + 1',
    '3',
    '2 + 1',
    '1 + 1',
    '0 + 1',
  ]);
  expect(body.data.prize_templates[0].levels[1]).toEqual({
    position: 2,
    prize_level: '5',
    lottery_prize: '1000000.00',
    play_prize: '2000000.00',
    prize_kind: 'money',
  });
});

test('each series that is played has the odds of its own prize table', async () => {
  const seriesOf = async (id: number) =>
    (await app.get(`/lottery/one?id=${id}`)).body.data.odds.series.map(
      ({ levels, ...odds }: { levels: unknown[] }) => ({ ...odds, levels: levels.length }),
    );
  const [main, second] = [
    { type: 0, fixed_top: false },
    { type: 1, fixed_top: true },
  ];
  const powerball = { levels: 9, jackpot: '292,201,338.00', any: '24.87', free_plays: false };
  expect(await seriesOf(1)).toEqual([
    { ...main, ...powerball },
    { ...second, ...powerball },
  ]);
  expect((await seriesOf(2)).map(({ type }: { type: number }) => type)).toEqual([0]);
  const florida = { levels: 5, jackpot: '22,957,480.00', any: '7.61', free_plays: true };
  expect(await seriesOf(3)).toEqual([
    { ...main, ...florida },
    { ...second, ...florida },
  ]);
  // "Sí o Sí" pays for all six balls and for nothing else.
  const tinka = { jackpot: '22,957,480.00', free_plays: false };
  expect(await seriesOf(4)).toEqual([
    { ...main, ...tinka, levels: 8, any: '40.38' },
    { ...main, ...tinka, type: 1, levels: 1, any: '22,957,480.00' },
  ]);
});

test('an id that is no number is a bad request, an unknown one is not found', async () => {
  expect((await app.get('/lottery/one?id=abc')).status).toBe(400);
  expect((await app.get('/lottery/one')).status).toBe(400);
  const unknown = await app.get('/lottery/one?id=99');
  expect(unknown.status).toBe(404);
  expect(unknown.body.code).toBe('unknown-lottery');
});

test('a hidden lottery is left out of every list, and found by administrators alone', async () => {
  await saveDraw(app, { lotteryId: 2, date: '2026-11-17', ...powerball });
  await hide(2);
  const names = async (path: string, pick: (body: never) => { name: string }[]) =>
    pick((await app.get(path)).body as never).map(({ name }) => name);
  const data = (body: { data: { name: string }[] }) => body.data;
  const visible = ['power_balls', 'florida', 'tinkas'];
  expect(await names('/lottery/list', (body) => body)).toEqual(visible);
  expect(await names('/loterie/loteries_list', (body) => body)).toEqual(visible);
  expect(await names('/loteries/list-lotto', data)).toEqual(visible);
  expect(await names('/loteries/list-less', data)).toEqual([]);
  expect(await names('/loteries/list', data)).toEqual([]);
  expect((await app.get('/lottery/one?id=2')).status).toBe(404);
  expect((await app.get('/loteries/top/mega_millions/2')).status).toBe(404);
  const { token } = await anAdmin(app, 'operator');
  expect((await app.get('/lottery/one?id=2', token)).status).toBe(200);
});

test('a name that is not the lottery’s own is not found', async () => {
  for (const name of ['power_balls', 'powerballs', '', '%20']) {
    expect((await app.get(`/lottery/one?id=1&name=${name}`)).status).toBe(200);
  }
  const { status, body } = await app.get('/lottery/one?id=1&name=florida');
  expect([status, body.code]).toEqual([404, 'unknown-lottery']);
});

test('rows of results carry their balls one by one, the multiplier and the jackpot', async () => {
  await saveDraw(app, { date: '2026-11-18', ...powerball, balls: [1, 2, 3, 4, 5] });
  await saveDraw(app, {
    lotteryId: 3,
    date: '2026-11-18',
    ...powerball,
    balls: [6, 7, 8, 9, 10, 11],
    special: null,
  });
  const ofPowerball = {
    ball_one: 1,
    ball_two: 2,
    ball_three: 3,
    ball_four: 4,
    ball_five: 5,
    ball_red: 10,
    potenciador: null,
    prize: '90000000.00',
  };
  for (const path of ['/loteries/list?name=&id=1', '/loteries/list-result-loterie/powerballs?from=&type=']) {
    const { status, body } = await app.get(path);
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ ...ofPowerball, balls: '[1,2,3,4,5]', amount: '90000000.00' });
    expect(body.data[0]).not.toHaveProperty('ball_six');
  }
  const florida = (await app.get('/loteries/list?name=florida&id=')).body.data[0];
  expect(florida).toMatchObject({ ball_one: 6, ball_six: 11, ball_red: null });
  expect(florida).not.toHaveProperty('ball_seven');
  const all = await app.get('/loteries/list?limit=50&name=&id=');
  expect([all.status, all.body.data.length]).toEqual([200, 2]);
});

test('the board shows each lottery with its last shown traditional result, next draw and cut-off', async () => {
  await saveDraw(app, { date: '2026-11-14', ...powerball });
  await saveDraw(app, { date: '2026-11-18', ...powerball, balls: [1, 2, 3, 4, 5] });
  const hidden = await saveDraw(app, { date: '2026-11-16', ...powerball });
  await saveDraw(app, { date: '2026-11-18', series: 1, ...powerball });
  await app.context.db.update(draw).set({ shown: false }).where(eq(draw.id, hidden.drawId));
  const { status, body, headers } = await app.get('/loteries/list-lotto');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(body.data[0]).toMatchObject({
    id: 1,
    result: { date: '2026-11-18', balls: '[1,2,3,4,5]', ball_red: 10, type: 0, amount: '90000000.00' },
    date_before: '2026-11-21',
    closes_at: '2026-11-22T02:59:00.000Z',
    draws_at: '2026-11-22T03:59:00.000Z',
    jackpot: '90000000.00',
  });
  expect(body.data[1]).toMatchObject({ id: 2, result: null, jackpot: null, date_before: '2026-11-24' });
});

test('the board changes when a cut-off passes, a result is saved or a calendar changes, and not otherwise', async () => {
  const board = async () => (await app.get('/loteries/list-lotto')).body.data;
  const before = await app.get('/loteries/list-lotto');
  const same = await app.call('GET', '/loteries/list-lotto', {
    headers: { 'if-none-match': String(before.headers.etag) },
  });
  expect(same.status).toBe(304);

  app.setNow('2026-11-22T02:58:59Z');
  expect((await board())[0].date_before).toBe('2026-11-21');
  app.setNow('2026-11-22T02:59:00Z');
  expect((await board())[0].date_before).toBe('2026-11-23');
  await app.context.db
    .insert(calendarException)
    .values({ lotteryId: 1, date: '2026-11-23', kind: 'cancelled' });
  expect((await board())[0].date_before).toBe('2026-11-25');
  await saveDraw(app, { date: '2026-11-18', ...powerball });
  expect((await board())[0].result.date).toBe('2026-11-18');
});

test('many requests at once agree with what was saved before them', async () => {
  const { token } = await anAdmin(app, 'operator');
  for (const date of ['2026-11-14', '2026-11-16', '2026-11-18']) {
    const body = { lottery_id: 1, date, balls: powerball.balls, ball_red: powerball.special };
    expect((await app.post('/loteries/create', body, token)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 30 }, () => app.get('/loteries/list-lotto')));
    expect(new Set(answers.map(({ body }) => body.data[0].result.date))).toEqual(new Set([date]));
  }
});

test('the list of results takes a limit, a lottery by any spelling of its name, and a series', async () => {
  for (const date of ['2026-11-11', '2026-11-14', '2026-11-16']) await saveDraw(app, { date, ...powerball });
  await saveDraw(app, { date: '2026-11-16', series: 1, ...powerball });
  await saveDraw(app, {
    lotteryId: 3,
    date: '2026-11-14',
    balls: [1, 2, 3, 4, 5, 6],
    levels: [{ level: '6' }],
  });
  const dates = async (query: string) =>
    (await app.get(`/loteries/list?${query}`)).body.data.map(
      (one: { date: string; name: string; type: number }) => [one.name, one.date, one.type],
    );
  expect(await dates('limit=2&name=powerballs&id=1')).toEqual([
    ['power_balls', '2026-11-16', 0],
    ['power_balls', '2026-11-14', 0],
  ]);
  expect(await dates('name=power_balls&type=1')).toEqual([['power_balls', '2026-11-16', 1]]);
  expect(await dates('')).toHaveLength(4);
  expect((await app.get('/loteries/list?name=floridas')).body.data[0].detail[0]).toMatchObject({
    prize_level: '6',
    one_in: '22,957,480.00',
  });
  expect((await app.get('/loteries/list?limit=0')).status).toBe(400);
  expect((await app.get('/loteries/list?limit=101')).status).toBe(400);
  expect((await app.get('/loteries/list?name=florida&id=1')).status).toBe(404);
});

test('a level takes the odds of a neighbour that the table of the draw does not have', async () => {
  await saveDraw(app, {
    lotteryId: 4,
    date: '2026-11-18',
    balls: [1, 2, 3, 4, 5, 6],
    special: 7,
    levels: ['6', '5', '4', '3'].map((level) => ({ level })),
  });
  const { body } = await app.get('/loteries/list?id=4');
  expect(body.data[0].detail.map(({ one_in }: { one_in: string }) => one_in)).toEqual([
    '22,957,480.00',
    '81,409.50',
    '1,415.82',
    '70.79',
  ]);
});

test('hidden results are listed for operators and administrators alone', async () => {
  const { drawId } = await saveDraw(app, { date: '2026-11-18', ...powerball });
  await app.context.db.update(draw).set({ shown: false }).where(eq(draw.id, drawId));
  const count = async (token?: string) => (await app.get('/loteries/list?id=1', token)).body.data.length;
  const [customer, operator] = [await aCustomer(app), await anAdmin(app, 'operator')];
  expect([await count(), await count(customer.token), await count(operator.token)]).toEqual([0, 0, 1]);
  expect((await app.get('/loteries/top?id=1')).body.data).toEqual([]);
});

test('the top list answers dates and amounts, newest first, thirty unless told otherwise', async () => {
  await saveDraw(app, { date: '2026-11-16', ...powerball });
  await saveDraw(app, { date: '2026-11-18', ...powerball, amount: 0 });
  const { body } = await app.get('/loteries/top/powerballs/1?limit=100');
  expect(body.data).toMatchObject([
    { date: '2026-11-18', amount: '0.00' },
    { date: '2026-11-16', amount: '90000000.00' },
  ]);
  expect((await app.get('/loteries/top?limit=1')).body.data).toHaveLength(1);
});
