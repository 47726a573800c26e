import { lottery } from '@bolillero/database/schema/lottery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aSubscriber, importReal, readShared, realHistoriesAreHere, whySkipped } from './engine.testing.ts';

interface Top {
  readonly top: readonly (readonly [readonly number[], number])[];
}

interface Period {
  readonly draws: number;
  readonly first_date: string;
  readonly last_date: string;
  readonly main_pool_max: number;
  readonly special_pool_max: number;
  readonly main_frequency: Readonly<Record<string, number>>;
  readonly special_frequency: Readonly<Record<string, number>>;
  readonly pairs: Top;
  readonly trios: Top;
  readonly current_gap: Readonly<Record<string, number | null>>;
  readonly mean_gap: Readonly<Record<string, number | null>>;
  readonly special_current_gap: Readonly<Record<string, number | null>>;
}

type Reference = Readonly<Record<string, { readonly periods: Readonly<Record<string, Period>> }>>;

const periods = [
  ['powerball', 1, 'all'],
  ['powerball', 1, 'current_matrix'],
  ['megamillions', 2, 'all'],
  ['megamillions', 2, 'current_main_pool'],
  ['megamillions', 2, 'current_matrix'],
] as const;

/** Real draws through the calls against answers that were worked out by another program. */
describe.skipIf(!realHistoriesAreHere)(`the reference answers${whySkipped}`, () => {
  let app: TestApp;
  let token: string;
  let reference: Reference;
  beforeAll(async () => {
    app = await startTestApp();
    await importReal(app, 'powerball.csv', 'power_balls/1');
    await importReal(app, 'megamillions.csv', 'mega_millions/2');
    for (const [id, openingDate] of [
      [1, '1992-04-22'],
      [2, '1996-09-06'],
    ] as const) {
      await app.context.db.update(lottery).set({ openingDate }).where(eq(lottery.id, id));
    }
    reference = JSON.parse(readShared('reference.json')).lotteries;
    token = await aSubscriber(app);
  });
  afterAll(() => app.close());

  test.each(periods)('%s %s %s', async (name, id, which) => {
    const period = reference[name]?.periods[which];
    if (period === undefined) throw new Error('no such period');
    const range = `id=${id}&from=${period.first_date}&to=${period.last_date}`;
    const read = async (call: string, query = '') => {
      const { status, body } = await app.get(`/analytic/${call}?${range}${query}`, token);
      expect([call, status, body.draws]).toEqual([call, 200, period.draws]);
      return body;
    };
    const counted = ({ labels, data }: { labels: string[]; data: number[] }) =>
      Object.fromEntries(labels.map((label, index) => [label, data[index]]));

    expect(counted(await read('more', '&limit=100'))).toMatchObject(period.main_frequency);
    expect(counted(await read('less', '&limit=100&special=1'))).toMatchObject(period.special_frequency);
    for (const [call, { top }] of [
      ['more-pair', period.pairs],
      ['more-trio', period.trios],
    ] as const) {
      const body = await read(call);
      expect(body.labels).toEqual(top.map(([balls]) => balls.join('-')));
      expect(body.data).toEqual(top.map(([, count]) => count));
      expect(body.appearances.map((one: { dates: string[] }) => one.dates.length)).toEqual(body.data);
    }

    const map = await read('pair-map');
    const placeOf = ([a = 0, b = 0]: readonly number[]) => (a - 1) * map.size - (a * (a - 1)) / 2 + b - a - 1;
    for (const [balls, count] of period.pairs.top) expect(map.counts[placeOf(balls)]).toBe(count);

    const { data: cycles } = await read('cycle');
    for (const { ball, current, mean } of cycles as {
      ball: number;
      current: number;
      mean: number | null;
    }[]) {
      expect([ball, current]).toEqual([ball, period.current_gap[ball] ?? period.draws]);
      const expected = period.mean_gap[ball] ?? null;
      if (expected === null) expect([ball, mean]).toEqual([ball, null]);
      else expect(mean).toBeCloseTo(expected, 5);
    }
    const { data: specials } = await read('cycle', '&special=1');
    for (const { ball, current } of specials as { ball: number; current: number }[]) {
      expect([ball, current]).toEqual([ball, period.special_current_gap[ball] ?? period.draws]);
    }
  });

  test('a Powerball ball is expected as the Rulebook says', async () => {
    const { body } = await app.get('/analytic/more?id=1&from=2015-10-07', token);
    expect(body.draws).toBe(1390);
    expect(body.expected[0].toFixed(1)).toBe('100.7');
    expect([body.low[0].toFixed(1), body.high[0].toFixed(1)]).toEqual(['81.8', '119.7']);
    expect(body.chi_square.degrees).toBe(68);
  });

  test('the newest cards come by fifty', async () => {
    const first = await app.get('/results/list?id=1', token);
    expect([first.status, first.body.data.length, first.body.total]).toEqual([200, 50, 3838]);
  });
});
