import { drawSeries } from '@bolillero/database/schema/lottery';
import { auditEntry } from '@bolillero/database/schema/operation';
import { notification } from '@bolillero/database/schema/play';
import { and, eq } from 'drizzle-orm';
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

const powerball = {
  lottery_id: 1,
  name: 'power_balls',
  date: '2026-11-18',
  amount: '90,000,000.00',
  balls: '[45,5,35,15,25]',
  ball_red: 10,
  enhancer: 3,
  type: 0,
};
const create = (body: object, as = token) => app.post('/loteries/create', { ...powerball, ...body }, as);
const one = async (id: number) => (await app.get(`/loteries/one/power_balls/1/${id}`, token)).body.data;

test('a result is saved with balls ascending, the next draw date and the template’s prize table', async () => {
  const { status, body } = await create({});
  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true, data: { warnings: [] } });
  const saved = await one(body.data.id);
  expect(saved).toMatchObject({
    lottery_id: 1,
    name: 'power_balls',
    date: '2026-11-18',
    date_before: '2026-11-21',
    amount: '90000000.00',
    balls: '[5,15,25,35,45]',
    ball_red: 10,
    enhancer: 3,
    type: 0,
    isShow: true,
    demo: false,
    revision: 1,
    settlement: { state: 'pending', settled: 0 },
  });
  const line = (level: Record<string, unknown>) => [
    level.position,
    level.prize_level,
    level.lottery_prize,
    level.play_prize,
    level.one_in,
  ];
  expect(saved.detail.map(line).slice(0, 3)).toEqual([
    [1, '5 + 1', '0.00', '0.00', '292,201,338.00'],
    // Match 5 pays the same with any multiplier.
    [2, '5', '1000000.00', '2000000.00', '11,688,053.52'],
    [3, '4 + 1', '50000.00', '150000.00', '913,129.18'],
  ]);
});

test('the prize table given is saved; play prizes that it lacks are filled in, given ones kept', async () => {
  const detail = [
    { position: 1, prize_level: '5+1', lottery_winner: 2 },
    { position: 2, prize_level: '5', lottery_prize: '1000000' },
    { position: 3, prize_level: '4', lottery_prize: 100, play_prize: '250.50', play_winner: 7 },
    { position: 4, prize_level: ' 3 ', lottery_prize: 7, prize_kind: 'money' },
  ];
  const { body } = await create({ detail: JSON.stringify(detail) });
  expect((await one(body.data.id)).detail).toMatchObject([
    { position: 1, prize_level: '5 + 1', lottery_winner: 2, play_prize: '0.00' },
    { position: 2, prize_level: '5', play_prize: '2000000.00' },
    { position: 3, prize_level: '4', lottery_prize: '100.00', play_prize: '250.50', play_winner: 7 },
    { position: 4, prize_level: '3', lottery_prize: '7.00', play_prize: '21.00' },
  ]);
});

test('what breaks the rules of the draw’s own era is refused, field by field, in Spanish', async () => {
  const { status, body } = await create({ balls: [5, 5, 70, 15], ball_red: 27, enhancer: 11 });
  expect(status).toBe(422);
  expect(body.code).toBe('draw-invalid');
  expect(body.errors).toEqual([
    { path: 'balls', message: 'Marca 5 números: hay 4.' },
    { path: 'balls', message: 'El 5 está repetido.' },
    { path: 'balls', message: 'El 70 no está entre 1 y 69.' },
    { path: 'ball_red', message: 'El 27 no está entre 1 y 26.' },
    { path: 'enhancer', message: 'El potenciador va de 1 a 10.' },
  ]);
  // The matrix of 1999 was another one: 42 red balls, 49 white ones.
  const old = { ball_red: 42, enhancer: null };
  expect((await create({ ...old, date: '1999-01-06', balls: [1, 2, 3, 4, 49] })).status).toBe(200);
  expect((await create({ ...old, date: '1999-01-09', balls: [1, 2, 3, 4, 50] })).status).toBe(422);
  expect((await create({ date: '1990-01-06' })).body.errors[0].path).toBe('date');
  expect((await create({ date: '2026-02-30' })).status).toBe(422);
});

test('a lottery without special ball takes none, one of the same drum takes one that was not drawn yet', async () => {
  const florida = { lottery_id: 3, name: 'floridas', enhancer: null, balls: [1, 2, 3, 4, 5, 6] };
  expect((await create({ ...florida, ball_red: 7 })).status).toBe(422);
  expect((await create({ ...florida, ball_red: 0 })).status).toBe(200);
  const tinka = { lottery_id: 4, name: 'tinkas', enhancer: null, balls: [1, 2, 3, 4, 5, 6] };
  expect((await create({ ...tinka, ball_red: 6 })).status).toBe(422);
  expect((await create({ ...tinka, ball_red: 7 })).status).toBe(200);
});

