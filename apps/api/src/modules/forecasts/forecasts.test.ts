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

/** 15 tickets, prizes of 1,000,000, 50,000, 100, 100, 7, 7, 4 and 4: 0.31986...  each, by the odds of powerball.com. */
const expectedOfFifteen = (
  (15 *
    (25 * 1_000_000 +
      320 * 50_000 +
      8_000 * 100 +
      20_160 * 100 +
      504_000 * 7 +
      416_640 * 7 +
      3_176_880 * 4 +
      7_624_512 * 4)) /
  292_201_338
).toFixed(2);

describe('a backtest', () => {
  test('of one ticket a draw it says between what chance alone wins; of several, which are alike, it does not', async () => {
    const [one, several] = [
      await backtest({ helper: 'random' }, { tickets: 1, seed: 'uno' }),
      await backtest({ helper: 'random' }, { tickets: 5, seed: 'uno' }),
    ];
    // three draws: nothing in 88 of 100 histories, and more than the 4.00 of one hit in fewer than two
    expect(one.body.data.won_by_chance).toEqual({ low: '0.00', high: '4.00' });
    expect(several.body.data.won_by_chance).toBeNull();
  });

  test('plays every draw beside as many tickets at random, and beside the odds', async () => {
    const choice = { helper: 'jas', source: { kind: 'previous', draws: 2 }, inside: 3 };
    const { status, body } = await backtest(choice, { seed: 'uno' });
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({
      seed: 'uno',
      draws: 3,
      tickets: 15,
      without_table: 0,
      money_draws: 3,
      without_money: 0,
      // 2.50 and 0.50 of service for each.
      staked: '45.00',
      staked_currency: 'USD',
      currency: 'USD',
      expected_won: expectedOfFifteen,
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

  test('each customer has one at a time', async () => {
    const both = await Promise.all([1, 2].map(() => backtest({ helper: 'hot' }, { tickets: 200 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 429]);
    const refused = both.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('backtest-running');
    expect(refused?.headers['retry-after']).toBe('10');
  });

  test('those of several wait for each other, and not too many', async () => {
    const others = await Promise.all(Array.from({ length: 11 }, () => aSubscriber(app)));
    const answers = await Promise.all(
      others.map((who) => backtest({ helper: 'hot' }, { tickets: 200 }, who)),
    );
    const told = answers.map(({ status, body }) => `${status} ${body.code ?? ''}`);
    expect(told.filter((one) => one === '200 ')).toHaveLength(9);
    expect(told.filter((one) => one === '503 backtests-busy')).toHaveLength(2);
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
      money_draws: 3,
      without_money: 0,
      dates: ['2026-11-16', '2026-11-14', '2026-11-11'],
      staked: '9.00',
      staked_currency: 'USD',
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

describe('money compares like with like', () => {
  const create = async (lottery_id: number, date: string, balls: readonly number[], more: object) => {
    const body = { lottery_id, date, balls, ...more };
    const operator = (await anAdmin(app, 'operator')).token;
    const { status, body: answer } = await app.post('/loteries/create', body, operator);
    expect([status, answer.message]).toEqual([200, undefined]);
  };
  const always = async (body: object) => (await app.post('/forecasts/always', body, token)).body.data;

  test('a draw counts once its own prizes are entered; soles won and dollars paid stand apart', async () => {
    const detail = [
      { position: 1, prize_level: '6' },
      { position: 2, prize_level: '5', lottery_prize: '5000' },
      { position: 3, prize_level: '4', lottery_prize: '100' },
      { position: 4, prize_level: '3', prize_kind: 'free' },
    ];
    await create(4, '2026-11-15', [1, 2, 3, 4, 40, 41], { ball_red: 42, detail });
    await create(4, '2026-11-18', [1, 2, 3, 4, 5, 41], { ball_red: 42 });
    const played = await always({ id: 4, balls: '[1,2,3,4,5,6]' });
    expect(played).toMatchObject({
      draws: 2,
      without_table: 0,
      money_draws: 1,
      without_money: 1,
      dates: ['2026-11-15'],
      staked: '3.00',
      staked_currency: 'USD',
      currency: 'PEN',
      won: '100.00',
      // Five balls of six in the other draw: nobody knows what they pay.
      without_prize: 1,
    });
    // 5 of 6 of 53: 6 x 47 of 22,957,480; 4: 15 x 1,081.
    const each = (282 * 5_000 + 16_215 * 100) / 22_957_480;
    expect(played.expected_won).toBe(each.toFixed(2));
    expect(played.expected_steps).toEqual([{ fecha: '2026-11-15', won: each.toFixed(2) }]);
    const { data } = (await backtest({ helper: 'random' }, { id: 4, tickets: 1000 })).body;
    expect(data).toMatchObject({
      draws: 2,
      money_draws: 1,
      without_money: 1,
      tickets: 2000,
      staked: '3000.00',
    });
    expect(data.expected_won).toBe((1000 * each).toFixed(2));
    const unknown = await always({ id: 4, balls: '[1,2,3,4,5,6]', from: '2026-11-18' });
    expect(unknown).toMatchObject({ money_draws: 0, staked: '0.00', won: null, expected_won: null });
  });

  test('what is printed on each ticket counts with its mean: 3 in Mega Millions, 87/26 in Florida', async () => {
    await create(2, '2026-11-17', [1, 2, 3, 4, 5], { ball_red: 7 });
    expect(await always({ id: 2, balls: '[10,20,30,40,50]', bExtra: 7, from: '2026-11-17' })).toMatchObject({
      won: '15.00',
      hits: [{ level: '0 + 1', prize: '15.00' }],
    });
    for (const type of [0, 1]) await create(3, '2026-11-18', [1, 2, 3, 4, 40, 41], { type });
    const florida = { id: 3, balls: '[1,2,3,4,5,6]' };
    expect(await always(florida)).toMatchObject({ won: ((50 * 87) / 26).toFixed(2), staked: '3.00' });
    // No source gives Double Play's 4 and 3.
    expect(await always({ ...florida, type: 1 })).toMatchObject({ money_draws: 0, won: null });
  });

  test('a multiplier counts where it is bought and known', async () => {
    await create(1, '2026-11-18', [1, 2, 3, 60, 61], { ball_red: 20, enhancer: 3 });
    const play = { id: 1, balls: '[1,2,3,4,5]', bExtra: 20 };
    // The draws before it have no multiplier on file.
    expect(await always({ ...play, potenciador: true })).toMatchObject({
      draws: 4,
      money_draws: 1,
      dates: ['2026-11-18'],
      // 2.50, 0.50 of service and 1.00 for the Power Play.
      staked: '4.00',
      won: '300.00',
    });
    expect(await always(play)).toMatchObject({ money_draws: 4, won: '1000100.00' });
    const doubled = await backtest({ helper: 'random' }, { potenciador: true });
    expect(doubled.body.data).toMatchObject({ money_draws: 1, without_money: 3, staked: '20.00' });
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

test('the helpers are told with the odds of one lottery alone', async () => {
  const { token: customer } = await aCustomer(app);
  const { body } = await app.get('/costumers/algoritmos?lottery_id=4', customer);
  for (const { odds } of body.data) expect(odds).toMatchObject([{ lottery_id: 4, name: 'tinkas' }]);
  expect(body.data).toHaveLength(9);
  expect((await app.get('/costumers/algoritmos?lottery_id=99', customer)).body.code).toBe('unknown-lottery');
  expect((await app.get('/costumers/algoritmos?lottery_id=x', customer)).status).toBe(400);
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
