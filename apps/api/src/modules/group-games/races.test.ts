import { groupGame } from '@bolillero/database/schema/group-game';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '../../adapters/payment-provider.ts';
import { aCustomer } from '../../testing/accounts.ts';
import { aGameOnSale, booksOfGame, expectSharesAgree, joinGame } from '../../testing/group-games.ts';
import { expectMoneyAndPurchasesAgree } from '../../testing/invariants.ts';
import { approvedOrder, capture, interpose } from '../../testing/payments.ts';
import { powerballCutoff, registerPlays } from '../../testing/plays.ts';
import { reconcileOrders } from '../../testing/reconcile.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { closeDueGames } from './freeze.ts';
import { attachTo, groupLineOf } from './games.testing.ts';

/** Who comes first has the shares, and nobody is charged for what they do not get, whoever dies on the way. */

let app: TestApp;
let putBack = () => {};

// What is thrown below stands for a process that is gone: its log is of no interest.
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());
beforeEach(() => app.setNow(testNow));
afterEach(async () => {
  putBack();
  await expectMoneyAndPurchasesAgree(app);
  await expectSharesAgree(app);
});

interface Payer {
  readonly token: string;
  readonly line: number;
  readonly id: string;
}

/** Customers who have approved the payment of shares of a game. */
async function payers(game: number, count: number, shares = 1): Promise<Payer[]> {
  return await Promise.all(
    Array.from({ length: count }, async () => {
      const { token } = await aCustomer(app);
      const line = await joinGame(app, token, game, shares);
      return { token, line, id: await approvedOrder(app, token, [line]) };
    }),
  );
}

const after = (seconds: number) => app.setNow(new Date(Date.parse(testNow) + seconds * 1000).toISOString());
const statusOf = async ({ token, id }: Payer) => (await app.get(`/payments/orders/${id}`, token)).body.status;
const gatewayOf = async ({ id }: Payer) => {
  const { rows } = await app.context.db.execute<{ state: string }>(
    `SELECT state FROM test_gateway_order WHERE reference = '${id}'`,
  );
  return rows[0]?.state;
};
const close = async (game: number, fields: Partial<typeof groupGame.$inferInsert>) =>
  await app.context.db.update(groupGame).set(fields).where(eq(groupGame.id, game));

describe('the last shares', () => {
  test('are sold to as many as there are shares; the others are not charged', async () => {
    const game = await aGameOnSale(app, { participations: 5 });
    const all = await payers(game, 12);
    const replies = await Promise.all(all.map(({ token, id }) => capture(app, token, id)));
    const codes = replies.map(({ status, body }) => (status === 200 ? 'captured' : body.code));
    expect(codes.filter((code) => code === 'captured')).toHaveLength(5);
    expect(codes.filter((code) => code === 'group-game-shares-gone')).toHaveLength(7);
    expect(await booksOfGame(app, game)).toEqual({ sold: 5, held: 0, owned: 5 });
    const gateway = await Promise.all(all.map(gatewayOf));
    expect(gateway.filter((state) => state === 'captured')).toHaveLength(5);
    expect(gateway.filter((state) => state === 'approved')).toHaveLength(7);
  });

  test('go to whoever asks for no more than are left, in lots of different sizes', async () => {
    const game = await aGameOnSale(app, { participations: 7 });
    const all = (await Promise.all([3, 3, 3, 2, 2, 1].map((shares) => payers(game, 1, shares)))).flat();
    await Promise.all(all.map(({ token, id }) => capture(app, token, id)));
    const { sold, held } = await booksOfGame(app, game);
    expect(held).toBe(0);
    expect(sold).toBeLessThanOrEqual(7);
    // Whoever was refused wanted more than there were.
    const left = 7 - sold;
    for (const [index, shares] of [3, 3, 3, 2, 2, 1].entries()) {
      const payer = all[index];
      if (payer !== undefined && (await statusOf(payer)) === 'refused') expect(shares).toBeGreaterThan(left);
    }
  });

  test('of two games that are paid together in both orders wait for nobody in a circle', async () => {
    const games = [await aGameOnSale(app), await aGameOnSale(app)];
    const orders = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const { token } = await aCustomer(app);
        const lines: number[] = [];
        for (const game of index % 2 === 0 ? games : games.toReversed())
          lines.push(await joinGame(app, token, game));
        return { token, id: await approvedOrder(app, token, lines) };
      }),
    );
    const replies = await Promise.all(orders.map(({ token, id }) => capture(app, token, id)));
    expect(replies.map(({ status }) => status)).toEqual(orders.map(() => 200));
    for (const game of games) expect(await booksOfGame(app, game)).toEqual({ sold: 8, held: 0, owned: 8 });
  });
});

