import { randomUUID } from 'node:crypto';
import { mail } from '@bolillero/database/schema/mail';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { pay } from '../../testing/payments.ts';
import { registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { buy } from '../settlement/plays.testing.ts';

/** Saturday 21 November 2026, noon in New York and Lima: Powerball draws tonight, drew on Wednesday 18. */
let app: TestApp;
let admin: string;
let operator: string;
let customer: Awaited<ReturnType<typeof aCustomer>>;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
  operator = (await anAdmin(app, 'operator')).token;
  customer = await aCustomer(app);
});
afterAll(() => app.close());

const read = async (part = '', as = admin) =>
  (await app.get(`/dashboard${part === '' ? '' : `?part=${part}`}`, as)).body;
const enter = async (date: string, fields: object = {}) => {
  const body = { lottery_id: 1, date, balls: [1, 2, 3, 4, 5], ball_red: 6, amount: '1000', ...fields };
  expect((await app.post('/loteries/create', body, operator)).status).toBe(200);
};
const series = async (name: string, type = 0) =>
  (await read('results')).results.find(
    (one: { loterie: { name: string }; type: number }) => one.loterie.name === name && one.type === type,
  );

describe('the series', () => {
  test('stand in the order of the lotteries, the second one after the first', async () => {
    const { results } = await read('results');
    expect(
      results.map((one: { loterie: { id: number }; type: number }) => [one.loterie.id, one.type]),
    ).toEqual([
      [1, 0],
      [1, 1],
      [2, 0],
      [3, 0],
      [3, 1],
      [4, 0],
      [4, 1],
    ]);
  });

  test('owe what was drawn and is not on file, and say when they draw next', async () => {
    expect(await series('power_balls')).toMatchObject({ state: 'missing', owed: ['2026-11-18'], last: null });
    await enter('2026-11-14');
    expect(await series('power_balls')).toEqual({
      loterie: expect.objectContaining({ id: 1, description: 'Powerball' }),
      type: 0,
      state: 'missing',
      owed: ['2026-11-16', '2026-11-18'],
      last: '2026-11-14',
      next: { date: '2026-11-21', draws_at: '2026-11-22T03:59:00.000Z' },
    });
    await enter('2026-11-16');
    await enter('2026-11-18', { isShow: false });
    expect(await series('power_balls')).toMatchObject({ state: 'hidden', owed: [], last: '2026-11-18' });
    await enter('2026-11-18', { type: 1 });
    expect(await series('power_balls', 1)).toMatchObject({ state: 'entered', owed: [], last: '2026-11-18' });
  });
});

describe('the tickets', () => {
  test('are counted by draw, what closes first on top; those of a draw that was held are overdue', async () => {
    const line = { customerId: customer.id, balls: [1, 2, 3, 4, 5], special: 6 };
    const coming = { ...line, drawDate: '2026-11-21', sold: false };
    await buy(app, [coming, { ...coming, series: 1 }, { ...coming, sold: true }]);
    await buy(app, [
      { ...coming, refunded: true },
      { ...coming, deleted: true },
    ]);
    await buy(app, [{ ...line, special: null, lotteryId: 3, drawDate: '2026-11-21', sold: false }]);
    await buy(app, [
      { ...coming, drawDate: '2026-11-18' },
      { ...coming, drawDate: '2026-11-18', sold: true },
    ]);
    const { tickets } = await read('tickets');
    expect(tickets).toEqual({
      pending: 3,
      draws: [
        {
          loterie: expect.objectContaining({ id: 1 }),
          date_lottery: '2026-11-21',
          closes_at: '2026-11-22T02:59:00.000Z',
          total: 3,
          sold: 1,
        },
        expect.objectContaining({ loterie: expect.objectContaining({ id: 3 }), total: 1, sold: 0 }),
      ],
      overdue: { count: 1, amount: '3.00' },
      next_close: { loterie: expect.objectContaining({ id: 1 }), closes_at: '2026-11-22T02:59:00.000Z' },
    });
    expect((await read('counts')).counts).toMatchObject({ tickets: 4 });
  });
});

describe('questions and mail', () => {
  test('the open questions, the oldest first, and the mails that fail', async () => {
    for (const message of ['La primera', 'La segunda'])
      await app.post('/supports/create', { email: 'ana@example.com', name: 'Ana', message });
    const at = app.context.clock.date();
    const one = {
      kind: 'ticket',
      address: 'ana@example.com',
      subject: 'Tu cartilla',
      textBody: 'texto',
      htmlBody: '<p>texto</p>',
      createdAt: at,
      updatedAt: at,
    } as const;
    await app.context.db.insert(mail).values([
      { ...one, key: randomUUID(), state: 'failed', lastError: 'no such mailbox' },
      { ...one, key: randomUUID(), state: 'sent', sentAt: at },
      { ...one, key: randomUUID(), state: 'waiting', nextAttemptAt: new Date('2027-01-01T00:00:00Z') },
    ]);
    const { questions, mail: mails, counts } = await read();
    expect(questions).toMatchObject({
      open: 2,
      data: [{ message: 'La primera' }, { message: 'La segunda' }],
    });
    expect(mails).toMatchObject({
      failing: 1,
      data: [{ subject: 'Tu cartilla', error: 'no such mailbox', waits: false }],
    });
    expect(counts).toMatchObject({ questions: 2, mail: 1 });
  });
});

describe('the sales', () => {
  test('are what was captured on the days of the house, less nothing; refunds and prizes stand apart', async () => {
    const before = (await read('sales')).sales;
    await pay(app, customer.token, await registerPlays(app, customer.token, 2));
    const { sales } = await read('sales');
    const gained = (name: 'today' | 'week' | 'month') => Number(sales[name]) - Number(before[name]);
    expect([gained('today'), gained('week'), gained('month')]).toEqual([6, 6, 6]);
    expect(sales.days).toHaveLength(14);
    expect([sales.days[0].date, sales.days.at(-1)]).toEqual([
      '2026-11-08',
      { date: '2026-11-21', amount: sales.today },
    ]);
    app.setNow('2026-11-22T05:00:00Z');
    const tomorrow = (await read('sales')).sales;
    app.setNow('2026-11-21T17:00:00Z');
    expect([tomorrow.today, tomorrow.week]).toEqual(['0.00', sales.week]);
  });
});

describe('who reads it', () => {
  test('an operator is shown all but mail and money', async () => {
    const whole = await read('', operator);
    expect(Object.keys(whole).sort()).toEqual(['counts', 'questions', 'results', 'tickets']);
    expect(whole.counts.mail).toBeNull();
    expect(await read('sales', operator)).toEqual({});
    expect(Object.keys(await read()).sort()).toEqual([
      'counts',
      'mail',
      'questions',
      'results',
      'sales',
      'tickets',
    ]);
  });

  test('nobody else is; an unknown part is refused', async () => {
    expect((await app.get('/dashboard')).status).toBe(401);
    expect((await app.get('/dashboard', customer.token)).status).toBe(403);
    expect((await app.get('/dashboard?part=nada', admin)).status).toBe(400);
  });
});
