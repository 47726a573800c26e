import { groupGame, groupLine } from '@bolillero/database/schema/group-game';
import { groupShare, groupShareRefund } from '@bolillero/database/schema/group-share';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnavailable } from '../../adapters/payment-provider.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { interpose, pay } from '../../testing/payments.ts';
import { powerballCutoff } from '../../testing/plays.ts';
import { startTestApp, type TestApp, testNow } from '../../testing/test-app.ts';
import { closeDueGames } from './freeze.ts';
import { aGameOnSale, attachTo, boughtShares, groupLineOf } from './games.testing.ts';

let app: TestApp;
let ana: Awaited<ReturnType<typeof aCustomer>>;
let eva: Awaited<ReturnType<typeof aCustomer>>;

// A provider that does not answer is logged; it is of no interest here.
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(testNow);
  ana = await aCustomer(app);
  eva = await aCustomer(app);
});

const beforeCutoff = new Date(Date.parse(powerballCutoff) - 1).toISOString();
const game = async (id: number) => {
  const [row] = await app.context.db.select().from(groupGame).where(eq(groupGame.id, id));
  return row;
};
const linesOf = (n: number) => Array.from({ length: n }, (_, index) => groupLineOf(index));
const close = () => closeDueGames(app.context);
const drain = () => app.context.jobs.drain();
const noticesOf = async ({ token }: { token: string }) =>
  (await app.get('/notifications/listNew', token)).body.data;
const refundsOf = async (gameId: number) =>
  await app.context.db
    .select({ amount: groupShareRefund.amountCents, state: groupShareRefund.state })
    .from(groupShareRefund)
    .innerJoin(groupShare, eq(groupShare.id, groupShareRefund.shareId))
    .where(eq(groupShare.gameId, gameId))
    .orderBy(groupShare.id);
const givenBack = async (shareId: number) => {
  const { rows } = await app.context.db.execute(
    sql`SELECT amount_cents::int AS cents FROM test_gateway_refund WHERE reference = ${`share-${shareId}`}`,
  );
  return rows;
};
const mailsOf = async (customerId: number) => {
  const { rows } = await app.context.db.execute<{ subject: string; text_body: string }>(
    sql`SELECT subject, text_body FROM mail WHERE kind = 'refund' AND customer_id = ${customerId}`,
  );
  return rows;
};

describe('a game with lines', () => {
  test('stands as it is from the cut-off on, and not a millisecond before', async () => {
    const id = await aGameOnSale(app);
    await attachTo(app, id, linesOf(3));
    app.setNow(beforeCutoff);
    await close();
    expect(await game(id)).toMatchObject({ frozenAt: null, refundedAt: null });
    app.setNow(powerballCutoff);
    await close();
    expect(await game(id)).toMatchObject({ frozenAt: new Date(powerballCutoff), refundedAt: null });
    app.setNow('2026-11-22T03:30:00Z');
    await close();
    expect((await game(id))?.frozenAt).toEqual(new Date(powerballCutoff));
  });

  test('then its shares, members, lines and terms cannot change, whoever asks', async () => {
    const { db } = app.context;
    const id = await aGameOnSale(app);
    await attachTo(app, id, linesOf(3));
    await boughtShares(app, id, ana.id, 2);
    app.setNow(powerballCutoff);
    await close();
    const inGame = eq(groupShare.gameId, id);
    const line = and(eq(groupLine.gameId, id), eq(groupLine.number, 2));
    const refused = [
      boughtShares(app, id, eva.id, 1),
      db.update(groupShare).set({ customerId: eva.id }).where(inGame),
      db.update(groupShare).set({ shares: 3 }).where(inGame),
      db.delete(groupShare).where(inGame),
      db.update(groupLine).set({ special: 5 }).where(line),
      db.delete(groupLine).where(line),
      db.insert(groupLine).values({ gameId: id, number: 4, balls: [1, 2, 3, 4, 5], special: 6 }),
      db.update(groupGame).set({ participations: 20 }).where(eq(groupGame.id, id)),
      db.update(groupGame).set({ sharesSold: 3 }).where(eq(groupGame.id, id)),
      db.update(groupGame).set({ drawDate: '2026-11-23' }).where(eq(groupGame.id, id)),
      db.update(groupGame).set({ deletedAt: new Date() }).where(eq(groupGame.id, id)),
    ];
    for (const change of refused) {
      await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('closed') } });
    }
    // What its tickets say is written down afterwards.
    await db.update(groupLine).set({ multiplier: 3 }).where(line);
    expect(await game(id)).toMatchObject({ sharesSold: 2, participations: 10, deletedAt: null });
  });
});

/** Everything that is to stand from the cut-off on. */
async function standing(id: number) {
  const { rows } = await app.context.db.execute(sql`
    SELECT g.lottery_id, g.participations, g.shares_sold, g.share_price_cents, g.draw_date, g.deleted_at,
      (SELECT array_agg(ROW(s.customer_id, s.first_number, s.shares)::text ORDER BY s.id) FROM group_share s
        WHERE s.game_id = g.id) AS shares,
      (SELECT array_agg(ROW(l.number, l.balls, l.special)::text ORDER BY l.number) FROM group_line l
        WHERE l.game_id = g.id) AS lines
    FROM group_game g WHERE g.id = ${id}`);
  return rows;
}

