import { lottery as lotteryTable } from '@bolillero/database/schema/lottery';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { aSubscriber, theWorkedExample } from './engine.testing.ts';

/** The worked example of Rulebook 4, through the calls. */

let app: TestApp;
let token: string;
let dates: readonly string[];
beforeAll(async () => {
  app = await startTestApp();
  dates = await theWorkedExample(app);
  token = await aSubscriber(app);
});
afterAll(() => app.close());

const lottery = 'id=3&name=floridas';
const data = async (path: string) => {
  const { status, body } = await app.get(path, token);
  expect([path, status, body.message]).toEqual([path, 200, undefined]);
  return body;
};

describe('counts', () => {
  test('of balls, both ways', async () => {
    const more = await data(`/analytic/more?${lottery}&type=0`);
    expect(more.labels).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    expect(more.data).toEqual([3, 3, 2, 1, 1, 1, 1]);
    expect(more.appearances[0]).toEqual({ ball: '1', dates: [dates[2], dates[1], dates[0]], y: 3 });
    expect(more.expected[0]).toBeCloseTo((4 * 3) / 7, 12);
    expect(more).toMatchObject({ draws: 4, from: dates[0], to: dates[3] });
    const reach = 1.959964 * Math.sqrt(4 * (3 / 7) * (4 / 7));
    expect([more.low[0], more.high[0]]).toEqual([
      Math.max(0, 12 / 7 - reach),
      expect.closeTo(12 / 7 + reach, 12),
    ]);
    const squares = [3, 3, 2, 1, 1, 1, 1].reduce((sum, o) => sum + (o - 12 / 7) ** 2 / (12 / 7), 0);
    expect(more.chi_square.statistic).toBeCloseTo((6 / 4) * squares, 9);
    expect(more.chi_square.degrees).toBe(6);
    // A ball is expected 1.7 times.
    expect(more.chi_square.p_value).toBeNull();
    // 0 to 3.65 of 4 is usual: outside are all four, (3/7)^4 for each of seven balls.
    expect(more.outside_expected).toBeCloseTo(7 * (3 / 7) ** 4, 12);
    const less = await data(`/analytic/less?${lottery}`);
    expect(less.labels).toEqual(['4', '5', '6', '7', '3', '1', '2']);
    expect((await data(`/analytic/less?${lottery}&limit=2`)).labels).toEqual(['4', '5']);
  });

  test('of pairs and trios', async () => {
    const pairs = await data(`/analytic/more-pair?${lottery}&limit=4`);
    expect(pairs.labels).toEqual(['1-2', '2-3', '1-3', '1-4']);
    expect(pairs.data).toEqual([2, 2, 1, 1]);
    expect(pairs.appearances[0]).toEqual({ ball: '1-2', dates: [dates[2], dates[0]], y: 2 });
    expect(pairs.expected[0]).toBeCloseTo(4 * (3 / 21), 12);
    // 1-2 and 2-3; 21 pairs in four draws, each with a chance of 1 in 7
    expect([pairs.tied, pairs.compared]).toEqual([2, 21]);
    expect(pairs.first.likely).toEqual([2]);
    const trios = await data(`/analytic/more-trio?${lottery}`);
    expect([trios.tied, trios.compared]).toEqual([4, 35]);
    expect(trios.labels).toEqual(['1-2-3', '1-2-6', '1-4-5', '2-3-7']);
  });

  test('of every pair, by rows', async () => {
    const map = await data(`/analytic/pair-map?${lottery}`);
    expect([map.size, map.draws]).toEqual([7, 4]);
    // 1-2 to 1-7, 2-3 to 2-7, 3-4 to 3-7, 4-5 to 4-7, 5-6 and 5-7, 6-7
    expect(map.counts).toEqual([2, 1, 1, 1, 1, 0, 2, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]);
    // 4 draws, of which each pair has 3 in 21
    expect(map.expected).toEqual(Array.from({ length: 6 }, () => expect.closeTo(4 / 7, 9)));
    expect([map.low.length, map.high.length]).toEqual([6, 6]);
    const one = await data(`/analytic/pair-map?${lottery}&from=${dates[1]}&to=${dates[1]}`);
    expect(one.counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(3);
  });

  test('of what kind the draws are', async () => {
    const kinds = await data(`/analytic/structure?${lottery}`);
    const counts = (rows: { value: number; count: number }[]) =>
      rows.map(({ value, count }) => [value, count]);
    expect(counts(kinds.odd)).toEqual([
      [0, 0],
      [1, 1],
      [2, 3],
      [3, 0],
    ]);
    expect(counts(kinds.repeats)).toEqual([
      [0, 0],
      [1, 3],
      [2, 0],
      [3, 0],
    ]);
    expect(counts(kinds.sum)).toEqual([
      [1, 3],
      [11, 1],
    ]);
    expect(counts(kinds.span_by_four)).toEqual([
      [2, 4],
      [6, 0],
    ]);
    expect(kinds.odd[2].expected).toBeCloseTo((4 * 18) / 35, 12);
    expect(kinds.draws).toBe(4);
    const last = await data(`/analytic/structure?${lottery}&from=${dates[3]}`);
    expect(counts(last.repeats)).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
      [3, 0],
    ]);
  });

  test('within a range of dates', async () => {
    const { labels, draws } = await data(`/analytic/more?${lottery}&from=${dates[1]}&to=${dates[2]}&limit=1`);
    expect([labels, draws]).toEqual([['1'], 2]);
    expect((await data(`/analytic/more?${lottery}&from=2026-12-01&limit=1`)).draws).toBe(0);
  });

  test('of the last three months, with the mode', async () => {
    const mode = await data(`/analytic/moda?${lottery}`);
    expect(mode).toMatchObject({ moda: [1, 2], since: '2026-08-14', draws: 4 });
    expect(mode.labels).toHaveLength(7);
  });

  test('by month and by year', async () => {
    const path = `/analytic/bimestre?${lottery}&appearance=1&series=0`;
    const months = await data(`${path}&from=2026-10&to=2026-12&type=month`);
    expect(months.labels).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(months.data[0]).toBe(1);
    expect(months.appearances).toEqual([
      {
        ball: 1,
        dates: [dates[2], dates[1], dates[0]],
        y: 3,
        periods: [
          { period: '2026-10', count: 0, draws: 0, expected: 0, low: 0, high: 0 },
          // 4 draws of 3 of 7
          {
            period: '2026-11',
            count: 3,
            draws: 4,
            expected: expect.closeTo(12 / 7, 9),
            low: 0,
            high: expect.closeTo(12 / 7 + 1.959964 * Math.sqrt((4 * 3 * 4) / 49), 6),
          },
          { period: '2026-12', count: 0, draws: 0, expected: 0, low: 0, high: 0 },
        ],
      },
    ]);
    const years = await data(`${path}&type=year`);
    expect(years.periods).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', '2026']);
    expect(years.data[0]).toBeCloseTo(3 / 7, 12);
    const byDefault = await data(`/analytic/bimestre?${lottery}`);
    expect([byDefault.periods[0], byDefault.periods.at(-1)]).toEqual(['2020-01', '2026-11']);
    expect(byDefault.appearances).toEqual([]);
  });

  test('by month, of the draws and drums of the range that is averaged', async () => {
    // Mega Millions drew from 75 balls until 2017-10-28, and from 70 since.
    await app.context.db
      .update(lotteryTable)
      .set({ openingDate: '2013-10-22' })
      .where(eq(lotteryTable.id, 2));
    const { token: operator } = await anAdmin(app, 'operator');
    for (const [date, balls] of [
      ['2014-01-03', [1, 2, 3, 4, 75]],
      ['2019-01-01', [1, 2, 3, 4, 70]],
      ['2019-01-04', [1, 6, 7, 8, 9]],
    ] as const) {
      const body = { lottery_id: 2, date, balls, ball_red: 7, detail: [] };
      expect((await app.post('/loteries/create', body, operator)).status).toBe(200);
    }
    const path = '/analytic/bimestre?id=2';
    const later = await data(`${path}&from=2019-01&to=2019-02`);
    expect(later).toMatchObject({ draws: 2, from: '2019-01-01', to: '2019-01-04' });
    expect([later.labels.length, later.data[0], later.data[69]]).toEqual([70, 1, 0.5]);
    const whole = await data(`${path}&from=2014-01&to=2019-12`);
    expect(whole).toMatchObject({ draws: 3, from: '2014-01-03', to: '2019-01-04' });
    expect([whole.labels.length, whole.data[74]]).toEqual([75, 1 / 72]);
    // a year in which the drum changed expects of each draw what its own drum gives
    const { appearances } = await data(`${path}&from=2014&to=2019&type=year&appearance=75`);
    expect(appearances[0].periods.map((one: { expected: number }) => one.expected)).toEqual([
      5 / 75,
      0,
      0,
      0,
      0,
      0,
    ]);
    expect(await data(`${path}&from=2020-01&to=2020-12`)).toMatchObject({ draws: 0, from: null, to: null });
  });

  test('of gaps', async () => {
    const { data: rows } = await data(`/analytic/cycle?${lottery}`);
    expect(rows[0]).toEqual({ ball: 1, current: 1, mean: 0, longest: 1 });
    expect(rows[3]).toEqual({ ball: 4, current: 2, mean: null, longest: 2 });
    const order = (await data(`/analytic/cycle-forecast?${lottery}`)).data.map(
      (row: { ball: number }) => row.ball,
    );
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('with one ball', async () => {
    const { data: pairs } = await data(`/analytic/suggestion?${lottery}&ball=2`);
    expect(pairs.map((one: { balls: number[]; count: number }) => [one.balls, one.count])).toEqual([
      [[1, 2], 2],
      [[2, 3], 2],
      [[2, 6], 1],
      [[2, 7], 1],
    ]);
    expect(pairs[1]).toMatchObject({ bolillas: [3], fecha: dates[3], name: 'florida' });
  });
});

describe('draws', () => {
  test('of a range, with its counts', async () => {
    const body = await data(`/analysis/range?${lottery}&from=${dates[0]}&to=${dates[3]}`);
    expect(body.data[0]).toEqual({ fecha: dates[0], numbers: [1, 2, 3], bRed: null });
    expect(body.data).toHaveLength(4);
    expect(body.more[0]).toEqual({ position: 1, ball: 1, count: 3 });
    expect(body.less[0]).toEqual({ position: 1, ball: 4, count: 1 });
    expect(body.pairmore[0]).toEqual({ val1: 1, val2: 2, count: 2 });
  });

  test('of a range one by one', async () => {
    const path = `/analysis/range-detail?${lottery}&from=${dates[0]}&to=${dates[3]}`;
    const first = (await data(path)).data;
    expect(first).toMatchObject({ fecha: dates[0], previous: null, index: 0, total: 4 });
    expect(first.next).toEqual({ fecha: dates[1], numbers: [1, 4, 5], bRed: null });
    expect((await data(`${path}&index=3`)).data).toMatchObject({ next: null, previous: { fecha: dates[2] } });
    expect((await data(`${path}&fecha=${dates[1]}`)).data.index).toBe(1);
  });

  test('as cards, newest first, each as of its own date', async () => {
    const { data: cards, total } = await data(`/results/list?${lottery}`);
    expect([cards.map((card: { fecha: string }) => card.fecha), total]).toEqual([[...dates].reverse(), 4]);
    const [newest] = cards;
    expect(newest).toMatchObject({
      balls: [2, 3, 7],
      bExtra: null,
      // 1:3, 2:2 and all others once, but 7, which came for the first time.
      ballhot: [2, 3],
      ballcold: [7],
      ballpar: [2, 3],
      ballGroupJA: [],
      ballAgrupacionJA1: [
        { balls: 1, count: 1 },
        { balls: 2, count: 1 },
        { balls: 6, count: 1 },
      ],
      ballAgrupacionJAE1: [],
      xJugada: null,
      selectedCard: false,
    });
    expect(newest.previous_plays).toHaveLength(10);
    expect(newest.ballAgrupacionM1[0]).toEqual({ balls: 1, count: 3 });
    expect(cards.at(-1).ballAgrupacionJA10).toEqual([]);
  });

  test('as cards by date, by ball and by page', async () => {
    const fechas = async (path: string) =>
      (await data(path)).data.map((card: { fecha: string }) => card.fecha);
    expect(await fechas(`/results/range?${lottery}&from=${dates[1]}&to=${dates[2]}`)).toEqual([
      dates[2],
      dates[1],
    ]);
    expect(
      await fechas(`/results/rangeBallFilter?${lottery}&from=${dates[0]}&to=${dates[3]}&ball=3`),
    ).toEqual([dates[3], dates[0]]);
    expect(
      await fechas(`/results/rangeBallFilter?${lottery}&from=${dates[1]}&to=${dates[2]}&ball=3`),
    ).toEqual([]);
    expect(await fechas(`/results/list?${lottery}&limit=3&page=2`)).toEqual([dates[0]]);
    expect((await data(`/results/allIn?${lottery}&fecha=${dates[1]}`)).data.balls).toEqual([1, 4, 5]);
  });

  test('as rows of a table, in any order of all of them', async () => {
    const rows = async (query: string) => await data(`/results/list?${lottery}&brief=1&${query}`);
    expect(await rows('limit=1')).toEqual({
      data: [{ fecha: dates[3], balls: [2, 3, 7], bExtra: null }],
      total: 4,
      pages: 4,
      from: dates[0],
      to: dates[3],
    });
    // of a range of dates, all of its draws told by the first and the last
    expect(await rows(`from=${dates[1]}&to=2026-11-12&limit=1`)).toMatchObject({
      data: [{ fecha: dates[2] }],
      total: 2,
      from: dates[1],
      to: dates[2],
    });
    expect(await rows('from=2030-01-01')).toEqual({ data: [], total: 0, pages: 1, from: null, to: null });
    const fechas = async (query: string) =>
      (await rows(query)).data.map((row: { fecha: string }) => row.fecha);
    expect(await fechas('sort=fecha')).toEqual(dates);
    expect(await fechas('sort=balls&limit=2&page=2')).toEqual([dates[1], dates[3]]);
    expect(await fechas('sort=-balls')).toEqual([dates[3], dates[1], dates[2], dates[0]]);
    expect((await data(`/results/list?${lottery}&sort=balls`)).data[1]).toMatchObject({
      fecha: dates[2],
      selectedCard: false,
    });
  });

  test('that resemble some balls', async () => {
    const body = { name: 'florida', id: 3, type: 0, bolillas: [2, 1], fecha: dates[3] };
    const { body: answer } = await app.post('/results/constellations', body, token);
    expect(answer).toEqual({
      data: [
        { fecha: dates[2], balls: [1, 2], shared: 2, numbers: [1, 2, 6], bRed: null },
        { fecha: dates[0], balls: [1, 2], shared: 2, numbers: [1, 2, 3], bRed: null },
      ],
      total: 2,
    });
    const one = await app.post('/results/constellations', { ...body, bolillas: '[1]' }, token);
    expect(one.body).toEqual({ data: [], total: 0 });
  });
});

describe('what forecasts start from', () => {
  test('for the next draw, with the groups by name or without them', async () => {
    const body = await data(`/forecasts/forecast?${lottery}&type=0`);
    const named = Object.entries(body).filter(([name]) => name.startsWith('ballAgrupacion'));
    expect(named).toHaveLength(30);
    const brief = await data(`/forecasts/forecast?${lottery}&brief=1`);
    expect({ ...brief, ...Object.fromEntries(named) }).toEqual(body);
    expect(body).toMatchObject({
      date: '2026-11-21',
      listLotteries: [{ date_before: '2026-11-21' }],
      ballForecast: 7,
      numberBallsForecast: 3,
      extraballForecast: 0,
      min: 1,
      draws: 4,
    });
    expect(body.ja).toHaveLength(12);
    expect(body.ja[1]).toEqual([
      { balls: 2, count: 2 },
      { balls: 1, count: 1 },
      { balls: 3, count: 1 },
      { balls: 6, count: 1 },
      { balls: 7, count: 1 },
    ]);
    expect(body.bot).toEqual([
      [2, 3, 7],
      [1, 2, 6],
      [1, 4, 5],
      [1, 2, 3],
    ]);
    expect(body.bote).toEqual([null, null, null, null]);
    expect(body.hot[0]).toEqual({ ball: 1, count: 3 });
    expect(body.cold[0]).toEqual({ ball: 4, count: 1 });
    expect(body.pares[0]).toEqual({ numeros: [1, 2], count: 2 });
    expect(body.numbers_frequency[6]).toEqual({ ball: 7, count: 1 });
  });

  test('as of a date, without that date', async () => {
    const body = await data(`/forecasts/forecast_for_card?${lottery}&date=${dates[2]}`);
    expect([body.date, body.draws, body.ja[0][0]]).toEqual([dates[2], 2, { balls: 1, count: 1 }]);
    expect(body.bot[0]).toEqual([1, 4, 5]);
  });

  test('of so many draws, or of some dates', async () => {
    const byCount = await data(`/forecasts/list?${lottery}&limit=2`);
    expect(byCount).toMatchObject({ draws: 2, from: dates[2], to: dates[3], previous_plays_extra: [[]] });
    expect(byCount.previous_plays[0][0]).toEqual({ balls: 2, count: 2 });
    const byRange = await data(`/forecasts/list-range?${lottery}&from=${dates[0]}&to=${dates[1]}`);
    expect(byRange).toMatchObject({ draws: 2, previous_plays: [[{ balls: 1, count: 2 }, {}, {}, {}, {}]] });
  });

  test('against what then came', async () => {
    const { data: rows } = await data(`/forecasts/forecast_result?${lottery}`);
    expect(rows.map((row: { fecha: string }) => row.fecha)).toEqual([...dates].reverse());
    expect(rows[0].ja[0]).toEqual({ ja: 1, balls: [1, 2, 6], count: 1, matched: [2] });
    expect(rows[0].ja[2]).toMatchObject({ ja: 3, count: 2, matched: [2, 3] });
    expect(rows[3].ja[9]).toEqual({ ja: 10, balls: [], count: 0, matched: [] });
  });

  test('by rows of seven', async () => {
    // One row holds the whole game: it can never be above what chance gives.
    const { status, body } = await app.post('/forecasts/posible-play', { id: 3, ja: -1 }, token);
    expect([status, body]).toEqual([200, { ok: true, zones: [], balls: [], index: -1 }]);
  });
});
