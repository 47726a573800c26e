import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSubscriber, importReal, realHistoriesAreHere, whySkipped } from '../../engine/engine.testing.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await aSubscriber(app);
  const operator = (await anAdmin(app, 'operator')).token;
  for (const [date, balls, special] of [
    ['2026-11-11', [1, 2, 3, 4, 5], 7],
    ['2026-11-14', [1, 2, 30, 40, 50], 8],
    ['2026-11-16', [20, 21, 30, 40, 50], 9],
  ] as const) {
    const body = { lottery_id: 1, date, balls, ball_red: special, detail: [] };
    expect((await app.post('/loteries/create', body, operator)).status).toBe(200);
  }
});
afterAll(() => app.close());

const backtest = (choice: object, more: object = {}, who = token) =>
  app.post('/forecasts/backtest', { id: 1, choice, tickets: 5, ...more }, who);

describe('a backtest', () => {
  test('plays every draw beside as many tickets at random, and beside the odds', async () => {
    const choice = { helper: 'jas', source: { kind: 'previous', draws: 2 }, inside: 3 };
    const { status, body } = await backtest(choice, { seed: 'uno' });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({
      seed: 'uno',
      draws: 3,
      tickets: 15,
      staked: '37.50',
      currency: 'USD',
      notice: expect.stringContaining('independientes'),
    });
    expect(body.data.matches).toHaveLength(6);
    for (const side of ['helper', 'random']) {
      const counted = body.data.matches.reduce(
        (sum: number, row: Record<string, { count: number }>) => sum + (row[side]?.count ?? 0),
        0,
      );
      expect(counted).toBe(15);
    }
    expect(body.data.expected_matched).toBeCloseTo((15 * 25) / 69, 9);
    expect(body.data.levels[0].level).toBe('5 + 1');
  });

  test('is the same again with its seed, and another one without', async () => {
    const choice = { helper: 'random' };
    const [first, again] = [await backtest(choice, { seed: 3 }), await backtest(choice, { seed: 3 })];
    expect(again.body).toEqual(first.body);
    const seeds = [await backtest(choice), await backtest(choice)].map(({ body }) => body.data.seed);
    expect(new Set(seeds).size).toBe(2);
  });

  test('of some dates plays only those', async () => {
    const { body } = await backtest({ helper: 'cold' }, { from: '2026-11-14', to: '2026-11-14' });
    expect(body.data.draws).toBe(1);
  });

  test.each([
    [{ helper: 'hot' }, { tickets: 1001 }, 'tickets'],
    [{ helper: 'hot' }, { from: '2026-13-01' }, 'from'],
    [{ helper: 'mago' }, {}, 'choice.helper'],
    [{ helper: 'jas', inside: 3 }, {}, 'choice'],
    [{ helper: 'jas', source: { kind: 'previous', draws: 11 }, inside: 3 }, {}, 'choice'],
    [{ helper: 'jas', source: { kind: 'previous' }, inside: 3 }, {}, 'choice.source.draws'],
    [{ helper: 'jas', source: { kind: 'range', from: '2026-11-01' }, inside: 3 }, {}, 'choice.source.to'],
    [{ helper: 'jas', source: { kind: 'zones', draws: 5 } }, {}, 'choice.inside'],
    [{ helper: 'most-likely', count: 2, special: true }, {}, 'choice'],
    [{ helper: 'most-likely', count: 6 }, {}, 'choice'],
    [{ helper: 'bot', source: { kind: 'previous', draws: 1 }, bot: 8 }, {}, 'choice'],
    [{ helper: 'numerology', birth: '1990-02-31' }, {}, 'choice.birth'],
    [{ helper: 'percentage', option: 4 }, {}, 'choice'],
  ])('%o %o is refused for its %s', async (choice, more, field) => {
    const { status, body } = await backtest(choice, more);
    expect([status, body.code]).toEqual([400, 'input-invalid']);
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(field);
  });

  test('each customer has one at a time; more wait, and not too many', async () => {
    const others = await Promise.all(Array.from({ length: 10 }, () => aSubscriber(app)));
    // Two of the first customer: whichever comes second is refused, while the others fill the queue.
    const asked = [token, token, ...others].map((who) => backtest({ helper: 'hot' }, { tickets: 200 }, who));
    const answers = await Promise.all(asked);
    const told = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`);
    expect(told.filter((one) => one === '200 ')).toHaveLength(9);
    expect(told.filter((one) => one === '503 backtests-busy')).toHaveLength(2);
    expect(told.slice(0, 2)).toContain('429 backtest-running');
    const refused = answers[told.indexOf('429 backtest-running')];
    expect(refused?.headers['retry-after']).toBe('10');
    expect((await backtest({ helper: 'hot' })).status).toBe(200);
  });
});

describe('a play that is always played', () => {
  const always = (body: object) => app.post('/forecasts/always', { id: 1, ...body }, token);

  test('is settled by the prize tables, draw by draw', async () => {
    const { status, body } = await always({ balls: '[50,40,30,2,1]', bExtra: 9 });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({
      balls: [1, 2, 30, 40, 50],
      draws: 3,
      left_out: 0,
      staked: '7.50',
      won: '1000100.00',
      matched: [0, 0, 1, 1, 0, 1],
    });
    expect(body.data.hits).toEqual([
      { fecha: '2026-11-16', balls: [30, 40, 50], special: true, level: '3 + 1', prize: '100.00' },
      { fecha: '2026-11-14', balls: [1, 2, 30, 40, 50], special: false, level: '5', prize: '1000000.00' },
      { fecha: '2026-11-11', balls: [1, 2], special: false, level: null, prize: null },
    ]);
  });

  test('must be a play of today’s game', async () => {
    const { status, body } = await always({ balls: [1, 2, 3, 4, 70], bExtra: 27 });
    expect([status, body.code]).toEqual([400, 'input-invalid']);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual(['balls', 'bExtra']);
    expect((await always({ balls: 'x' })).status).toBe(400);
  });
});

test('the helpers are told in words, with the odds that none of them changes', async () => {
  const { token: customer } = await aCustomer(app);
  const { status, body } = await app.get('/costumers/algoritmos', customer);
  expect(status).toBe(200);
  expect(body.data.map((one: { function: unknown }) => one.function)).toEqual([
    'random',
    0,
    0,
    1,
    2,
    3,
    'hot',
    'cold',
    'pair',
  ]);
  for (const helper of body.data) {
    expect(helper.description).toContain('independientes');
    expect(helper.odds.map((one: { jackpot: string }) => one.jackpot)).toEqual([
      '292,201,338',
      '290,472,336',
      '22,957,480',
      '22,957,480',
    ]);
    expect(helper.odds[0].text).toBe(
      'Powerball: acertar 5 de 69 + Powerball tiene una probabilidad de 1 en 292,201,338, con cualquier combinación.',
    );
  }
});

describe.skipIf(!realHistoriesAreHere)(`with a real history${whySkipped}`, () => {
  test('the process goes on answering while a backtest runs', async () => {
    await importReal(app, 'megamillions.csv', 'mega_millions/2');
    const choice = { helper: 'percentage', option: 3 };
    let isDone = false;
    const running = backtest(choice, { id: 2, tickets: 1000, seed: 1 }).then((answer) => {
      isDone = true;
      return answer;
    });
    const meanwhile = await app.get('/analytic/more?id=2', token);
    expect([meanwhile.status, isDone]).toEqual([200, false]);
    const { status, body } = await running;
    expect([status, body.data.tickets]).toEqual([200, body.data.draws * 1000]);
    expect(body.data.helper.verdict).toBe('as-chance');
  });
});
