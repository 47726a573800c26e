import { groupGame } from '@bolillero/database/schema/group-game';
import { lottery } from '@bolillero/database/schema/lottery';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { aGameOnSale, expectSharesAgree, joinGame } from '../../testing/group-games.ts';
import { nextPowerballDraw, powerballCutoff, powerballDraw, registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
});
afterEach(() => expectSharesAgree(app));

const join = (id: unknown, shares: unknown, as: string | undefined = token) =>
  app.post('/penas/join', { id, shares }, as);
const open = async (id: number, as = token) =>
  (await app.get(`/penas/list?lottery_id=1&game_id=${id}`, as)).body.data[0];
const cart = async (as = token) => (await app.get('/checkouts/list', as)).body.listCheckout;
const change = async (id: number, fields: Partial<typeof groupGame.$inferInsert>) =>
  await app.context.db.update(groupGame).set(fields).where(eq(groupGame.id, id));

describe('the games of a lottery that are on sale', () => {
  test('say what a share costs, how many are left and what is one’s own', async () => {
    const id = await aGameOnSale(app);
    await joinGame(app, token, id, 3);
    expect(await open(id)).toMatchObject({
      id,
      loterie: { id: 1, name: 'power_balls' },
      type: 100,
      participations: 20,
      coupons: 0,
      state: 'on-sale',
      lines: 0,
      sha256: null,
      date_lottery: powerballDraw,
      closes_at: '2026-11-22T02:59:00.000Z',
      draws_at: '2026-11-22T03:59:00.000Z',
      share_price: '12.50',
      left: 20,
      mine: 0,
      in_cart: 3,
    });
    // What is in a cart is nobody else's business, and is not taken from what is left.
    expect(await open(id, (await aCustomer(app)).token)).toMatchObject({ left: 20, in_cart: 0 });
  });

  test('are those that close first before the others, and by their lines', async () => {
    const later = await aGameOnSale(app, { drawDate: nextPowerballDraw, lineLimit: 50 });
    const sooner = await aGameOnSale(app, { lineLimit: 200 });
    const { body } = await app.get('/penas/list?lottery_id=1', token);
    const ids = body.data.map((one: { id: number }) => one.id);
    expect(ids.indexOf(sooner)).toBeLessThan(ids.indexOf(later));
    const byType = (await app.get('/penas/list_type?lottery_id=1', token)).body.data;
    expect(byType.map(({ type }: { type: number }) => type)).toEqual([50, 100, 200]);
    const idsOf = (index: number) => byType[index].penas.map((one: { id: number }) => one.id);
    expect([idsOf(0).includes(later), idsOf(2).includes(sooner), idsOf(1).includes(later)]).toEqual([
      true,
      true,
      false,
    ]);
    const one = await app.get(`/penas/list_type?lottery_id=1&game_id=${later}`, token);
    expect(one.body.data.map(({ penas }: { penas: unknown[] }) => penas.length)).toEqual([1, 0, 0]);
  });

  test('are not those that are not for sale yet, are deleted, closed, refunded or of a called off draw', async () => {
    const notActive = await aGameOnSale(app, { activatedAt: null });
    const deleted = await aGameOnSale(app, { deletedAt: new Date(testNow) });
    const given = await aGameOnSale(app, { refundCause: 'no-lines', refundedAt: new Date(testNow) });
    // 24 November is a Tuesday: Powerball draws on none.
    const calledOff = await aGameOnSale(app, { drawDate: '2026-11-24' });
    const closed = await aGameOnSale(app, { drawDate: '2026-11-18' });
    for (const id of [notActive, deleted, given, calledOff, closed]) expect(await open(id)).toBeUndefined();
    const id = await aGameOnSale(app);
    app.setNow('2026-11-22T02:58:59.999Z');
    expect(await open(id)).toMatchObject({ id });
    app.setNow(powerballCutoff);
    expect(await open(id)).toBeUndefined();
  });

  test('are for who is signed in as a customer, of a lottery that is played here', async () => {
    for (const path of ['/penas/list', '/penas/list_type']) {
      expect((await app.get(`${path}?lottery_id=1`)).status).toBe(401);
      expect((await app.get(`${path}?lottery_id=1`, (await anAdmin(app)).token)).status).toBe(403);
      expect((await app.get(path, token)).status).toBe(400);
      expect((await app.get(`${path}?lottery_id=x`, token)).status).toBe(400);
      const unknown = await app.get(`${path}?lottery_id=99`, token);
      expect([unknown.status, unknown.body.code]).toEqual([404, 'unknown-lottery']);
    }
  });
});

