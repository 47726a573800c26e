import { customer } from '@bolillero/database/schema/account';
import { groupGame } from '@bolillero/database/schema/group-game';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { aGameOnSale, booksOfGame, expectSharesAgree, joinGame } from '../../testing/group-games.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approve, approvedOrder, capture, openOrder, pay } from '../../testing/payments.ts';
import { powerballCutoff, registerPlays } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';

/** Paying for shares of group games, as for plays and with them. */

let app: TestApp;
let token: string;
let game: number;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  token = (await aCustomer(app)).token;
  game = await aGameOnSale(app);
});
afterEach(async () => {
  await expectMoneyAndPurchasesAgree(app);
  await expectSharesAgree(app);
});

const cart = async (as = token) => (await app.get('/checkouts/list', as)).body.listCheckout;
const orderNow = async (id: string, as = token) => (await app.get(`/payments/orders/${id}`, as)).body;
const change = async (fields: Partial<typeof groupGame.$inferInsert>, id = game) =>
  await app.context.db.update(groupGame).set(fields).where(eq(groupGame.id, id));
const open = (items: readonly number[]) => app.post('/payments/orders', { kind: 'cart', items }, token);

describe('paying for shares', () => {
  test('makes them the customer’s, with the next numbers, at the server’s amount', async () => {
    const line = await joinGame(app, token, game, 3);
    const opened = await open([line]);
    expect(opened.body).toMatchObject({ amount: '37.50', currency: 'USD', provider: 'test' });
    const { id } = opened.body;
    await approve(app, token, id);
    const { status, body } = await capture(app, token, id);
    expect([status, body]).toEqual([200, { status: 'captured', purchases: [] }]);
    expect(await cart()).toEqual([]);
    expect(await booksOfGame(app, game)).toEqual({ sold: 3, held: 0, owned: 3 });
    const { body: listed } = await app.get(`/penas/list?lottery_id=1&game_id=${game}`, token);
    expect(listed.data[0]).toMatchObject({ coupons: 3, left: 17, mine: 3, in_cart: 0 });

    const other = (await aCustomer(app)).token;
    await pay(app, other, [await joinGame(app, other, game, 2)]);
    const again = await approvedOrder(app, token, [await joinGame(app, token, game)]);
    await capture(app, token, again);
    const numbersOf = async (order: string) =>
      (await orderNow(order)).receipt.penas.map(({ from, to }: { from: number; to: number }) => [from, to]);
    expect(await numbersOf(id)).toEqual([[1, 3]]);
    expect(await numbersOf(again)).toEqual([[6, 6]]);
  });

  test('with plays is one order, one amount, one capture and one receipt', async () => {
    const plays = await registerPlays(app, token, 2);
    const line = await joinGame(app, token, game, 2);
    const id = await approvedOrder(app, token, [...plays, line]);
    const [first, again] = await Promise.all([capture(app, token, id), capture(app, token, id)]);
    expect(first.body.purchases).toHaveLength(2);
    expect(again.body).toEqual(first.body);
    expect(await cart()).toEqual([]);
    const order = await orderNow(id);
    expect(order).toMatchObject({ amount: '31.00', status: 'captured', purchases: first.body.purchases });
    expect(order.receipt).toMatchObject({ ticket_price: '5.00', service_fee: '1.00', total: '31.00' });
    expect(order.receipt.lines).toHaveLength(2);
    expect(order.receipt.penas).toEqual([
      {
        id: game,
        loterie: expect.objectContaining({ id: 1, description: 'Powerball' }),
        date_lottery: '2026-11-21',
        closes_at: '2026-11-22T02:59:00.000Z',
        type: 100,
        participations: 20,
        shares: 2,
        from: 1,
        to: 2,
        price: '25.00',
        refunded: false,
      },
    ]);
  });

  test('of several games is one order; what was not chosen stays in the cart', async () => {
    const other = await aGameOnSale(app, { sharePriceCents: 333, participations: 3 });
    const lines = [await joinGame(app, token, game), await joinGame(app, token, other, 3)];
    const [play] = await registerPlays(app, token);
    const id = await approvedOrder(app, token, lines);
    expect((await orderNow(id)).amount).toBe('22.49');
    await capture(app, token, id);
    expect((await cart()).map((item: { id: number }) => item.id)).toEqual([play]);
    expect(await booksOfGame(app, other)).toEqual({ sold: 3, held: 0, owned: 3 });
    const { body } = await app.get(`/penas/list?lottery_id=1&game_id=${other}`, token);
    expect(body.data[0]).toMatchObject({ state: 'sold-out', left: 0, mine: 3 });
  });

  test('of plays alone has no shares on its receipt', async () => {
    const id = await approvedOrder(app, token, await registerPlays(app, token));
    await capture(app, token, id);
    expect((await orderNow(id)).receipt).not.toHaveProperty('penas');
  });

  test('that was declined leaves them in the cart and to be sold', async () => {
    const line = await joinGame(app, token, game, 20);
    const id = await openOrder(app, token, [line]);
    await approve(app, token, id, 'decline');
    expect((await capture(app, token, id)).body.code).toBe('order-declined');
    expect(await booksOfGame(app, game)).toEqual({ sold: 0, held: 0, owned: 0 });
    expect(await cart()).toMatchObject([{ id: line, being_paid: false }]);
    await pay(app, token, [line]);
    expect(await booksOfGame(app, game)).toEqual({ sold: 20, held: 0, owned: 20 });
  });

  test('counts against the customer’s own limit, until they are given back', async () => {
    await app.post('/costumers/limits', { monthly: '30.00' }, token);
    await pay(app, token, [await joinGame(app, token, game, 2)]);
    const [play] = await registerPlays(app, token, 1);
    expect((await open([play ?? 0])).status).toBe(200);
    const line = await joinGame(app, token, game);
    const { status, body } = await open([line]);
    expect([status, body.code, body.details.spent]).toEqual([422, 'limit-exceeded', '25.00']);
    await app.context.db.execute(
      `INSERT INTO group_share_refund (share_id, cause, amount_cents, state, requested_at)
       SELECT id, 'no-lines', shares * share_price_cents, 'requested', now() FROM group_share WHERE game_id = ${game}`,
    );
    expect((await open([line])).status).toBe(200);
  });
});

