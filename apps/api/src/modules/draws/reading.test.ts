import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = (await anAdmin(app, 'operator')).token;
  const dates = Array.from({ length: 12 }, (_, index) => `2026-10-${String(index + 10)}`);
  for (const date of dates) {
    const body = { lottery_id: 1, date, balls: [1, 2, 3, 4, 5], ball_red: 6, amount: '100' };
    await app.post('/loteries/create', body, token);
    if (date === '2026-10-20') await app.post('/loteries/create', { ...body, type: 1, ball_red: 7 }, token);
  }
  const hidden = { lottery_id: 1, date: '2026-11-18', balls: [1, 2, 3, 4, 5], ball_red: 6, isShow: false };
  await app.post('/loteries/create', hidden, token);
});
afterAll(() => app.close());

const dates = (body: { data: { date: string }[] }) => body.data.map(({ date }) => date);

test('the results of a lottery come by pages, newest first', async () => {
  const first = await app.get('/loteries/list-result-loterie/powerballs?type=0');
  expect(first.body).toMatchObject({ total: 12, pages: 2 });
  expect(dates(first.body)[0]).toBe('2026-10-21');
  expect(first.body.data).toHaveLength(10);
  const second = await app.get('/loteries/list-result-loterie/powerballs?type=0&page=2');
  expect(dates(second.body)).toEqual(['2026-10-11', '2026-10-10']);
  const range = await app.get(
    '/loteries/list-result-loterie/power_balls?from=2026-10-12&to=2026-10-14&perPage=2',
  );
  expect(range.body).toMatchObject({ total: 3, pages: 2 });
  expect(dates(range.body)).toEqual(['2026-10-14', '2026-10-13']);
});

test('operators see hidden results and how far each settlement is; others do not', async () => {
  const path = '/loteries/list-result-loterie/power_balls?type=0';
  const seen = await app.get(path, token);
  expect(seen.body.total).toBe(13);
  expect(seen.body.data[0]).toMatchObject({ date: '2026-11-18', isShow: false, settlement: null });
  expect(seen.body.data[1].settlement).toEqual({ state: 'pending', settled: 0, total: 0, winners: 0 });
  const customer = await app.get(path, (await aCustomer(app)).token);
  expect(customer.body.total).toBe(12);
  expect(customer.body.data[0]).not.toHaveProperty('settlement');
});

test('the public results answer pages of ten of one series', async () => {
  const { status, body } = await app.post('/lottery/results/powerballs/1?type=0&page=2');
  expect(status).toBe(200);
  expect(body.pages).toBe(2);
  expect(dates(body)).toEqual(['2026-10-11', '2026-10-10']);
  expect(body.data[0].detail[0]).toMatchObject({ prize_level: '5 + 1' });
  expect(dates((await app.post('/lottery/results/power_balls/1?type=1')).body)).toEqual(['2026-10-20']);
  expect((await app.post('/lottery/results/power_balls/2')).status).toBe(404);
  expect((await app.post('/lottery/results/mega_millions/2?type=1')).body.code).toBe('series-not-played');
  expect((await app.post('/lottery/results/power_balls/1?page=0')).status).toBe(400);
});

test('the last result comes with its table and its lottery', async () => {
  const { body } = await app.get('/lottery/results/last/powerballs/1?type=0');
  expect(body.data).toMatchObject({
    date: '2026-10-21',
    date_before: '2026-10-24',
    amount: '100.00',
    lottery: {
      ball_lottery: 'Powerball',
      sub_name: 'Powerball',
      plier_lottery: 'POWER PLAY',
      selectNumber: 5,
    },
  });
  expect(body.data.detail).toHaveLength(9);
  expect((await app.get('/lottery/results/last/power_balls/1?type=1')).body.data.ball_red).toBe(7);
  expect((await app.get('/lottery/results/last/florida/3')).status).toBe(404);
});

test('a picker of dates is told the ends of the results, and those that the calendar does not have', async () => {
  const { status, body } = await app.get('/lottery/results/dates?id=1&name=powerballs&type=0');
  expect([status, body]).toEqual([
    200,
    {
      date_opening: '2015-10-07',
      // the hidden one of November is none
      last: '2026-10-21',
      // Powerball draws on Mondays, Wednesdays and Saturdays
      off_calendar: ['2026-10-11', '2026-10-13', '2026-10-15', '2026-10-16', '2026-10-18', '2026-10-20'],
    },
  ]);
  const laggards = await app.get('/lottery/results/dates?id=1&type=1');
  expect(laggards.body).toMatchObject({ last: '2026-10-20', off_calendar: ['2026-10-20'] });
  const none = await app.get('/lottery/results/dates?id=3');
  expect(none.body).toMatchObject({ last: null, off_calendar: [] });
  expect((await app.get('/lottery/results/dates?id=2&type=1')).body.code).toBe('series-not-played');
  expect((await app.get('/lottery/results/dates?id=2&name=florida')).status).toBe(404);
  expect((await app.get('/lottery/results/dates?id=one')).status).toBe(400);
});

test('one result is found in its own lottery alone', async () => {
  const [{ id }] = (await app.get('/loteries/list?id=1&limit=1')).body.data;
  expect((await app.get(`/loteries/one/power_balls/1/${id}`)).body.data.id).toBe(id);
  expect((await app.get(`/loteries/one/florida/3/${id}`)).status).toBe(404);
  expect((await app.get('/loteries/one/power_balls/1/99999')).status).toBe(404);
  expect((await app.get('/loteries/one/power_balls/1/x')).status).toBe(400);
});

test('a date that does not exist and a series that is not played are refused', async () => {
  const list = '/loteries/list-result-loterie';
  const { status, body } = await app.get(`${list}/power_balls?from=2026-02-30`);
  expect([status, body.errors[0].path]).toEqual([400, 'from']);
  expect((await app.get(`${list}/power_balls?from=2026-10-12&to=2026-10-11`)).body.errors[0].path).toBe('to');
  const check = { id: 1, balls: [1, 2, 3, 4, 5], ball_red: 1, date: '2026-02-30' };
  expect((await app.post('/lottery/results/valid-numbers', check)).body.errors[0].path).toBe('date');
  for (const path of [`${list}/mega_millions?type=1`, '/loteries/list?id=2&type=1']) {
    expect((await app.get(path)).body.code).toBe('series-not-played');
    // What is there from before the series was switched off.
    expect((await app.get(path, token)).body.data).toEqual([]);
  }
  expect((await app.get(`${list}/bingo`)).body.code).toBe('unknown-lottery');
});
