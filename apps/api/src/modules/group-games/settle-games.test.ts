import { groupGame, groupLine, groupLineWin } from '@bolillero/database/schema/group-game';
import { groupPayout } from '@bolillero/database/schema/group-share';
import type { GroupLine } from '@bolillero/domain/group-games/line-file';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { powerballCutoff, powerballDraw } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { buy } from '../settlement/plays.testing.ts';
import { settleDraw } from '../settlement/settle-draw.ts';
import { closeDueGames } from './freeze.ts';
import { aGameOnSale, attachTo, boughtShares } from './games.testing.ts';
import { settleLateGames } from './late-games.ts';
import { enqueueLateGames } from './late-games-job.ts';

let app: TestApp;
let admin: string;
let ana: Awaited<ReturnType<typeof aCustomer>>;
let eva: Awaited<ReturnType<typeof aCustomer>>;

beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' });
  admin = (await anAdmin(app, 'operator')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  ana = await aCustomer(app);
  eva = await aCustomer(app);
});

const afterDraw = '2026-11-22T05:00:00Z';
const numbers = {
  date: powerballDraw,
  balls: [5, 15, 25, 35, 45],
  ball_red: 10,
  enhancer: 2,
  amount: '1000.00',
};
const table = (three: string | null, jackpot: object = {}) => [
  { position: 1, prize_level: '5 + 1', ...jackpot },
  { position: 2, prize_level: '4', lottery_prize: '50' },
  { position: 3, prize_level: '3', lottery_prize: three ?? '' },
];
/** Three of the drawn balls, four of them, none, and all. */
const three: GroupLine = { balls: [5, 15, 25, 51, 52], special: 1 };
const four: GroupLine = { balls: [5, 15, 25, 35, 52], special: 1 };
const nothing: GroupLine = { balls: [1, 2, 3, 4, 60], special: 1 };
const allOfIt: GroupLine = { balls: [5, 15, 25, 35, 45], special: 10 };

const drain = () => app.context.jobs.drain();

/** A Powerball game of ten shares, of which Ana has 1 to 3 and Eva 4 to 6, at its cut-off. */
async function closedGame(lines: readonly GroupLine[]): Promise<number> {
  const id = await aGameOnSale(app);
  await attachTo(app, id, lines);
  await boughtShares(app, id, ana.id, 3);
  await boughtShares(app, id, eva.id, 3);
  app.setNow(powerballCutoff);
  await closeDueGames(app.context);
  app.setNow(afterDraw);
  return id;
}

/** Saves a result as the office does, and settles it. Answers its id. */
async function result(body: object = {}): Promise<number> {
  const sent = { lottery_id: 1, ...numbers, detail: table('100.05'), ...body };
  const answer = await app.post('/loteries/create', sent, admin);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  await drain();
  return answer.body.data.id;
}
const correct = async (id: number, body: object) => {
  const { status } = await app.post(`/loteries/update/power_balls/${id}`, { ...numbers, ...body }, admin);
  expect(status).toBe(200);
  await drain();
};
const remove = async (id: number) => {
  expect((await app.post('/loteries/delete', { id, name: 'power_balls' }, admin)).status).toBe(200);
  await drain();
};

const notices = async ({ token }: { token: string }) =>
  (await app.get('/notifications/listNew', token)).body.data;
const told = async (who: { token: string }) =>
  (await notices(who)).map((one: Record<string, unknown>) => [one.kind, one.monto]);
const payouts = async (gameId: number) =>
  await app.context.db
    .select({ customer: groupPayout.customerId, amount: groupPayout.amountCents, known: groupPayout.isKnown })
    .from(groupPayout)
    .where(eq(groupPayout.gameId, gameId))
    .orderBy(asc(groupPayout.customerId));
const lineWins = async (gameId: number) =>
  await app.context.db
    .select({ line: groupLine.number, kind: groupLineWin.kind, amount: groupLineWin.amountCents })
    .from(groupLineWin)
    .innerJoin(groupLine, eq(groupLine.id, groupLineWin.lineId))
    .where(eq(groupLineWin.gameId, gameId))
    .orderBy(asc(groupLine.number));
const mailsTo = async (customerId: number) => {
  const { rows } = await app.context.db.execute<{ subject: string; text_body: string }>(
    sql`SELECT subject, text_body FROM mail WHERE kind = 'win' AND customer_id = ${customerId} ORDER BY id`,
  );
  return rows;
};
/** One draw of a date is on file at a time. */
const withResult = async (body: object, work: (id: number) => Promise<void>) => {
  const id = await result(body);
  try {
    await work(id);
  } finally {
    await remove(id);
  }
};