describe('an order with shares does not open', () => {
  const refusal = async (items: readonly number[]) => {
    const { status, body } = await open(items);
    return [status, body.code, body.details];
  };

  test('when fewer are left', async () => {
    const line = await joinGame(app, token, game, 5);
    await change({ participations: 4 });
    expect(await refusal([line])).toEqual([422, 'group-game-shares-gone', { left: 4, items: [line] }]);
    await change({ participations: 20 });
  });

  test('after the sale of its game', async () => {
    const line = await joinGame(app, token, game);
    app.setNow(powerballCutoff);
    expect(await refusal([line])).toEqual([422, 'group-game-closed', { items: [line] }]);
  });

  test('for another customer’s line, or one that is gone', async () => {
    const other = (await aCustomer(app)).token;
    const theirs = await joinGame(app, other, game);
    expect(await refusal([theirs])).toEqual([404, 'cart-item-missing', { items: [theirs] }]);
    const line = await joinGame(app, token, game);
    await app.delete(`/checkouts/list/${line}`, token);
    expect(await refusal([line])).toEqual([404, 'cart-item-missing', { items: [line] }]);
  });
});

describe('what changes after the order makes the capture refuse before money moves', () => {
  let line: number;
  let id: string;
  beforeEach(async () => {
    line = await joinGame(app, token, game, 2);
    id = await approvedOrder(app, token, [line, ...(await registerPlays(app, token))]);
  });

  const refused = async (code: string) => {
    const { status, body } = await capture(app, token, id);
    expect(body.code).toBe(code);
    expect((await orderNow(id)).status).toBe('refused');
    expect(await booksOfGame(app, game)).toMatchObject({ held: 0 });
    expect((await app.get('/purchases/list', token)).body.purchases).toEqual([]);
    return { status, body };
  };

  test('the last shares were bought by others', async () => {
    const other = (await aCustomer(app)).token;
    await pay(app, other, [await joinGame(app, other, game, 19)]);
    const { status, body } = await refused('group-game-shares-gone');
    expect([status, body.details]).toEqual([422, { left: 1, items: [line] }]);
    expect(body.message).toBe('Solo queda 1 participación de este juego en grupo. Elige esa.');
    expect(await cart()).toMatchObject([{ kind: 'play' }, { kind: 'share', pena: { shares: 2, left: 1 } }]);
  });

  test('another number of shares was chosen', async () => {
    await joinGame(app, token, game, 3);
    await refused('order-changed');
  });

  test('they were taken out of the cart, and put in again', async () => {
    await app.delete(`/checkouts/list/${line}`, token);
    await joinGame(app, token, game, 2);
    await refused('order-changed');
  });

  test('a share costs something else', async () => {
    await change({ sharePriceCents: 1251 });
    await refused('order-changed');
  });

  test('the game closed, was given back, or its draw was called off', async () => {
    await change({ refundCause: 'draw-cancelled', refundedAt: new Date(testNow) });
    const { status, body } = await refused('group-game-closed');
    expect([status, body.details]).toEqual([422, { items: [line] }]);
  });

  test('its customer paused their account', async () => {
    await app.context.db.update(customer).set({ pausedUntil: new Date('2026-12-24T00:00:00Z') });
    await refused('account-paused');
    await app.context.db.update(customer).set({ pausedUntil: null });
  });
});

test('a payment takes the place of an open one with the same shares', async () => {
  const line = await joinGame(app, token, game);
  const first = await approvedOrder(app, token, [line]);
  const second = await approvedOrder(app, token, [line]);
  expect((await capture(app, token, first)).body.code).toBe('order-refused');
  expect((await capture(app, token, second)).status).toBe(200);
  const { rows } = await app.context.db.execute(`SELECT FROM group_order_share WHERE order_id = '${first}'`);
  expect(rows).toEqual([]);
});

test('another customer’s order is nobody else’s to see or to capture', async () => {
  const id = await approvedOrder(app, token, [await joinGame(app, token, game)]);
  const other = (await aCustomer(app)).token;
  expect((await capture(app, other, id)).status).toBe(404);
  expect((await app.get(`/payments/orders/${id}`, other)).status).toBe(404);
  expect((await app.get(`/payments/orders/${id}`)).status).toBe(401);
  expect(await booksOfGame(app, game)).toEqual({ sold: 0, held: 0, owned: 0 });
});
