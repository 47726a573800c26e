import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { sendForm } from '../../testing/forms.ts';
import { powerballCutoff, powerballDraw } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { saveDraw } from '../settlement/draws.testing.ts';
import { closeDueGames } from './freeze.ts';
import { aGameOnSale, attachTo, boughtShares } from './games.testing.ts';
import { findGame } from './games-repository.ts';
import { readLedger } from './ledger-facts.ts';
import { linesWithWins } from './lines-repository.ts';

let app: TestApp;
let admin: string;
let ana: Awaited<ReturnType<typeof aCustomer>>;
let eva: Awaited<ReturnType<typeof aCustomer>>;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app, 'operator')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  ana = await aCustomer(app);
  eva = await aCustomer(app);
});

const lines = [
  { balls: [1, 2, 3, 4, 60], special: 1 },
  { balls: [5, 15, 25, 51, 52], special: 1 },
];

/** Ana has 1 to 3 and 7, Eva 4 to 6; 8 to 10 are nobody's. */
async function aGame(): Promise<number> {
  const id = await aGameOnSale(app);
  await boughtShares(app, id, ana.id, 2);
  await boughtShares(app, id, ana.id, 1);
  await boughtShares(app, id, eva.id, 3);
  await boughtShares(app, id, ana.id, 1);
  return id;
}
const mine = (id: number, { token }: { token?: string } = ana) => app.get(`/penas/mine/${id}`, token);
const penas = async ({ token } = ana) => (await app.get('/purchases/list', token)).body.penas;
const ledger = async (id: number) => {
  const game = await findGame(app.context.db, id);
  if (game === null) throw new Error('no game');
  return await readLedger(app.context.db, game.row, await linesWithWins(app.context.db, id), 'USD');
};

describe('a game that a customer has shares of', () => {
  test('stands under their purchases: what is theirs, what they paid, and until when it is sold', async () => {
    const id = await aGame();
    expect(await penas()).toMatchObject([
      {
        id,
        loterie: { id: 1 },
        type: 50,
        participations: 10,
        coupons: 7,
        state: 'on-sale',
        shares: 4,
        numbers: [
          { from: 1, to: 3 },
          { from: 7, to: 7 },
        ],
        price: '50.00',
        date_lottery: powerballDraw,
        closes_at: new Date(powerballCutoff).toISOString(),
        lines: 0,
        sha256: null,
        refund: null,
        prize: null,
      },
    ]);
    expect(await penas(eva)).toMatchObject([
      { id, shares: 3, numbers: [{ from: 4, to: 6 }], price: '37.50' },
    ]);
  });

  test('tells its lines, and once its draw is settled what each won and how that is divided', async () => {
    const id = await aGame();
    await attachTo(app, id, lines);
    const before = (await mine(id)).body.data;
    expect(before).toMatchObject({ result: null, division: null, share: { state: 'on-sale', lines: 2 } });
    expect(before.lines).toMatchObject([
      { number: 1, balls: '[1,2,3,4,60]', ball_red: 1, winBall: null, prize: null },
      { number: 2, prize: null },
    ]);
    expect((await ledger(id)).differences).toEqual([]);
    app.setNow(powerballCutoff);
    await closeDueGames(app.context);
    app.setNow('2026-11-22T05:00:00Z');
    expect((await mine(id)).body.data.share.state).toBe('awaiting-result');
    const drawn = { date: powerballDraw, balls: [5, 15, 25, 35, 45], ball_red: 10, enhancer: 2, amount: '0' };
    const detail = [
      { position: 1, prize_level: '5 + 1' },
      { position: 2, prize_level: '3', lottery_prize: '100.05' },
    ];
    const saved = await app.post('/loteries/create', { lottery_id: 1, ...drawn, detail }, admin);
    expect(saved.status).toBe(200);
    await app.context.jobs.drain();
    const { data } = (await mine(id)).body;
    expect(data).toMatchObject({
      share: { state: 'settled', prize: '40.03' },
      result: { balls: '[5,15,25,35,45]', ball_red: 10, potenciador: 2 },
      lines: [
        { winBall: '[]', level: null, prize: '0' },
        { winBall: '[5,15,25]', extraWinBall: null, level: '3', prize: '100.05', free: false },
      ],
      division: {
        currency: 'USD',
        total: '100.05',
        runs: [
          { from: 1, to: 5, each: '10.01' },
          { from: 6, to: 10, each: '10.00' },
        ],
        remainders: [{ line: 2, cents: 5 }],
        unknown: 0,
      },
    });
    const books = await ledger(id);
    expect(books.differences).toEqual([]);
    expect(books.entries.map(({ kind, count, balance }) => [kind, count, balance])).toEqual([
      ['shares-sold', 7, 87_50],
      ['house-shares', 3, 125_00],
      ['lines-bought', 2, 120_00],
      ['house-service', 1, 0],
      ['line-prize', 1, 100_05],
      ['payout', 5, 50_00],
      ['payout', 2, 30_00],
      ['house-payout', 3, 0],
    ]);
  });

  test('that was given back says why, and how far that is', async () => {
    const id = await aGame();
    app.setNow(powerballCutoff);
    await closeDueGames(app.context);
    expect(await penas()).toMatchObject([
      { id, state: 'refunded', refund_cause: 'no-lines', refund: 'requested' },
    ]);
    await app.context.jobs.drain();
    expect(await penas()).toMatchObject([{ refund: 'done', prize: null }]);
    expect((await ledger(id)).differences).toEqual([]);
  });
});