describe('a settled group game', () => {
  test('divides what its line won to the cent, the first shares a cent more, and tells each participant once', async () => {
    const game = await closedGame([nothing, three]);
    await withResult({}, async (drawId) => {
      expect(await lineWins(game)).toEqual([{ line: 2, kind: 'money', amount: 100_05 }]);
      expect(await payouts(game)).toEqual([
        { customer: ana.id, amount: 30_03, known: true },
        { customer: eva.id, amount: 30_02, known: true },
      ]);
      expect(await notices(ana)).toMatchObject([
        {
          kind: 'win',
          monto: '30.03',
          currency: 'USD',
          pena_id: game,
          purchase_id: null,
          jackpot: powerballDraw,
        },
      ]);
      expect(await told(eva)).toEqual([['win', '30.02']]);
      const [mail, ...others] = await mailsTo(ana.id);
      expect(others).toEqual([]);
      expect(mail?.subject).toBe('Ganaste $30.03 USD en Powerball');
      expect(mail?.text_body).toContain('3 de 10');
      expect(mail?.text_body).toContain(`/compras/grupo/${game}`);
      await correct(drawId, { detail: table('100.05') });
      await Promise.all([1, 2, 3].map((revision) => settleDraw(app.context, drawId, revision)));
      expect(await told(ana)).toEqual([['win', '30.03']]);
      expect(await mailsTo(ana.id)).toHaveLength(1);
    });
  });

  test('divides each winning line for itself', async () => {
    const game = await closedGame([three, three, four]);
    await withResult({ detail: table('7.03') }, async () => {
      // Twice 7.03 of ten: 0.70 and a cent more for the first three each; 50.00 of ten: 5.00.
      expect(await payouts(game)).toEqual([
        { customer: ana.id, amount: 3 * (71 + 71 + 500), known: true },
        { customer: eva.id, amount: 3 * (70 + 70 + 500), known: true },
      ]);
    });
  });

  test('of no winning line tells nobody, and is settled all the same', async () => {
    const game = await closedGame([nothing]);
    await withResult({}, async (drawId) => {
      expect(await payouts(game)).toEqual([]);
      expect(await notices(ana)).toEqual([]);
      const [row] = await app.context.db.select().from(groupGame).where(eq(groupGame.id, game));
      expect(row).toMatchObject({ settledDrawId: drawId, settledRevision: 1 });
    });
  });
});

describe('a result that changes', () => {
  test('is told once more with what it was and why; one that is gone takes all back', async () => {
    const game = await closedGame([three]);
    const id = await result();
    await correct(id, { detail: table('200') });
    const [changed, ...others] = await notices(ana);
    expect(others).toEqual([]);
    expect(changed).toMatchObject({ kind: 'changed', monto: '60.00', before: { monto: '30.03' } });
    expect(changed.reason).toContain('Corregimos el resultado');
    await remove(id);
    expect(await told(ana)).toEqual([['withdrawn', '0']]);
    expect([await payouts(game), await lineWins(game)]).toEqual([[], []]);
    const [row] = await app.context.db.select().from(groupGame).where(eq(groupGame.id, game));
    expect(row?.settledDrawId).toBeNull();
    expect((await mailsTo(ana.id)).map(({ subject }) => subject).at(-1)).toBe(
      'Ya no hay premio para tu juego en grupo de Powerball',
    );
  });

  test('is rehearsed with what it does to participants, and nothing is done', async () => {
    const game = await closedGame([three]);
    await withResult({}, async (id) => {
      const body = { ...numbers, detail: table('200') };
      const rehearsed = await app.post(`/loteries/update/power_balls/${id}?dry_run=1`, body, admin);
      const ours = rehearsed.body.changes.filter((change: { pena_id?: number }) => change.pena_id === game);
      expect(ours).toMatchObject([
        { purchase_id: null, pena_id: game, balls: '[]', before: '30.03', after: '60.00' },
        { purchase_id: null, pena_id: game, before: '30.02', after: '60.00' },
      ]);
      expect(await told(ana)).toEqual([['win', '30.03']]);
    });
  });

  test('of which no line wins any more is told as withdrawn', async () => {
    await closedGame([three]);
    await withResult({}, async (id) => {
      await correct(id, { balls: [60, 61, 62, 63, 64], detail: table('100.05') });
      expect(await told(ana)).toEqual([['withdrawn', '0']]);
    });
  });
});