test('twenty captures of one order sell its shares once and charge once', async () => {
  const game = await aGameOnSale(app);
  const [payer] = await payers(game, 1, 4);
  if (payer === undefined) throw new Error('nobody');
  const replies = await Promise.all(Array.from({ length: 20 }, () => capture(app, payer.token, payer.id)));
  for (const { status, body } of replies) {
    expect([200, 503]).toContain(status);
    if (status === 200) expect(body).toEqual({ status: 'captured', purchases: [] });
  }
  expect(await statusOf(payer)).toBe('captured');
  expect(await booksOfGame(app, game)).toEqual({ sold: 4, held: 0, owned: 4 });
});

test('two orders with the same shares, opened and captured at once, sell them once', async () => {
  const game = await aGameOnSale(app);
  const { token } = await aCustomer(app);
  const line = await joinGame(app, token, game, 2);
  const ids = await Promise.all([1, 2, 3].map(() => approvedOrder(app, token, [line]).catch(() => null)));
  const replies = await Promise.all(ids.map((id) => capture(app, token, id ?? '')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await booksOfGame(app, game)).toEqual({ sold: 2, held: 0, owned: 2 });
});

class Killed extends Error {}

const deaths = {
  'before the provider was asked': () => ({ capture: () => Promise.reject(new Killed()) }),
  'after the provider took the money': (real: PaymentProvider) => ({
    capture: async (...order: Parameters<PaymentProvider['capture']>) => {
      await real.capture(...order);
      throw new Killed();
    },
  }),
} as const;

describe.each(Object.entries(deaths))('a process that dies %s', (_, death) => {
  let game: number;
  let payer: Payer;
  beforeEach(async () => {
    game = await aGameOnSale(app, { participations: 3 });
    const [one] = await payers(game, 1, 2);
    if (one === undefined) throw new Error('nobody');
    payer = one;
    putBack = interpose(app, death);
    expect((await capture(app, payer.token, payer.id)).status).toBe(500);
    putBack();
  });

  test('keeps its shares for its customer alone, who cannot change them', async () => {
    const { token, line } = payer;
    expect(await booksOfGame(app, game)).toEqual({ sold: 0, held: 2, owned: 0 });
    const { body } = await app.get('/checkouts/list', token);
    expect(body.listCheckout).toMatchObject([{ id: line, being_paid: true, pena: { shares: 2, left: 3 } }]);
    const changed = await app.post('/penas/join', { id: game, shares: 1 }, token);
    expect([changed.status, changed.body.code]).toEqual([409, 'play-being-paid']);
    expect(changed.body.message).toMatch(/^Esas participaciones se están pagando/);
    for (const path of [`list/${line}`, 'listLottery/1', 'list'])
      await app.delete(`/checkouts/${path}`, token);
    expect((await app.get('/checkouts/list', token)).body.listCheckout).toHaveLength(1);
    const again = await app.post('/payments/orders', { kind: 'cart', items: [line] }, token);
    expect([again.status, again.body.code]).toEqual([409, 'play-being-paid']);
    const renewed = await app.post('/checkouts/renew', { items: [line] }, token);
    expect(renewed.body.code).toBe('play-being-paid');
    const other = (await aCustomer(app)).token;
    const gone = await app.post('/penas/join', { id: game, shares: 2 }, other);
    expect([gone.body.code, gone.body.details]).toEqual(['group-game-shares-gone', { left: 1 }]);
  });

  test('is caught up with within seconds, once, however many processes look', async () => {
    after(6);
    await Promise.all([1, 2, 3].map(() => reconcileOrders(app.context)));
    expect(await statusOf(payer)).toBe('captured');
    expect(await booksOfGame(app, game)).toEqual({ sold: 2, held: 0, owned: 2 });
    after(1000);
    await reconcileOrders(app.context);
    expect((await capture(app, payer.token, payer.id)).body.status).toBe('captured');
    expect(await booksOfGame(app, game)).toEqual({ sold: 2, held: 0, owned: 2 });
  });

  test('keeps no money once the game has closed, and its shares are let go', async () => {
    app.setNow(powerballCutoff);
    await reconcileOrders(app.context);
    const charged = (await gatewayOf(payer)) === 'refunded';
    expect(await statusOf(payer)).toBe(charged ? 'refunded' : 'refused');
    expect(await booksOfGame(app, game)).toEqual({ sold: 0, held: 0, owned: 0 });
    const { body } = await app.get('/notifications/listNew', payer.token);
    expect(body.data).toHaveLength(charged ? 1 : 0);
    const { body: cart } = await app.get('/checkouts/list', payer.token);
    expect(cart.listCheckout).toMatchObject([{ expired: true, being_paid: false }]);
  });

  test('keeps no money of a game that was frozen or given back meanwhile', async () => {
    await close(game, { refundCause: 'draw-cancelled', refundedAt: new Date(testNow) });
    after(120);
    await reconcileOrders(app.context);
    const charged = (await gatewayOf(payer)) === 'refunded';
    expect(await statusOf(payer)).toBe(charged ? 'refunded' : 'refused');
    expect(await booksOfGame(app, game)).toEqual({ sold: 0, held: 0, owned: 0 });
  });
});

describe('a capture across the cut-off', () => {
  test('takes nothing, or gives it back, with the plays that were paid with the shares', async () => {
    const game = await aGameOnSale(app);
    const { token } = await aCustomer(app);
    const items = [await joinGame(app, token, game, 2), ...(await registerPlays(app, token))];
    const id = await approvedOrder(app, token, items);
    putBack = interpose(app, (real) => ({
      capture: async (...order) => {
        app.setNow(powerballCutoff);
        return await real.capture(...order);
      },
    }));
    const replies = [await capture(app, token, id), await capture(app, token, id)];
    for (const { status, body } of replies) expect([status, body.code]).toEqual([409, 'order-refunded']);
    expect(await gatewayOf({ token, id, line: 0 })).toBe('refunded');
    expect(await booksOfGame(app, game)).toEqual({ sold: 0, held: 0, owned: 0 });
    expect((await app.get('/purchases/list', token)).body.purchases).toEqual([]);
  });

  test.each([
    ['with lines, which stands from then on', true],
    ['without lines, which is given back to all', false],
  ])('loses against the closing of a game %s, while its money moves', async (_, hasLines) => {
    const game = await aGameOnSale(app);
    if (hasLines) await attachTo(app, game, [groupLineOf(1), groupLineOf(2)]);
    const [early, late] = await payers(game, 2, 2);
    if (early === undefined || late === undefined) throw new Error('nobody');
    expect((await capture(app, early.token, early.id)).status).toBe(200);
    putBack = interpose(app, (real) => ({
      capture: async (...order) => {
        // another process, whose clock is ahead of this one
        app.setNow(powerballCutoff);
        await closeDueGames(app.context);
        app.setNow('2026-11-22T02:58:59.000Z');
        return await real.capture(...order);
      },
    }));
    const { status, body } = await capture(app, late.token, late.id);
    expect([status, body.code]).toEqual([409, 'order-refunded']);
    expect(await gatewayOf(late)).toBe('refunded');
    expect(await booksOfGame(app, game)).toEqual({ sold: 2, held: 0, owned: 2 });
    putBack();
    await app.context.jobs.drain();
    const { body: own } = await app.get(`/payments/orders/${early.id}`, early.token);
    expect(own.receipt.penas).toMatchObject([{ from: 1, to: 2, refunded: !hasLines }]);
  });

  test('against the freezing of its game sells shares before it or gives the money back', async () => {
    const game = await aGameOnSale(app);
    const all = await payers(game, 6);
    const freeze = close(game, { refundCause: 'no-lines', refundedAt: new Date(testNow) });
    await Promise.all([freeze, ...all.map(({ token, id }) => capture(app, token, id))]);
    const states = await Promise.all(all.map(statusOf));
    const { sold, held } = await booksOfGame(app, game);
    expect([sold, held]).toEqual([states.filter((state) => state === 'captured').length, 0]);
    for (const state of states) expect(['captured', 'refused', 'refunded']).toContain(state);
  });
});

test('money that comes after its order was given up goes back, and no share is sold', async () => {
  const game = await aGameOnSale(app);
  const [payer] = await payers(game, 1, 2);
  if (payer === undefined) throw new Error('nobody');
  putBack = interpose(app, deaths['before the provider was asked']);
  await capture(app, payer.token, payer.id);
  putBack();
  app.setNow(powerballCutoff);
  await reconcileOrders(app.context);
  expect(await statusOf(payer)).toBe('refused');
  const { rows } = await app.context.db.execute<{ provider_order: string }>(
    `SELECT provider_order FROM payment_order WHERE id = '${payer.id}'`,
  );
  // The dead process's request had been on its way all the time.
  await app.context.payments.current.capture(rows[0]?.provider_order ?? '', payer.id);
  app.setNow('2026-11-22T05:00:00Z');
  await reconcileOrders(app.context);
  expect(await statusOf(payer)).toBe('refunded');
  expect(await booksOfGame(app, game)).toEqual({ sold: 0, held: 0, owned: 0 });
});

test('what an order was for is kept while it may be delivered, and goes with its last check', async () => {
  const game = await aGameOnSale(app);
  const [payer] = await payers(game, 1);
  if (payer === undefined) throw new Error('nobody');
  const kept = async () => {
    const { rows } = await app.context.db.execute(
      `SELECT FROM group_order_share WHERE order_id = '${payer.id}'`,
    );
    return rows.length;
  };
  await app.post('/penas/join', { id: game, shares: 2 }, payer.token);
  expect((await capture(app, payer.token, payer.id)).body.code).toBe('order-changed');
  expect(await kept()).toBe(1);
  for (const hours of [2, 26, 52]) {
    after(hours * 3600);
    await reconcileOrders(app.context);
  }
  expect(await kept()).toBe(0);
});

describe('a process of the version before, which knows nothing of shares', () => {
  const moveTo = (id: string, state: string) =>
    app.context.db.execute(
      `UPDATE payment_order SET state = '${state}', provider_capture = 'x', captured_cents = amount_cents, captured_at = now()
       WHERE id = '${id}'`,
    );

  test('cannot end an order as paid without them, nor as over while they are kept', async () => {
    const game = await aGameOnSale(app);
    const [payer] = await payers(game, 1, 2);
    if (payer === undefined) throw new Error('nobody');
    await expect(moveTo(payer.id, 'captured')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('not delivered') },
    });
    putBack = interpose(app, deaths['before the provider was asked']);
    await capture(app, payer.token, payer.id);
    putBack();
    for (const state of ['refused', 'declined', 'refunding']) {
      await expect(moveTo(payer.id, state)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('still kept') },
      });
    }
    after(6);
    await reconcileOrders(app.context);
    expect(await statusOf(payer)).toBe('captured');
  });

  test('that has begun the capture leaves money that goes back, not shares that others may have', async () => {
    const game = await aGameOnSale(app);
    const [payer] = await payers(game, 1, 2);
    if (payer === undefined) throw new Error('nobody');
    await app.context.db.execute(`UPDATE payment_order SET state = 'capturing' WHERE id = '${payer.id}'`);
    const { rows } = await app.context.db.execute<{ provider_order: string }>(
      `SELECT provider_order FROM payment_order WHERE id = '${payer.id}'`,
    );
    await app.context.payments.current.capture(rows[0]?.provider_order ?? '', payer.id);
    after(120);
    await reconcileOrders(app.context);
    expect(await statusOf(payer)).toBe('refunded');
    expect(await booksOfGame(app, game)).toEqual({ sold: 0, held: 0, owned: 0 });
  });
});
