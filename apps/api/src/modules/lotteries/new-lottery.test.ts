import { allCalls } from '@bolillero/contract/calls.testing';
import { addDays, drawDate, weekdayOf } from '@bolillero/domain/calendar/draw-date';
import { pickDistinct, seededRandom } from '@bolillero/domain/random/random-source';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aPdf, sendForm } from '../../testing/forms.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { pay } from '../../testing/payments.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { sendFile } from '../imports/imports.testing.ts';

/*
 * Lotteries that nobody wrote a line for, from the form that makes them to the prize of a play: 5 of 36, without a special ball and with
 * one of a drum of its own.
 */

let app: TestApp;
let token: string;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
  token = (await aCustomer(app, { subscribedUntil: '2027-06-01T00:00:00Z', type: 1 })).token;
});
afterAll(() => app.close());

const firstDraw = drawDate('2026-05-05');
/** Saturday: its sale is open at the house's clock. */
const nextDraw = '2026-11-21';
const drawDays = [2, 4, 6];

/** Every draw date before the next one, oldest first. */
const heldDates = (() => {
  const dates = [];
  for (let date = firstDraw; date < nextDraw; date = addDays(date, 1)) {
    if (drawDays.includes(weekdayOf(date))) dates.push(date);
  }
  return dates;
})();

const games = [
  {
    name: 'cinco_de_36',
    shown: 'Cinco Andes',
    drum: 0,
    jackpotOdds: '376,992.00',
    levels: ['5', '4', '3', '2'],
  },
  {
    name: 'cinco_de_36_mas',
    shown: 'Cinco Andes Más',
    drum: 12,
    jackpotOdds: '4,523,904.00',
    levels: ['5 + 1', '5', '4 + 1', '4', '3 + 1', '3'],
  },
] as const;

