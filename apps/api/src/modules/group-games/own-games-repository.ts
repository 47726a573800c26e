import type { Db } from '@bolillero/database/connection';
import { draw } from '@bolillero/database/schema/draw';
import { groupPayout, groupShare, groupShareRefund } from '@bolillero/database/schema/group-share';
import { and, asc, eq } from 'drizzle-orm';

/** Bought shares of a customer, with how far they went back, and what the customer got of the game; nulls where nothing. */
export async function boughtShares(db: Db, customerId: number, gameId?: number) {
  return await db
    .select({ share: groupShare, refund: groupShareRefund.state, payout: groupPayout })
    .from(groupShare)
    .leftJoin(groupShareRefund, eq(groupShareRefund.shareId, groupShare.id))
    .leftJoin(
      groupPayout,
      and(eq(groupPayout.gameId, groupShare.gameId), eq(groupPayout.customerId, groupShare.customerId)),
    )
    .where(
      and(
        eq(groupShare.customerId, customerId),
        gameId === undefined ? undefined : eq(groupShare.gameId, gameId),
      ),
    )
    .orderBy(asc(groupShare.firstNumber));
}

export type BoughtShares = Awaited<ReturnType<typeof boughtShares>>[number];

/** The numbers of a draw. */
export async function findNumbers(db: Db, drawId: number) {
  const [row] = await db
    .select({ balls: draw.balls, special: draw.special, multiplier: draw.multiplier })
    .from(draw)
    .where(eq(draw.id, drawId));
  return row ?? null;
}