describe('the line file of a game', () => {
  const fileOf = (id: number, { token }: { token?: string } = ana) =>
    app.get(`/penas/mine/${id}/lines`, token);

  test('is its participants’, to the byte: its hash is the one that was recorded', async () => {
    const id = await aGame();
    expect((await fileOf(id)).status).toBe(404);
    const form = {
      file: { bytes: Buffer.from('5|9|22|41|60|0|12\r\n'), name: 'mis lineas.txt', type: 'text/plain' },
    };
    await sendForm(app, `/penas/attach/${id}`, admin, form);
    const { status, body, headers } = await fileOf(id);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="lineas-${id}.txt"`,
    ]);
    const sha256 = createHash('sha256').update(body).digest('hex');
    expect((await app.get(`/verify?sha256=${sha256}`)).body).toMatchObject({
      ok: true,
      kind: 'lines',
      draw: { date: powerballDraw },
    });
  });

  test('is nobody else’s', async () => {
    const id = await aGame();
    await attachTo(app, id, lines);
    expect((await fileOf(id)).status).toBe(200);
    expect((await fileOf(id, await aCustomer(app))).status).toBe(404);
    expect((await fileOf(id, {})).status).toBe(401);
    expect((await fileOf(id, { token: admin })).status).toBe(403);
    expect((await app.get('/penas/mine/uno/lines', ana.token)).status).toBe(400);
  });
});

describe('why a line won what it won', () => {
  const why = (id: number, number: number, token: string | undefined = ana.token) =>
    app.get(`/penas/${id}/lines/${number}/why`, token);
  const levels = [
    { level: '5 + 1' },
    { level: '3', prize: 100_05, playPrize: 200_10 },
    { level: '2', kind: 'free' as const },
    { level: '1 + 1', prize: 0 },
  ];
  const drawn = { balls: [5, 15, 25, 35, 45], special: 10, levels };
  const played = [
    { balls: [5, 15, 25, 51, 52], special: 1 },
    { balls: [5, 15, 50, 51, 52], special: 1 },
    { balls: [1, 2, 3, 4, 60], special: 1 },
    { balls: [2, 3, 4, 5, 60], special: 10 },
  ];

  test('ends in what was written for the line, and in what one’s shares get of it', async () => {
    const date = '2026-11-14';
    const id = await aGameOnSale(app, { drawDate: date });
    await attachTo(app, id, played);
    for (const [who, shares] of [
      [ana, 3],
      [eva, 3],
      [ana, 1],
    ] as const) {
      await boughtShares(app, id, who.id, shares);
    }
    expect((await why(id, 1)).body).toMatchObject({ status: 409, code: 'not-settled' });
    await closeDueGames(app.context);
    const { drawId } = await saveDraw(app, { ...drawn, date });
    await app.context.jobs.drain();
    const whyOf = async (number: number, token?: string) => (await why(id, number, token)).body.data;

    // $100.05 among ten: 10.00 each, and a cent more for each of the first five. Ana has 1 to 3 and 7.
    expect(await whyOf(1)).toMatchObject({
      ...{ id, line: 1, state: 'current', winBall: '[5,15,25]', position: 2 },
      rules: { version: 1 },
      multiplier: { mode: 'per-draw', bought: false },
      source: { how: 'once', amount: '100.05' },
      kept: { prize: '100.05', revision: 1 },
      prize: '100.05',
      division: {
        ...{ amount: '100.05', participations: 10, each: '10.00', remainder: 5 },
        ...{ shares: 4, yours: '40.03' },
      },
    });
    expect((await whyOf(1, eva.token)).division).toMatchObject({ shares: 3, yours: '30.02' });
    expect((await whyOf(1, admin)).division).toMatchObject({ remainder: 5, shares: null, yours: null });
    // A free play counts as what a line costs.
    expect(await whyOf(2)).toMatchObject({
      source: { how: 'free' },
      prize: '2.50',
      kept: { prize: '2.50' },
      division: { amount: '2.50', each: '0.25', remainder: 0, yours: '1.00' },
    });
    expect(await whyOf(3)).toMatchObject({ prize: '0', position: null, division: null });
    expect(await whyOf(4)).toMatchObject({
      ...{ prize: 'por confirmar', kept: { prize: 'por confirmar' }, division: null },
      source: { how: 'unknown', lacks: 'prize' },
    });
    const { lines: told } = (await mine(id)).body.data;
    for (const { number, prize } of told) expect((await whyOf(number)).prize).toBe(prize);

    await saveDraw(app, { ...drawn, date, balls: [5, 15, 26, 35, 45] }, drawId);
    expect(await whyOf(1)).toMatchObject({ state: 'again', kept: { prize: '100.05' }, prize: '2.50' });
    await app.context.jobs.drain();
    expect(await whyOf(1)).toMatchObject({ state: 'current', kept: { prize: '2.50', revision: 2 } });
  });

  test('is for who has shares of the game, and for the office', async () => {
    const id = await aGame();
    await attachTo(app, id, lines);
    const other = await aCustomer(app);
    expect((await why(id, 1, other.token)).body).toMatchObject({ status: 404, code: 'not-found' });
    expect((await why(id, 9, admin)).body).toMatchObject({ status: 404, code: 'not-found' });
    expect((await app.get(`/penas/${id}/lines/1/why`)).status).toBe(401);
    expect((await app.get(`/penas/${id}/lines/una/why`, ana.token)).status).toBe(400);
  });
});

describe('whose it is not', () => {
  test('finds no such game, and has none under the purchases', async () => {
    const id = await aGame();
    const other = await aCustomer(app);
    expect((await mine(id, other)).status).toBe(404);
    expect(await penas(other)).toEqual([]);
    expect((await mine(999_999)).status).toBe(404);
  });

  test('is asked to sign in; a word is no game', async () => {
    const id = await aGame();
    expect((await mine(id, {})).status).toBe(401);
    expect((await mine(id, { token: admin })).status).toBe(403);
    expect((await app.get('/penas/mine/uno', ana.token)).status).toBe(400);
  });
});