describe('joining a game', () => {
  test('sets how many shares are in the cart, whatever there were', async () => {
    const id = await aGameOnSale(app);
    const first = await join(id, 2);
    expect([first.status, first.body]).toEqual([
      200,
      { ok: true, registered: { id: expect.any(Number), shares: 2 } },
    ]);
    const line = first.body.registered.id;
    expect((await join(id, 2)).body.registered).toEqual({ id: line, shares: 2 });
    expect((await join(id, 5)).body.registered).toEqual({ id: line, shares: 5 });
    expect(await cart()).toMatchObject([{ id: line, kind: 'share', price: '62.50' }]);
    expect((await join(id, 0)).body).toEqual({ ok: true, registered: null });
    expect((await join(id, 0)).body).toEqual({ ok: true, registered: null });
    expect(await cart()).toEqual([]);
  });

  test('from two devices at once is one line, of what one of them asked for', async () => {
    const id = await aGameOnSale(app);
    const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((shares) => join(id, shares)));
    expect(new Set(replies.map(({ body }) => body.registered.id)).size).toBe(1);
    const lines = await cart();
    expect(lines).toHaveLength(1);
    expect([1, 2, 3, 4, 5, 6]).toContain(lines[0].pena.shares);
  });

  test('for more than are left says how many are', async () => {
    const id = await aGameOnSale(app, { participations: 4 });
    const { status, body } = await join(id, 5);
    expect([status, body.code, body.details]).toEqual([422, 'group-game-shares-gone', { left: 4 }]);
    expect(body.message).toBe('Solo quedan 4 participaciones de este juego en grupo. Elige 4 o menos.');
    expect((await join(id, 4)).status).toBe(200);
    expect(await cart()).toMatchObject([{ pena: { shares: 4, left: 4 } }]);
  });

  test('after its sale is refused; the shares can still be taken out', async () => {
    const id = await aGameOnSale(app);
    await joinGame(app, token, id, 2);
    app.setNow(powerballCutoff);
    const { status, body } = await join(id, 1);
    expect([status, body.code]).toEqual([422, 'group-game-closed']);
    expect(body.message).toBe('Este juego en grupo ya cerró: no se venden más participaciones.');
    expect(await cart()).toMatchObject([{ expired: true, pena: { shares: 2 } }]);
    expect((await join(id, 0)).status).toBe(200);
    expect(await cart()).toEqual([]);
  });

  test('is nothing for who paused their account, but taking shares out is', async () => {
    const id = await aGameOnSale(app);
    await joinGame(app, token, id, 2);
    await app.post('/costumers/pause', { until: '2026-12-31' }, token);
    const { status, body } = await join(id, 3);
    expect([status, body.code]).toEqual([403, 'account-paused']);
    expect((await join(id, 0)).status).toBe(200);
    expect(await cart()).toEqual([]);
  });

  test('is for a game that is on sale, and for a number of shares', async () => {
    const id = await aGameOnSale(app);
    expect((await join(id, 1, '')).status).toBe(401);
    expect((await join(id, 1, (await anAdmin(app)).token)).status).toBe(403);
    for (const shares of [-1, 1.5, 'x', 100_001, undefined]) {
      expect((await join(id, shares)).status).toBe(400);
    }
    expect((await join('x', 1)).status).toBe(400);
    const notActive = await aGameOnSale(app, { activatedAt: null });
    for (const gone of [999_999, notActive, await aGameOnSale(app, { deletedAt: new Date(testNow) })]) {
      expect((await join(gone, 1)).status).toBe(404);
      expect((await join(gone, 0)).status).toBe(404);
    }
    expect(await cart()).toEqual([]);
  });
});