describe('prizes that are not known', () => {
  test('are "por confirmar" for all, those of known lines too, and told once when they are known', async () => {
    const game = await closedGame([three, four]);
    await withResult({ detail: table(null) }, async (id) => {
      expect(await told(ana)).toEqual([['win', 'por confirmar']]);
      expect(await payouts(game)).toMatchObject([
        { amount: 15_00, known: false },
        { amount: 15_00, known: false },
      ]);
      await correct(id, { detail: table('10') });
      expect(await told(ana)).toEqual([['win', '18.00']]);
      expect(await payouts(game)).toMatchObject([{ amount: 18_00, known: true }, { amount: 18_00 }]);
    });
  });

  test('since nobody entered what is printed on the ticket, are settled once somebody does', async () => {
    const { db, jobs } = app.context;
    const date = '2026-11-24';
    const game = await aGameOnSale(app, { lotteryId: 2, drawDate: date });
    await attachTo(app, game, [{ balls: [1, 2, 3, 11, 12], special: 1 }]);
    await boughtShares(app, game, ana.id, 10);
    app.setNow('2026-11-25T05:00:00Z');
    const detail = [
      { position: 1, prize_level: '5 + 1' },
      { position: 2, prize_level: '3', lottery_prize: '10' },
    ];
    const drawn = { date, balls: [1, 2, 3, 4, 5], ball_red: 6, enhancer: null, amount: '0' };
    await result({ lottery_id: 2, ...drawn, detail });
    // No process was there at the cut-off: it was closed by the settlement.
    expect(await told(ana)).toEqual([['win', 'por confirmar']]);
    await db.transaction(async (tx) => {
      await tx.update(groupLine).set({ multiplier: 4 }).where(eq(groupLine.gameId, game));
      await enqueueLateGames(tx, { jobs }, { lotteryId: 2, series: 0, drawDate: date });
    });
    await drain();
    expect(await told(ana)).toEqual([['win', '40.00']]);
    expect(await payouts(game)).toEqual([{ customer: ana.id, amount: 40_00, known: true }]);
    await app.post(`/penas/multipliers/${game}`, { potenciadores: [3] }, admin);
    await drain();
    expect(await notices(ana)).toMatchObject([
      {
        ...{ kind: 'changed', monto: '30.00', before: { monto: '40.00' } },
        reason: 'Corregimos el potenciador impreso en las cartillas del juego.',
      },
    ]);
  });
});

test('a free play counts as what a line costs', async () => {
  const date = '2026-11-21';
  const game = await aGameOnSale(app, { lotteryId: 3, drawDate: date, linePriceCents: 2_55 });
  await attachTo(app, game, [{ balls: [1, 2, 13, 14, 15, 16], special: null }]);
  await boughtShares(app, game, ana.id, 6);
  app.setNow(afterDraw);
  const detail = [
    { position: 1, prize_level: '6' },
    { position: 2, prize_level: '2', prize_kind: 'free' },
  ];
  const drawn = { date, balls: [1, 2, 3, 4, 5, 6], ball_red: null, enhancer: null };
  await result({ lottery_id: 3, ...drawn, detail });
  expect(await lineWins(game)).toEqual([{ line: 1, kind: 'free', amount: 2_55 }]);
  expect(await payouts(game)).toEqual([{ customer: ana.id, amount: 5 * 26 + 25, known: true }]);
  expect(await told(ana)).toEqual([['win', '1.55']]);
});