test('a table that does not parse or cannot be is refused with its position', async () => {
  const table = async (detail: unknown) => await create({ detail });
  const unparsable = await table([
    { position: 1, prize_level: '5 + 1' },
    { position: 2, prize_level: 'cinco' },
  ]);
  expect(unparsable.status).toBe(422);
  expect(unparsable.body.code).toBe('prize-table-invalid');
  expect(unparsable.body.errors).toEqual([
    { path: 'detail.1.prize_level', message: 'Posición 2: Escribe el nivel como 5 + 1 o 5.' },
  ]);
  const paths = async (detail: unknown) =>
    (await table(detail)).body.errors.map(({ path }: { path: string }) => path);
  expect(await paths([{ position: 1, prize_level: '6' }])).toEqual(['detail.0']);
  expect(await paths([{ position: 2, prize_level: '5' }])).toEqual(['detail']);
  expect(
    await paths([
      { position: 1, prize_level: '5' },
      { position: 1, prize_level: '4' },
    ]),
  ).toEqual(['detail.1']);
  expect((await table('[{"position":')).status).toBe(400);
  expect((await table([{ position: 1, prize_level: '5', lottery_prize: '1.234' }])).status).toBe(400);
});

test('what may be meant is saved and said: another weekday, odd orders, amounts that are missing', async () => {
  const { status, body } = await create({
    date: '2026-11-17',
    amount: null,
    detail: [
      { position: 1, prize_level: '5 + 1' },
      { position: 2, prize_level: '5' },
      { position: 3, prize_level: '4', lottery_prize: '10' },
      { position: 4, prize_level: '3', lottery_prize: '20' },
    ],
  });
  expect(status).toBe(200);
  expect(body.data.warnings).toEqual([
    'El martes no es día de sorteo de esta lotería.',
    'Nivel 3: ¿Seguro? Paga más que un nivel superior.',
    'Falta el monto del pozo: quien lo acierte verá «por confirmar» hasta que lo completes, y entonces le avisamos otra vez.',
    // Its play prize is fixed, and known.
    'El nivel 5 no tiene premio sin POWER PLAY escrito: quien lo acierte sin POWER PLAY verá «por confirmar» hasta que lo completes.',
  ]);
  expect((await one(body.data.id)).date_before).toBe('2026-11-18');
});

test('prizes that nobody wrote are said: of whom they are, with the multiplier, without it or all', async () => {
  const warnings = async (date: string, detail: object[], change: object = {}) => {
    const levels = [{ prize_level: '5 + 1' }, ...detail].map((level, at) => ({ position: at + 1, ...level }));
    return (await create({ date, detail: levels, ...change })).body.data.warnings;
  };
  const four = { prize_level: '4', lottery_prize: '100' };
  const three = { prize_level: '3', lottery_prize: '7' };
  expect(await warnings('2026-11-18', [four, three])).toEqual([]);
  expect(await warnings('2026-11-16', [{ ...four, play_prize: '0' }, three])).toEqual([
    'El nivel 4 no tiene premio con POWER PLAY escrito: quien lo acierte con POWER PLAY verá «por confirmar» hasta que lo completes.',
  ]);
  expect(await warnings('2026-11-14', [{ prize_level: '4', play_prize: '300' }, three])).toEqual([
    'El nivel 4 no tiene premio sin POWER PLAY escrito: quien lo acierte sin POWER PLAY verá «por confirmar» hasta que lo completes.',
  ]);
  expect(await warnings('2026-11-11', [{ prize_level: '4' }])).toEqual([
    'El nivel 4 no tiene premio escrito: quien lo acierte verá «por confirmar» hasta que lo completes.',
  ]);
  const two = { ...four, prize_level: '2 + 1', lottery_prize: null };
  expect(await warnings('2026-11-09', [{ prize_level: '4' }, { prize_level: '3' }, two])).toEqual([
    'Los niveles 4, 3 y 2 + 1 no tienen premio escrito: quien los acierte verá «por confirmar» hasta que los completes.',
  ]);
  // Nobody can buy Double Play with it.
  const doublePlay = { type: 1, enhancer: null };
  expect(await warnings('2026-11-18', [{ ...four, play_prize: '0' }, three], doublePlay)).toEqual([]);
});

test('a result is not accepted before its draw has been held', async () => {
  const today = { date: '2026-11-21' };
  const early = await create(today);
  expect([early.status, early.body.code]).toEqual([422, 'draw-in-the-future']);
  expect((await create({ date: '2026-11-28' })).status).toBe(422);
  app.setNow('2026-11-22T03:59:00Z');
  expect((await create(today)).status).toBe(200);
});

