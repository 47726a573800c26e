import type { Db } from '@bolillero/database/connection';
import { groupGame } from '@bolillero/database/schema/group-game';
import {
  groupCartShare,
  groupPayout,
  groupShare,
  groupShareRefund,
} from '@bolillero/database/schema/group-share';
import { lottery } from '@bolillero/database/schema/lottery';
import { paymentOrder } from '@bolillero/database/schema/play';
import { and, asc, eq } from 'drizzle-orm';

/** What is told of a game. */
const ofGame = {
  game: groupGame.id,
  lottery: lottery.displayName,
  drawDate: groupGame.drawDate,
  participations: groupGame.participations,
} as const;

/** Shares of group games that a customer bought, with what all their shares of the game won and what was given back of these. */
export async function boughtBy(db: Db, customerId: number) {
  return await db
    .select({
      ...ofGame,
      key: groupShare.id,
      order: paymentOrder.number,
      shares: groupShare.shares,
      firstNumber: groupShare.firstNumber,
      sharePriceCents: groupShare.sharePriceCents,
      createdAt: groupShare.createdAt,
      prizeCents: groupPayout.amountCents,
      prizeCurrency: lottery.currency,
      isPrizeKnown: groupPayout.isKnown,
      refundCents: groupShareRefund.amountCents,
      refundReason: groupShareRefund.cause,
      refundRequestedAt: groupShareRefund.requestedAt,
      refundDoneAt: groupShareRefund.doneAt,
    })
    .from(groupShare)
    .innerJoin(groupGame, eq(groupGame.id, groupShare.gameId))
    .innerJoin(lottery, eq(lottery.id, groupGame.lotteryId))
    .innerJoin(paymentOrder, eq(paymentOrder.id, groupShare.orderId))
    .leftJoin(
      groupPayout,
      and(eq(groupPayout.gameId, groupShare.gameId), eq(groupPayout.customerId, groupShare.customerId)),
    )
    .leftJoin(groupShareRefund, eq(groupShareRefund.shareId, groupShare.id))
    .where(eq(groupShare.customerId, customerId))
    .orderBy(asc(groupShare.id));
}

/** Shares of group games in a customer's cart. */
export async function inCartOf(db: Db, customerId: number) {
  return await db
    .select({
      ...ofGame,
      key: groupCartShare.id,
      shares: groupCartShare.shares,
      sharePriceCents: groupGame.sharePriceCents,
      createdAt: groupCartShare.createdAt,
    })
    .from(groupCartShare)
    .innerJoin(groupGame, eq(groupGame.id, groupCartShare.gameId))
    .innerJoin(lottery, eq(lottery.id, groupGame.lotteryId))
    .where(eq(groupCartShare.customerId, customerId))
    .orderBy(asc(groupCartShare.id));
}
