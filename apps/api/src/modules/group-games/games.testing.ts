import { createHash, randomUUID } from 'node:crypto';
import { file } from '@bolillero/database/schema/file';
import { groupGame, groupLine } from '@bolillero/database/schema/group-game';
import { groupOrderShare, groupShare } from '@bolillero/database/schema/group-share';
import { paymentOrder, testGatewayOrder } from '@bolillero/database/schema/play';
import { type GroupLine, writeLineFile } from '@bolillero/domain/group-games/line-file';
import { eq, sql } from 'drizzle-orm';
import { powerballDraw } from '../../testing/plays.ts';
import type { TestApp } from '../../testing/test-app.ts';

/*
 * Group games as they are found in the database, without the calls that make them.
 */

type NewGame = Partial<typeof groupGame.$inferInsert>;

/** A game of Powerball that is on sale: 10 shares at $12.50, with at most 50 lines at $2.50. Answers its id. */
export async function aGameOnSale({ context }: TestApp, fields: NewGame = {}): Promise<number> {
  const at = context.clock.date();
  const [row] = await context.db
    .insert(groupGame)
    .values({
      lotteryId: 1,
      lineLimit: 50,
      participations: 10,
      sharePriceCents: 12_50,
      linePriceCents: 2_50,
      drawDate: powerballDraw,
      activatedAt: at,
      createdAt: at,
      ...fields,
    })
    .returning({ id: groupGame.id });
  return row?.id ?? 0;
}

/** The n-th of many different Powerball lines. */
export const groupLineOf = (n: number): GroupLine => ({
  balls: [1 + (n % 10), 11 + (n % 9), 22 + (n % 8), 33 + (n % 7), 44 + (n % 25)],
  special: 1 + (n % 26),
});

export async function attachTo(
  { context }: TestApp,
  gameId: number,
  lines: readonly GroupLine[],
): Promise<void> {
  const { db, clock } = context;
  const bytes = Buffer.from(writeLineFile(lines));
  const sha256 = createHash('sha256').update(bytes).digest();
  const about = { sha256, bytes, size: bytes.length, mediaType: 'text/plain', name: 'lineas.txt' };
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(file)
      .values({ ...about, createdAt: clock.date() })
      .returning({ id: file.id });
    await tx
      .insert(groupLine)
      .values(
        lines.map(({ balls, special }, index) => ({ gameId, number: index + 1, balls: [...balls], special })),
      );
    await tx
      .update(groupGame)
      .set({ linesFileId: kept?.id, linesAttachedAt: clock.date() })
      .where(eq(groupGame.id, gameId));
  });
}

/** Shares that a customer has paid for through the test gateway. Answers their id. */
export async function boughtShares(
  { context }: TestApp,
  gameId: number,
  customerId: number,
  shares: number,
): Promise<number> {
  const { db, clock } = context;
  const at = clock.date();
  const orderId = randomUUID();
  const captureId = `capture-${orderId}`;
  return await db.transaction(async (tx) => {
    const [game] = await tx
      .update(groupGame)
      .set({ sharesSold: sql`${groupGame.sharesSold} + ${shares}` })
      .where(eq(groupGame.id, gameId))
      .returning();
    const price = game?.sharePriceCents ?? 0;
    const amountCents = price * shares;
    const gateway = { id: `test-${orderId}`, reference: orderId, amountCents, currency: 'USD' };
    await tx.insert(testGatewayOrder).values({ ...gateway, state: 'captured', captureId, updatedAt: at });
    await tx.insert(paymentOrder).values({
      id: orderId,
      customerId,
      kind: 'cart',
      provider: 'test',
      providerOrder: gateway.id,
      amountCents,
      currency: 'USD',
      state: 'captured',
      providerCapture: captureId,
      capturedCents: amountCents,
      capturedAt: at,
      createdAt: at,
      updatedAt: at,
    });
    const item = { orderId, cartShareId: 1, gameId, shares, sharePriceCents: price };
    const [shown] = await tx.insert(groupOrderShare).values(item).returning({ id: groupOrderShare.id });
    const [bought] = await tx
      .insert(groupShare)
      .values({
        gameId,
        customerId,
        orderId,
        orderShareId: shown?.id ?? 0,
        firstNumber: (game?.sharesSold ?? 0) - shares + 1,
        shares,
        sharePriceCents: price,
        createdAt: at,
      })
      .returning({ id: groupShare.id });
    return bought?.id ?? 0;
  });
}