describe.each(games)('$shown', ({ name, shown, drum, jackpotOdds, levels }) => {
  const key = () => `id=${id}&name=${name}`;
  let id = 0;

  test('is made, and shown', async () => {
    app.setNow(testNow);
    const templates = [
      {
        type: 0,
        from: firstDraw,
        levels: levels.map((prize_level, index) => ({
          position: index + 1,
          prize_level,
          lottery_prize: index === 0 ? '' : String(1_000 / 10 ** (index - 1)),
        })),
      },
    ];
    const { status, body } = await sendForm(app, '/lottery/create-clasic', admin, {
      name,
      description: shown,
      accent: 'teal',
      size: '36',
      selectNumber: '5',
      hasSpecialBall: drum > 0 ? '1' : '0',
      sub_length: String(drum),
      sub_name: drum > 0 ? 'Lucero' : '',
      era_from: firstDraw,
      days: JSON.stringify(drawDays),
      timezone: 'America/Lima',
      draw_time: '21:30',
      cutoff_minutes: '45',
      ticket_price: '1.50',
      service_fee: '0.25',
      currency: 'PEN',
      prize_templates: JSON.stringify(templates),
    });
    expect([status, body.message]).toEqual([200, undefined]);
    id = body.data.id;
    expect(body.data).toMatchObject({ size: 36, selectNumber: 5, sub_length: drum, missing: [] });
    expect(body.data.odds).toMatchObject({ jackpot: jackpotOdds });
    expect((await app.post('/lottery/show', { id }, admin)).status).toBe(200);

    const board = (await app.get('/loteries/list-lotto')).body.data;
    expect(board.find((one: { id: number }) => one.id === id)).toMatchObject({
      name,
      description: shown,
      accent: 'teal',
      image: '',
      date_before: nextDraw,
      closes_at: '2026-11-22T01:45:00.000Z',
      result: null,
    });
  });

  test('has its history imported', async () => {
    const random = seededRandom(name);
    const panel = Array.from({ length: 36 }, (_, index) => index + 1);
    const names = ['date', 'ball_one', 'ball_two', 'ball_three', 'ball_four', 'ball_five', 'ball_red'];
    const lines = heldDates.map((date) => {
      const balls = pickDistinct(random, panel, 5).sort((a, b) => a - b);
      return [date, ...balls, drum > 0 ? 1 + random.below(drum) : ''].join();
    });
    const file = `${[names.join(), ...lines].join('\n')}\n`;
    const { status, body } = await sendFile(app, file, { token: admin, to: `${name}/${id}` });
    expect([status, body.inserted, body.rejected, body.warnings]).toEqual([200, heldDates.length, [], []]);
    const bad = await sendFile(app, `${names.join()}\n2026-05-04,1,2,3,4,37,\n`, {
      token: admin,
      to: `${name}/${id}`,
    });
    expect(bad.status).toBe(422);
  });

  test('is studied: every call on histories answers, of 36 balls', async () => {
    const study = async (path: string, query = '') => {
      const { status, body } = await app.get(`${path}?${key()}&${query}`, token);
      expect([path, status, body.message]).toEqual([path, 200, undefined]);
      return body;
    };
    const { data: cycles } = await study('/analytic/cycle');
    expect(cycles.map(({ ball }: { ball: number }) => ball).sort((x: number, y: number) => x - y)).toEqual(
      Array.from({ length: 36 }, (_, index) => index + 1),
    );
    const { data: averages } = await study('/analytic/bimestre', 'appearance=36');
    expect(averages).toHaveLength(36);
    const counts = await study('/forecasts/forecast');
    expect(counts).toMatchObject({ ja: expect.any(Array), bot: expect.any(Array) });
    const ranged =
      'from=2026-06-01&to=2026-07-01&index=1&appearance=5&fecha=2026-06-02&date=2026-06-02&limit=3';
    const ballsOf = (path: string) =>
      path.endsWith('-pair') ? '8-9' : path.endsWith('-trio') ? '8-9-10' : '8';
    const answered = allCalls.filter(({ access, method }) => access === 'subscriber' && method === 'GET');
    for (const { path } of answered) await study(path, `${ranged}&ball=${ballsOf(path)}`);
  });

  test('has its helpers, whose plays fit it, and its exact odds beside them', async () => {
    const choice = { helper: 'jas', source: { kind: 'previous', draws: 5 }, inside: 3 };
    const asked = { id, choice, tickets: 2, seed: 1 };
    const { status, body } = await app.post('/forecasts/backtest', asked, token);
    expect([status, body.message]).toEqual([200, undefined]);
    expect(body.data).toMatchObject({ draws: heldDates.length, staked_currency: 'USD', currency: 'PEN' });
    expect(body.data.matches).toHaveLength(6);
    const played = { id, balls: [1, 2, 3, 4, 36], ...(drum > 0 && { bExtra: 1 }) };
    expect((await app.post('/forecasts/always', played, token)).status).toBe(200);
  });

  test('is played, paid, bought, drawn and won', async () => {
    app.setNow(testNow);
    const extra = drum > 0 ? { bExtra: 7 } : {};
    const wrong = [
      { numbers: [1, 2, 3, 4, 37], ...extra },
      { numbers: [1, 2, 3, 4], ...extra },
      drum > 0 ? { numbers: [1, 2, 3, 4, 5] } : { numbers: [1, 2, 3, 4, 5], bExtra: 1 },
    ];
    const send = (balls: object[]) =>
      app.post('/checkouts/createNormal', { loterie_id: id, date_lottery: nextDraw, balls }, token);
    for (const line of wrong) expect((await send([line])).body.code).toBe('play-invalid');
    const registered = (await send([{ numbers: [36, 3, 9, 21, 30], ...extra }])).body.registered;
    const [purchase] = await pay(app, token, [registered[0].newId]);
    const sent = await sendForm(app, `/purchases/purchase-sold/${purchase}`, admin, {
      image: { bytes: aPdf() },
    });
    expect(sent.body.data).toMatchObject({ loterie_name: shown, balls: '[3,9,21,30,36]', price: '1.75' });

    app.setNow('2026-11-22T12:00:00Z');
    const drawn = { lottery_id: id, name, date: nextDraw, amount: '50000', type: 0, balls: '[3,9,21,30,35]' };
    const result = { ...drawn, ...(drum > 0 && { ball_red: 7 }) };
    const entered = await app.post('/loteries/create', result, admin);
    expect([entered.status, entered.body.message]).toEqual([200, undefined]);
    await app.context.jobs.drain();

    // Four of five: 1,000.00 without a special ball; with it hit, its table's third level.
    const prize = drum > 0 ? '100.00' : '1000.00';
    const own = (await app.get('/purchases/list', token)).body.purchases;
    expect(own.find((one: { id: number }) => one.id === purchase)).toMatchObject({
      state: 'drawn',
      winBall: '[3,9,21,30]',
      extraWinBall: drum > 0 ? 7 : null,
      prize,
      loterie: { name, description: shown, accent: 'teal', currency: 'PEN' },
    });
    const { data } = (await app.get(`/notifications/listNew?purchase_id=${purchase}`, token)).body;
    expect(data).toMatchObject([
      { kind: 'win', monto: prize, level: drum > 0 ? '4 + 1' : '4', lottery: { name } },
    ]);
    const checked = { name, id, balls: '[3,9,21,30,36]', ...(drum > 0 && { ball_red: 7 }) };
    expect((await app.post('/lottery/results/valid-numbers?type=0', checked)).body).toMatchObject({
      matched: [3, 9, 21, 30],
      special: drum > 0,
      prize,
    });
    const last = (await app.get(`/lottery/results/last/${name}/${id}`)).body.data;
    expect(last).toMatchObject({
      balls: '[3,9,21,30,35]',
      date_before: '2026-11-24',
      lottery: { image: '' },
    });
    await expectMoneyAndPurchasesAgree(app);
  });

  test('cannot be edited under who played it', async () => {
    const { status, body } = await sendForm(app, `/lottery/update/${id}`, admin, {
      size: '35',
      era_from: nextDraw,
    });
    expect([status, body.code]).toEqual([422, 'lottery-in-use']);
    expect(body.details.impact).toMatchObject({ draws: { total: 1 }, sold: { total: 1 } });
  });
});
