import type { Db } from '@bolillero/database/connection';
import { groupGame } from '@bolillero/database/schema/group-game';
import { groupCartShare, groupShare } from '@bolillero/database/schema/group-share';
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { findGames, type GameWithFile } from './games-repository.ts';

/** The games of a lottery that were put on sale and that nobody has closed, in the order of their ids; one of them, where it is named. */
export async function findActivated(
  db: Db,
  lotteryId: number,
  gameId: number | undefined,
): Promise<GameWithFile[]> {
  const isOpen = and(
    eq(groupGame.lotteryId, lotteryId),
    isNotNull(groupGame.activatedAt),
    isNull(groupGame.frozenAt),
    isNull(groupGame.refundedAt),
    gameId === undefined ? undefined : eq(groupGame.id, gameId),
  );
  return await findGames(db, isOpen ?? sql`true`);
}

/** What a customer has of games, by the game's id: shares that are paid for, and those in the cart. */
export async function ownShares(
  db: Db,
  customerId: number,
  gameIds: readonly number[],
): Promise<{ bought: Map<number, number>; inCart: Map<number, number> }> {
  const sumOf = async (of: typeof groupShare | typeof groupCartShare) => {
    const rows = await db
      .select({ gameId: of.gameId, shares: sql<number>`sum(${of.shares})::int` })
      .from(of)
      .where(and(eq(of.customerId, customerId), inArray(of.gameId, [...gameIds])))
      .groupBy(of.gameId);
    return new Map(rows.map(({ gameId, shares }) => [gameId, shares]));
  };
  return { bought: await sumOf(groupShare), inCart: await sumOf(groupCartShare) };
}