describe('shares in the cart', () => {
  let game: number;
  let line: number;
  beforeEach(async () => {
    game = await aGameOnSale(app);
    line = await joinGame(app, token, game, 2);
  });

  test('stand among the plays of their lottery, newest first, with what they cost', async () => {
    const [play] = await registerPlays(app, token);
    const lines = await cart();
    expect(lines.map(({ id }: { id: number }) => id)).toEqual([play, line]);
    expect(lines[1]).toEqual({
      id: line,
      kind: 'share',
      lottery_id: 1,
      name: 'power_balls',
      type: 0,
      balls: '[]',
      ball_red: null,
      potenciador: false,
      date_lottery: powerballDraw,
      expired: false,
      free: false,
      being_paid: false,
      ticket_price: '0.00',
      service_fee: '0.00',
      multiplier_price: '0.00',
      price: '25.00',
      pena: {
        id: game,
        type: 100,
        participations: 20,
        shares: 2,
        share_price: '12.50',
        closes_at: '2026-11-22T02:59:00.000Z',
        left: 20,
      },
    });
    const idsOf = async (query: string) =>
      (await app.get(`/checkouts/oneList?${query}`, token)).body.listCheckout.map(
        ({ id }: { id: number }) => id,
      );
    expect(await idsOf('id=1')).toEqual([play, line]);
    expect(await idsOf('id=1&type=0')).toEqual([play, line]);
    expect(await idsOf('id=1&type=1')).toEqual([]);
    expect(await idsOf('id=2')).toEqual([]);
  });

  test('are counted beside the plays', async () => {
    const { body } = await app.get('/checkouts/count', token);
    expect(body.loteries).toEqual([{ lottery_id: 1, name: 'power_balls', plays: 0, shares: 2 }]);
    await registerPlays(app, token, 3);
    const both = await app.get('/checkouts/count', token);
    expect(both.body.loteries).toEqual([{ lottery_id: 1, name: 'power_balls', plays: 3, shares: 2 }]);
  });

  test('are deleted as any line, but by their customer alone', async () => {
    const other = (await aCustomer(app)).token;
    expect((await app.delete(`/checkouts/list/${line}`, other)).status).toBe(404);
    expect((await app.delete(`/checkouts/list/${line}`)).status).toBe(401);
    expect((await app.delete(`/checkouts/list/${line}`, token)).status).toBe(200);
    expect(await cart()).toEqual([]);
    expect((await app.delete(`/checkouts/list/${line}`, token)).status).toBe(404);
  });

  test('go with their lottery’s lines, and with all', async () => {
    await app.delete('/checkouts/listLottery/2', token);
    expect(await cart()).toHaveLength(1);
    await app.delete('/checkouts/listLottery/1', token);
    expect(await cart()).toEqual([]);
    await joinGame(app, token, game);
    await app.delete('/checkouts/list', token);
    expect(await cart()).toEqual([]);
  });

  test('are moved to no other draw: those on sale stay, the others can only be deleted', async () => {
    const [play = 0] = await registerPlays(app, token);
    const same = await app.post('/checkouts/renew', { items: [line, play] }, token);
    expect(same.body.data.map(({ id }: { id: number }) => id)).toEqual([play, line]);
    app.setNow(powerballCutoff);
    const { status, body } = await app.post('/checkouts/renew', { items: [play, line] }, token);
    expect([status, body.code, body.details]).toEqual([422, 'group-game-closed', { items: [line] }]);
    expect(await cart()).toMatchObject([{ expired: true }, { expired: true }]);
    expect((await app.post('/checkouts/renew', { items: [play] }, token)).status).toBe(200);
  });

  test('are marked when their game is closed by the office or its lottery is hidden', async () => {
    const { db } = app.context;
    await change(game, { refundCause: 'draw-cancelled', refundedAt: new Date(testNow) });
    expect(await cart()).toMatchObject([{ id: line, expired: true }]);
    const other = await aGameOnSale(app, { lotteryId: 2, drawDate: '2026-11-24' });
    await joinGame(app, token, other);
    try {
      await db.update(lottery).set({ hidden: true }).where(eq(lottery.id, 2));
      expect(await cart()).toMatchObject([{ expired: true }, { expired: true }]);
      expect((await app.get('/penas/list?lottery_id=2', token)).body.code).toBe('unknown-lottery');
    } finally {
      await db.update(lottery).set({ hidden: false }).where(eq(lottery.id, 2));
    }
  });
});