test('the next draw date may be given, but not before the result', async () => {
  const { body } = await create({ date_before: '2026-12-02' });
  expect((await one(body.data.id)).date_before).toBe('2026-12-02');
  const before = await create({ date: '2026-11-16', date_before: '2026-11-16' });
  expect([before.status, before.body.errors[0].path]).toEqual([422, 'date_before']);
  expect((await create({ date: '2026-11-14', date_before: '' })).status).toBe(200);
});

test('one draw has one result: a second one is refused and says which is there, also when both come at once', async () => {
  const answers = await Promise.all([create({}), create({}), create({ balls: [1, 2, 3, 4, 5] })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const [first] = answers.filter(({ status }) => status === 200);
  const [refused] = answers.filter(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'draw-exists', details: { id: first?.body.data.id } });
  // The second drawing of the same date is another draw.
  expect((await create({ type: 1, enhancer: null })).status).toBe(200);
});

test('a lottery or series that does not exist is not found, a body without lottery is a bad request', async () => {
  expect((await create({ lottery_id: 99 })).status).toBe(404);
  expect((await create({ lottery_id: 2 })).body.code).toBe('unknown-lottery');
  const mega = { lottery_id: 2, name: 'megamillions', date: '2026-11-17', ball_red: 1 };
  expect((await create({ ...mega, type: 1 })).body.code).toBe('series-not-played');
  const { lottery_id: _, name: __, ...nameless } = powerball;
  expect((await app.post('/loteries/create', nameless, token)).status).toBe(400);
  expect((await create({ date: 'ayer' })).status).toBe(400);
  expect((await create({ balls: 'uno, dos' })).status).toBe(400);
  expect((await create({ amount: 'mucho' })).status).toBe(400);
});

test('only operators and administrators enter results', async () => {
  const customer = await aCustomer(app);
  expect((await app.post('/loteries/create', powerball)).status).toBe(401);
  expect((await create({}, customer.token)).status).toBe(403);
  expect((await create({}, (await anAdmin(app)).token)).status).toBe(200);
});

test('saving moves the history’s version, leaves an audit entry and settles the draw', async () => {
  const { id: customerId } = await aCustomer(app);
  const [won] = await buy(app, [
    { customerId, drawDate: '2026-11-18', balls: [5, 15, 25, 1, 2], special: 9 },
  ]);
  const { body } = await create({});
  const { db, jobs } = app.context;
  const [series] = await db
    .select()
    .from(drawSeries)
    .where(and(eq(drawSeries.lotteryId, 1), eq(drawSeries.series, 0)));
  expect(series?.historyVersion).toBe(1);
  const [entry] = await db.select().from(auditEntry);
  expect(entry).toMatchObject({ action: 'create', entity: 'draw', entityId: String(body.data.id) });
  expect(entry?.after).toMatchObject({ date: '2026-11-18', balls: '[5,15,25,35,45]' });
  await jobs.drain();
  expect(await db.select().from(notification)).toMatchObject([{ purchaseId: won, amountCents: 7_00 }]);
  const settled = (await one(body.data.id)).settlement;
  expect(settled).toEqual({ state: 'done', settled: 1, total: 1, winners: 1 });
});

test('a hidden result is neither shown nor settled until it is switched on', async () => {
  const { id: customerId } = await aCustomer(app);
  await buy(app, [{ customerId, drawDate: '2026-11-18', balls: [5, 15, 25, 1, 2], special: 9 }]);
  const { body } = await create({ isShow: false });
  await app.context.jobs.drain();
  const told = () => app.context.db.select().from(notification);
  expect(await told()).toEqual([]);
  const path = `/loteries/one/power_balls/1/${body.data.id}`;
  expect((await app.get(path)).status).toBe(404);
  expect((await app.get(path, token)).body.data).toMatchObject({ isShow: false, settlement: null });

  const update = `/loteries/update/power_balls/${body.data.id}`;
  const same = { date: '2026-11-18', balls: [5, 15, 25, 35, 45] };
  expect((await app.post(update, { ...same, isShow: true }, token)).status).toBe(200);
  await app.context.jobs.drain();
  expect(await told()).toHaveLength(1);
  expect((await app.get(path)).status).toBe(200);
  await app.post(update, { ...same, isShow: false }, token);
  await app.context.jobs.drain();
  expect(await told()).toMatchObject([
    { kind: 'withdrawn', amountCents: 0, beforeCents: 7_00, reason: null },
  ]);
});

test('a multiplier that the game cannot draw is saved and questioned', async () => {
  const warnings = async (body: object) => (await create(body)).body.data.warnings;
  expect(await warnings({ date: '2026-11-18', enhancer: 7 })).toEqual([
    '¿Seguro? POWER PLAY ×7 no existe: es 2, 3, 4, 5 o 10.',
  ]);
  const ten = (date: string, amount: string) => warnings({ date, amount, enhancer: 10 });
  expect(await ten('2026-11-16', '150000000.00')).toEqual([]);
  expect(await ten('2026-11-14', '151000000.00')).toEqual([
    '¿Seguro? POWER PLAY ×10 solo se sortea con un pozo de hasta $150,000,000.',
  ]);
});

test('a missing multiplier is said where plays bought it: they count once', async () => {
  const { id: customerId } = await aCustomer(app);
  const play = { customerId, balls: [5, 15, 25, 1, 2], special: 1, drawDate: '2026-11-18' };
  await buy(app, [
    { ...play, withMultiplier: true },
    { ...play, withMultiplier: true, sold: false },
    { ...play, withMultiplier: true, refunded: true },
    play,
  ]);
  const { body } = await create({ enhancer: null });
  const missing = 'Falta POWER PLAY: 2 jugadas lo compraron, y su premio queda sin multiplicar.';
  expect(body.data.warnings).toEqual([missing]);
  await app.context.jobs.drain();
  const { db } = app.context;
  expect((await db.select().from(notification)).map((one) => one.amountCents)).toEqual([7_00, 7_00]);

  const update = (change: object) =>
    app.post(`/loteries/update/power_balls/${body.data.id}`, { ...powerball, ...change }, token);
  expect((await update({ enhancer: null })).body.data.warnings).toEqual([missing]);
  expect((await update({ enhancer: 3 })).body.data.warnings).toEqual([]);
  // Nobody bought it: nothing is missing.
  expect((await create({ date: '2026-11-16', enhancer: null })).body.data.warnings).toEqual([]);
});

test.each([
  [2, '2026-11-17', 'En esa fecha el potenciador viene impreso en cada cartilla: no se sortea.'],
  [3, '2026-11-18', 'En esa fecha el potenciador viene impreso en cada cartilla: no se sortea.'],
  [4, '2026-11-18', 'En esta serie no se sorteaba potenciador en esa fecha.'],
])('lottery %i draws no multiplier on %s', async (lottery, date, message) => {
  const balls = lottery === 2 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4, 5, 6];
  const special = lottery === 2 ? 6 : null;
  const body = { lottery_id: lottery, date, balls, ball_red: special, amount: '1' };
  const refused = await app.post('/loteries/create', { ...body, enhancer: 2 }, token);
  expect([refused.status, refused.body.code]).toEqual([422, 'draw-invalid']);
  expect(refused.body.errors).toEqual([{ path: 'enhancer', message }]);
  expect((await app.post('/loteries/create', { ...body, enhancer: null }, token)).status).toBe(200);
});