describe('the jackpot', () => {
  test('is shared by plays and lines of ours: the larger of our number and the lottery’s divides', async () => {
    const game = await closedGame([allOfIt, allOfIt]);
    const [play] = await buy(app, [
      { customerId: eva.id, drawDate: powerballDraw, balls: allOfIt.balls, special: 10 },
    ]);
    await withResult({ detail: table('7', { lottery_winner: 1 }) }, async () => {
      // 1,000.00 by three: 333.33 each, the cent is the house's. A line's share among ten: 33.34 thrice, then 33.33.
      expect(await lineWins(game)).toMatchObject([{ amount: 333_33 }, { amount: 333_33 }]);
      const { rows } = await app.context.db.execute(
        sql`SELECT amount_cents::int AS cents FROM win WHERE purchase_id = ${play}`,
      );
      expect(rows).toEqual([{ cents: 333_33 }]);
      expect(await payouts(game)).toEqual([
        { customer: ana.id, amount: 2 * 3 * 33_34, known: true },
        { customer: eva.id, amount: 2 * 3 * 33_33, known: true },
      ]);
    });
  });

  test.each([
    ['after its result', '2026-11-23', '2026-11-24T05:00:00Z', 'done'],
    [
      'while a pass that a process left behind is not at its end',
      '2026-11-25',
      '2026-11-26T05:00:00Z',
      'running',
    ],
  ])('is divided anew when a game is closed %s', async (_, date, afterIt, state) => {
    const late = await aGameOnSale(app, { drawDate: date, activatedAt: null });
    await attachTo(app, late, [allOfIt]);
    await boughtShares(app, late, ana.id, 10);
    const play = { customerId: eva.id, drawDate: date, balls: allOfIt.balls, special: 10 };
    const [bought] = await buy(app, [play]);
    app.setNow(afterIt);
    await withResult({ date, detail: table('7', { lottery_winner: 1 }) }, async (drawId) => {
      await app.context.db.execute(
        sql`UPDATE settlement SET state = ${state}, last_purchase_id = 0, settled = 0 WHERE draw_id = ${drawId}`,
      );
      // As if nobody could close it before the result was settled.
      const sold = { activatedAt: new Date(testNow) };
      await app.context.db.update(groupGame).set(sold).where(eq(groupGame.id, late));
      await closeDueGames(app.context);
      await drain();
      expect(await payouts(late)).toEqual([{ customer: ana.id, amount: 500_00, known: true }]);
      expect(await told(eva)).toEqual([['changed', '500.00']]);
      const { rows } = await app.context.db.execute(
        sql`SELECT amount_cents::int AS cents FROM win WHERE purchase_id = ${bought}`,
      );
      expect(rows).toEqual([{ cents: 500_00 }]);
    });
  });
});

test('a game that cannot be closed keeps no prize of others back', async () => {
  const { db } = app.context;
  await closedGame([three]);
  const stuck = await aGameOnSale(app, { lotteryId: 3, drawDate: '2026-11-21' });
  await boughtShares(app, stuck, eva.id, 1);
  await db.execute(
    sql`ALTER TABLE group_share_refund ADD CONSTRAINT nothing_goes_back CHECK (false) NOT VALID`,
  );
  try {
    await withResult({}, async () => expect(await told(ana)).toEqual([['win', '30.03']]));
    await expect(closeDueGames(app.context)).rejects.toThrow(AggregateError);
  } finally {
    await db.execute(sql`ALTER TABLE group_share_refund DROP CONSTRAINT nothing_goes_back`);
  }
  await closeDueGames(app.context);
  const [row] = await db.select().from(groupGame).where(eq(groupGame.id, stuck));
  expect(row?.refundCause).toBe('no-lines');
});

test('closing, settling, correcting and entering multipliers all at once end as the last of each, told once', async () => {
  const date = '2026-11-27';
  const game = await aGameOnSale(app, { lotteryId: 2, drawDate: date });
  await attachTo(app, game, [{ balls: [1, 2, 3, 11, 12], special: 1 }]);
  await boughtShares(app, game, ana.id, 3);
  await boughtShares(app, game, eva.id, 3);
  app.setNow('2026-11-28T05:00:00Z');
  const drawn = { date, balls: [1, 2, 3, 4, 5], ball_red: 6, enhancer: null, amount: '0' };
  const detail = (prize: string) => [
    { position: 1, prize_level: '5 + 1' },
    { position: 2, prize_level: '3', lottery_prize: prize },
  ];
  const sent = { lottery_id: 2, ...drawn, detail: detail('10') };
  const { id } = (await app.post('/loteries/create', sent, admin)).body.data;
  const [corrected, entered] = await Promise.all([
    app.post(`/loteries/update/mega_millions/${id}`, { ...drawn, detail: detail('20.01') }, admin),
    app.post(`/penas/multipliers/${game}`, { potenciadores: [4] }, admin),
    ...[1, 1, 2].map((revision) => settleDraw(app.context, id, revision)),
    ...[1, 2].map(() => settleLateGames(app.context, id)),
    ...[1, 2].map(() => closeDueGames(app.context)),
  ]);
  expect([corrected.status, entered.status]).toEqual([200, 200]);
  await drain();
  expect(await lineWins(game)).toEqual([{ line: 1, kind: 'money', amount: 80_04 }]);
  // 80.04 of ten: 8.00, and a cent more for the first four.
  expect(await payouts(game)).toEqual([
    { customer: ana.id, amount: 24_03, known: true },
    { customer: eva.id, amount: 24_01, known: true },
  ]);
  expect((await notices(ana)).map(({ monto }: { monto: string }) => monto)).toEqual(['24.03']);
  expect((await notices(eva)).map(({ monto }: { monto: string }) => monto)).toEqual(['24.01']);
});
