import type { Db } from '@bolillero/database/connection';
import { groupGame } from '@bolillero/database/schema/group-game';
import { groupShare, groupShareRefund } from '@bolillero/database/schema/group-share';
import { lottery } from '@bolillero/database/schema/lottery';
import { notification } from '@bolillero/database/schema/play';
import type { SharesInMail } from '@bolillero/texts/group-game-mail';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { seriesName } from './purchase-facts.ts';

/** A customer's shares of a game. */
export interface MemberOf {
  readonly gameId: number;
  readonly customerId: number;
}

/** What a mail says of a customer's shares, all together; null where there are none. */
export async function findShares(db: Db, { gameId, customerId }: MemberOf): Promise<SharesInMail | null> {
  const [row] = await db
    .select({
      displayName: lottery.displayName,
      laggardsName: lottery.laggardsName,
      series: groupGame.series,
      drawDate: groupGame.drawDate,
      participations: groupGame.participations,
      shares: sql<number | null>`(SELECT sum(s.shares)::int FROM ${groupShare} s
        WHERE s.game_id = ${groupGame.id} AND s.customer_id = ${customerId})`,
    })
    .from(groupGame)
    .innerJoin(lottery, eq(lottery.id, groupGame.lotteryId))
    .where(eq(groupGame.id, gameId));
  if (row?.drawDate == null || row.shares === null) return null;
  const { drawDate, participations, shares } = row;
  return { gameId, lottery: seriesName(row, row.series), drawDate, participations, shares };
}

/** The shares that an order bought, with their lottery's names, in the order of the cart's lines. */
export async function findBoughtShares(db: Db, orderId: string) {
  return await db
    .select({
      displayName: lottery.displayName,
      laggardsName: lottery.laggardsName,
      share: groupShare,
      game: groupGame,
    })
    .from(groupShare)
    .innerJoin(groupGame, eq(groupGame.id, groupShare.gameId))
    .innerJoin(lottery, eq(lottery.id, groupGame.lotteryId))
    .where(eq(groupShare.orderId, orderId))
    .orderBy(asc(groupShare.id));
}

/** What went back of what a customer paid for their shares of a game, in USD cents, and why; null where nothing did. */
export async function findSharesRefund(db: Db, { gameId, customerId }: MemberOf) {
  const [back] = await db
    .select({
      amountCents: sql<number>`sum(${groupShareRefund.amountCents})`.mapWith(Number),
      cause: groupShareRefund.cause,
    })
    .from(groupShareRefund)
    .innerJoin(groupShare, eq(groupShare.id, groupShareRefund.shareId))
    .where(and(eq(groupShare.gameId, gameId), eq(groupShare.customerId, customerId)))
    .groupBy(groupShareRefund.cause);
  return back ?? null;
}

/** The notices of what group games won, and of winnings that changed or went, among some. */
export async function findGroupWins(db: Db, notificationIds: readonly number[]) {
  // One array parameter, however many.
  const ids = sql.param([...notificationIds]);
  return await db
    .select({
      displayName: lottery.displayName,
      laggardsName: lottery.laggardsName,
      told: notification,
      gameId: groupGame.id,
      series: groupGame.series,
      drawDate: groupGame.drawDate,
      participations: groupGame.participations,
      shares: sql<number>`(SELECT sum(s.shares)::int FROM ${groupShare} s
        WHERE s.game_id = ${groupGame.id} AND s.customer_id = ${notification.customerId})`,
    })
    .from(notification)
    .innerJoin(groupGame, eq(groupGame.id, notification.groupGameId))
    .innerJoin(lottery, eq(lottery.id, groupGame.lotteryId))
    .where(and(sql`${notification.id} = ANY (${ids}::int[])`, ne(notification.kind, 'refund')))
    .orderBy(asc(notification.id));
}
