import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { buy } from '../settlement/plays.testing.ts';

let app: TestApp;
let token: string;
let customer: { id: number; token: string };
/** Results of Powerball: Monday 9 and Saturday 14 November 2026, the one of Wednesday being missing. */
let newest: number;

beforeAll(async () => {
  app = await startTestApp();
  token = (await anAdmin(app, 'operator')).token;
  customer = await aCustomer(app, { name: 'Rosa', lastname: 'Quispe' });
  await result({ date: '2026-11-09' });
  newest = await result({ date: '2026-11-14', enhancer: 3 });
});
afterAll(() => app.close());

async function result(fields: object): Promise<number> {
  const body = {
    lottery_id: 1,
    amount: '20000000',
    balls: [5, 15, 25, 35, 45],
    ball_red: 10,
    enhancer: 2,
    ...fields,
  };
  const answer = await app.post('/loteries/create', body, token);
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}
const dates = async (query = '', name = 'power_balls/1') =>
  await app.get(`/loteries/dates/${name}${query}`, token);
const stateOf = async (lotteryId: number, type: number) =>
  (await app.get('/loteries/states', token)).body.data.find(
    (one: { lottery_id: number; type: number }) => one.lottery_id === lotteryId && one.type === type,
  );

test('every series says what it owes: the oldest draw without a result', async () => {
  const { body } = await app.get('/loteries/states', token);
  expect(body.data.map((one: { name: string; type: number }) => [one.name, one.type])).toEqual([
    ['power_balls', 0],
    ['power_balls', 1],
    ['mega_millions', 0],
    ['florida', 0],
    ['florida', 1],
    ['tinkas', 0],
    ['tinkas', 1],
  ]);
  expect(await stateOf(1, 0)).toMatchObject({ state: 'missing', date: '2026-11-11' });
  // nothing on file: the last one held
  expect(await stateOf(4, 0)).toMatchObject({ state: 'missing', missing: 1 });
});

test('a hidden result is told apart from one that is missing', async () => {
  const { body } = await dates('?type=1');
  await result({ date: body.owed, type: 1, enhancer: null, isShow: false });
  expect(await stateOf(1, 1)).toMatchObject({ state: 'hidden', date: body.owed, missing: 0 });
});

test('the last draws say which have a result, and how many plays wait for it', async () => {
  await buy(app, [
    { customerId: customer.id, drawDate: '2026-11-11', balls: [1, 2, 3, 4, 5], special: 6 },
    { customerId: customer.id, drawDate: '2026-11-11', balls: [1, 2, 3, 4, 6], special: 6, sold: false },
  ]);
  const { status, body } = await dates();
  expect(status).toBe(200);
  expect(body.owed).toBe('2026-11-11');
  const at = (date: string) => body.data.find((one: { date: string }) => one.date === date);
  expect(at('2026-11-14')).toEqual({ date: '2026-11-14', id: newest, plays: 0 });
  expect(at('2026-11-11')).toEqual({ date: '2026-11-11', id: null, plays: 1 });
  expect(body.data.at(-1).date).toBe('2026-11-09');
  const asked = await dates('?date=2026-01-03');
  expect(asked.body.data.at(-1)).toEqual({ date: '2026-01-03', id: null, plays: 0 });
});

test('the results of a series are a list: in any order, hidden ones too, and as a file', async () => {
  const list = async (query: string) => (await app.get(`/loteries/office/tinkas/4${query}`, token)).body;
  const balls = [1, 2, 3, 4, 5, 6];
  for (const [date, amount, isShow] of [
    ['2026-10-04', '300', true],
    ['2026-10-07', '100', false],
    ['2026-10-11', '200', true],
  ] as const) {
    await result({ lottery_id: 4, date, amount, balls, ball_red: null, enhancer: null, isShow });
  }
  const datesOf = (body: { data: { date: string }[] }) => body.data.map(({ date }) => date);
  expect(datesOf(await list(''))).toEqual(['2026-10-11', '2026-10-07', '2026-10-04']);
  expect(datesOf(await list('?sort=-jackpot'))).toEqual(['2026-10-04', '2026-10-11', '2026-10-07']);
  expect(datesOf(await list('?isShow=0'))).toEqual(['2026-10-07']);
  expect(await list('?from=2026-10-05&perPage=1')).toMatchObject({ total: 2, pages: 2 });
  expect((await list('?sort=balls')).code).toBe('input-invalid');
  const file = await app.get('/loteries/office/tinkas/4/export?format=csv&sort=date', token);
  expect(file.status).toBe(200);
  expect(file.body.toString().split('\r\n').slice(0, 2)).toEqual([
    expect.stringContaining('Fecha,Números,Especial'),
    expect.stringContaining('2026-10-04,1 2 3 4 5 6,,,TRADICIONAL,300.00'),
  ]);
});

test('what a draw gave is told with its plays, the highest prize first', async () => {
  await buy(app, [
    { customerId: customer.id, drawDate: '2026-11-14', balls: [50, 51, 52, 53, 54], special: 1 },
    { customerId: customer.id, drawDate: '2026-11-14', balls: [5, 15, 25, 1, 2], special: 1 },
    {
      customerId: customer.id,
      drawDate: '2026-11-14',
      balls: [5, 15, 25, 35, 2],
      special: 1,
      withMultiplier: true,
    },
  ]);
  // saved again: the plays came in after it
  await app.post(
    `/loteries/update/power_balls/${newest}`,
    { date: '2026-11-14', balls: [5, 15, 25, 35, 45], ball_red: 10 },
    token,
  );
  await app.context.jobs.drain();
  const { body } = await app.get(`/loteries/settlement/power_balls/1/${newest}`, token);
  expect(body.data).toMatchObject({
    done: true,
    plays: 3,
    winners: 2,
    payable: '307.00',
    unknown: 0,
    free: 0,
  });
  expect(
    body.data.list.map((play: Record<string, unknown>) => [
      play.costumer,
      play.prize_level,
      play.potenciador,
      play.prize,
    ]),
  ).toEqual([
    ['Rosa Quispe', '4', 3, '300.00'],
    ['Rosa Quispe', '3', null, '7.00'],
    ['Rosa Quispe', null, null, '0'],
  ]);
});

test('lotteries and results that do not exist are told as such', async () => {
  expect((await dates('', 'florida/1')).body.code).toBe('unknown-lottery');
  expect((await dates('?type=7')).body.code).toBe('input-invalid');
  expect((await dates('?date=ayer')).body.code).toBe('input-invalid');
  expect((await app.get(`/loteries/settlement/florida/3/${newest}`, token)).body.code).toBe('not-found');
});

test.for([
  '/loteries/states',
  '/loteries/office/power_balls/1',
  '/loteries/dates/power_balls/1',
  '/loteries/settlement/power_balls/1/1',
])('%s is for those who work here', async (path) => {
  expect((await app.get(path)).body.code).toBe('sign-in-required');
  expect((await app.get(path, customer.token)).body.code).toBe('forbidden');
});