test('whatever is tried around the cut-off, and in whatever order, nothing of a game changes from it on', async () => {
  const operator = (await anAdmin(app, 'operator')).token;
  const cutoff = Date.parse(powerballCutoff);
  const attach = (id: number, line: number) => {
    const data = [groupLineOf(line)].map(({ balls, special }) => ({ balls, ball_red: special }));
    return app.post('/penas/create_lines', { id, data }, operator);
  };
  const acts = {
    join: (id: number, n: number) => app.post('/penas/join', { id, shares: 1 + (n % 3) }, ana.token),
    // What was joined before may be paid after: a refusal is as good as none being there.
    pay: async () => {
      const { body } = await app.get('/checkouts/list', ana.token);
      const items = body.listCheckout.map((line: { id: number }) => line.id);
      if (items.length > 0) await pay(app, ana.token, items).catch(() => {});
    },
    attach,
    remove: (id: number) => app.post(`/penas/delete_pena/${id}`, {}, operator),
    tick: () => close(),
  };
  const act = fc.record({
    kind: fc.constantFrom('join', 'pay', 'attach', 'remove', 'tick'),
    n: fc.nat(20),
    /** Before or after the cut-off; 0 is its own instant. */
    minute: fc.integer({ min: -3, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (tried) => {
      app.setNow(testNow);
      const id = await aGameOnSale(app);
      let atCutoff: unknown = null;
      for (const { kind, n, minute } of tried.toSorted((a, b) => a.minute - b.minute)) {
        if (minute >= 0) atCutoff ??= await standing(id);
        app.setNow(new Date(cutoff + minute * 60_000).toISOString());
        await acts[kind](id, n);
      }
      if (atCutoff !== null) expect(await standing(id)).toEqual(atCutoff);
    }),
    { numRuns: 20 },
  );
});

describe('a game without lines', () => {
  test('is given back to all, to the cent, and each is told once of all their shares', async () => {
    const id = await aGameOnSale(app);
    const first = await boughtShares(app, id, ana.id, 2);
    const other = await boughtShares(app, id, eva.id, 1);
    const second = await boughtShares(app, id, ana.id, 3);
    app.setNow(powerballCutoff);
    await Promise.all([close(), close(), close()]);
    expect(await game(id)).toMatchObject({
      refundCause: 'no-lines',
      refundedAt: new Date(powerballCutoff),
      frozenAt: null,
    });
    await drain();
    await close();
    await drain();
    expect(await refundsOf(id)).toEqual([
      { amount: 25_00, state: 'done' },
      { amount: 12_50, state: 'done' },
      { amount: 37_50, state: 'done' },
    ]);
    expect([await givenBack(first), await givenBack(other), await givenBack(second)]).toEqual([
      [{ cents: 25_00 }],
      [{ cents: 12_50 }],
      [{ cents: 37_50 }],
    ]);
    expect(await noticesOf(ana)).toMatchObject([{ kind: 'refund', monto: '62.50' }]);
    expect(await noticesOf(eva)).toMatchObject([{ kind: 'refund', monto: '12.50' }]);
    const [mail, ...others] = await mailsOf(ana.id);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Te devolvimos $62.50 USD');
    expect(mail?.text_body).toContain('llegó al cierre sin sus líneas');
    expect(mail?.text_body).toContain('5 de 10');
  });

  test('of which nobody bought a share ends all the same', async () => {
    const id = await aGameOnSale(app);
    app.setNow(powerballCutoff);
    await close();
    expect(await game(id)).toMatchObject({ refundCause: 'no-lines' });
    expect(await refundsOf(id)).toEqual([]);
  });

  test('a provider that does not answer is asked again, and gives back once', async () => {
    const id = await aGameOnSale(app);
    const share = await boughtShares(app, id, ana.id, 1);
    app.setNow(powerballCutoff);
    await close();
    const putBack = interpose(app, () => ({
      refund: async () => {
        throw new ProviderUnavailable('away');
      },
    }));
    await drain();
    expect(await refundsOf(id)).toEqual([{ amount: 12_50, state: 'requested' }]);
    expect(await noticesOf(ana)).toEqual([]);
    putBack();
    app.setNow('2026-11-22T03:05:00Z');
    await drain();
    expect(await refundsOf(id)).toEqual([{ amount: 12_50, state: 'done' }]);
    expect(await givenBack(share)).toEqual([{ cents: 12_50 }]);
    expect(await noticesOf(ana)).toHaveLength(1);
  });
});

test('a game whose draw was called off is given back at once, with lines too', async () => {
  const id = await aGameOnSale(app, { lotteryId: 3, drawDate: '2026-11-25' });
  await boughtShares(app, id, ana.id, 1);
  await close();
  expect(await game(id)).toMatchObject({ refundedAt: null });
  await app.context.db.execute(
    sql`INSERT INTO calendar_exception (lottery_id, date, kind) VALUES (3, '2026-11-25', 'cancelled')`,
  );
  await close();
  await drain();
  expect(await game(id)).toMatchObject({ refundCause: 'draw-cancelled' });
  const [mail] = await mailsOf(ana.id);
  expect(mail?.text_body).toContain('Su sorteo se canceló');
});

test('a game that is only made stays as it is', async () => {
  const id = await aGameOnSale(app, { activatedAt: null });
  app.setNow('2026-12-24T00:00:00Z');
  await close();
  expect(await game(id)).toMatchObject({ frozenAt: null, refundedAt: null });
});
