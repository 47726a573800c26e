import type { Db } from '@bolillero/database/connection';
import { groupShare, groupShareRefund } from '@bolillero/database/schema/group-share';
import { notification, paymentOrder } from '@bolillero/database/schema/play';
import { and, asc, eq, inArray } from 'drizzle-orm';

/** The refund of bought shares, with who took their money and how they call it. */
export async function findShareRefund(db: Db, shareId: number) {
  const [row] = await db
    .select({
      refund: groupShareRefund,
      gameId: groupShare.gameId,
      customerId: groupShare.customerId,
      provider: paymentOrder.provider,
      capture: paymentOrder.providerCapture,
      currency: paymentOrder.currency,
    })
    .from(groupShareRefund)
    .innerJoin(groupShare, eq(groupShare.id, groupShareRefund.shareId))
    .innerJoin(paymentOrder, eq(paymentOrder.id, groupShare.orderId))
    .where(eq(groupShareRefund.shareId, shareId));
  return row ?? null;
}

export type ShareRefund = NonNullable<Awaited<ReturnType<typeof findShareRefund>>>;

/**
 * The money of bought shares has been given back. Answers what their customer got back of the game, once all of it has been; null
 * before, and when that was known.
 */
export async function markShareRefunded(
  tx: Db,
  { refund, gameId, customerId }: ShareRefund,
  doneAt: Date,
): Promise<number | null> {
  const ofMember = tx
    .select({ id: groupShare.id })
    .from(groupShare)
    .where(and(eq(groupShare.gameId, gameId), eq(groupShare.customerId, customerId)));
  // All of the customer's of this game, locked: of two that end at the same moment one is the last.
  const all = await tx
    .select()
    .from(groupShareRefund)
    .where(inArray(groupShareRefund.shareId, ofMember))
    .orderBy(asc(groupShareRefund.shareId))
    .for('update');
  const mine = all.find(({ shareId }) => shareId === refund.shareId);
  if (mine?.state !== 'requested') return null;
  await tx
    .update(groupShareRefund)
    .set({ state: 'done', doneAt })
    .where(eq(groupShareRefund.shareId, refund.shareId));
  const isLast = all.every(({ shareId, state }) => state === 'done' || shareId === refund.shareId);
  return isLast ? all.reduce((sum, { amountCents }) => sum + amountCents, 0) : null;
}

/** Tells a customer that what they paid for their shares of a game went back, once. */
export async function insertRefundNotice(
  tx: Db,
  { gameId, customerId, currency }: ShareRefund,
  amountCents: number,
  at: Date,
): Promise<void> {
  const about = { customerId, kind: 'refund', groupGameId: gameId, amountCents, currency } as const;
  await tx.insert(notification).values({ ...about, createdAt: at, updatedAt: at });
}