test('Double Play has no multiplier of its own', async () => {
  const refused = await create({ type: 1, enhancer: 2 });
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [{ path: 'enhancer', message: 'En esta serie no se sorteaba potenciador en esa fecha.' }],
  ]);
  expect((await create({ type: 1, enhancer: null })).status).toBe(200);
});

test('how many won the jackpot is not known until it is said, and questioned while it is below our own', async () => {
  const { id: customerId } = await aCustomer(app);
  const play = { customerId, balls: [5, 15, 25, 35, 45], special: 10, drawDate: '2026-11-18' };
  await buy(app, [play, play]);
  const amounts = async () => {
    await app.context.jobs.drain();
    return (await app.context.db.select().from(notification)).map(({ amountCents }) => amountCents);
  };
  const { body } = await create({ amount: '900.00' });
  const { id, warnings } = body.data;
  expect(warnings).toEqual([
    '2 jugadas nuestras acertaron el pozo. Escribe cuántos ganadores hubo en total, las nuestras incluidas: hasta entonces leerán «por confirmar».',
  ]);
  expect(await amounts()).toEqual([0, 0]);
  const saved = await one(id);
  expect(saved.detail[0]).toMatchObject({ lottery_winner: null, play_winner: null });

  const update = async (winners: number | null) => {
    const [first] = saved.detail;
    const detail = [{ id: first.id, position: 1, prize_level: '5 + 1', lottery_winner: winners }];
    const change = { ...powerball, amount: '900.00', detail };
    return (await app.post(`/loteries/update/power_balls/${id}`, change, token)).body.data.warnings;
  };
  expect(await update(1)).toEqual([
    '¿Seguro? 2 jugadas nuestras acertaron el pozo, y el nivel dice 1 en total: se reparte entre 2 hasta que lo corrijas.',
  ]);
  expect(await amounts()).toEqual([450_00, 450_00]);
  expect(await update(3)).toEqual([]);
  expect(await amounts()).toEqual([300_00, 300_00]);
  expect((await update(null)).length).toBe(1);
  expect((await one(id)).detail[0].lottery_winner).toBeNull();
});
