import type { Db } from '@bolillero/database/connection';
import { groupGame } from '@bolillero/database/schema/group-game';
import { groupCartShare } from '@bolillero/database/schema/group-share';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { GameRow } from './games-repository.ts';

export type CartShareRow = typeof groupCartShare.$inferSelect;

/** A line of shares with its game, whatever has become of it. */
export interface CartShare {
  readonly row: CartShareRow;
  readonly game: GameRow;
}

/** How an application reads a customer's lines of shares, newest first; of one lottery, where it is named. */
export type ListCartShares = (customerId: number, lotteryId?: number | undefined) => Promise<CartShare[]>;

/** Read with every cart: planned once for a connection, not for each request. */
export function prepareListCartShares(db: Db): ListCartShares {
  const lottery = sql.placeholder('lotteryId');
  const statement = db
    .select({ row: groupCartShare, game: groupGame })
    .from(groupCartShare)
    .innerJoin(groupGame, eq(groupGame.id, groupCartShare.gameId))
    .where(
      and(
        eq(groupCartShare.customerId, sql.placeholder('customerId')),
        sql`(${lottery}::int IS NULL OR ${groupGame.lotteryId} = ${lottery}::int)`,
      ),
    )
    .orderBy(desc(groupCartShare.id))
    .prepare('cart_shares');
  return async (customerId, lotteryId) =>
    await statement.execute({ customerId, lotteryId: lotteryId ?? null });
}

/** A customer's lines of shares by id, with their games, in the order of their ids. */
export async function findCartShares(
  db: Db,
  customerId: number,
  ids: readonly number[],
): Promise<CartShare[]> {
  return await db
    .select({ row: groupCartShare, game: groupGame })
    .from(groupCartShare)
    .innerJoin(groupGame, eq(groupGame.id, groupCartShare.gameId))
    .where(and(eq(groupCartShare.customerId, customerId), inArray(groupCartShare.id, [...ids])))
    .orderBy(asc(groupCartShare.id));
}

/** The line that a customer has of a game; null without one. */
export async function findCartShareOf(
  db: Db,
  customerId: number,
  gameId: number,
): Promise<CartShareRow | null> {
  const own = and(eq(groupCartShare.customerId, customerId), eq(groupCartShare.gameId, gameId));
  const [row] = await db.select().from(groupCartShare).where(own);
  return row ?? null;
}

/** Writes how many shares of a game are in a cart that is locked, in the line that it has or in a new one; answers the line. */
export async function putCartShare(
  tx: Db,
  line: Pick<CartShareRow, 'customerId' | 'gameId' | 'shares' | 'createdAt'>,
): Promise<CartShareRow> {
  const [row] = await tx
    .insert(groupCartShare)
    .values(line)
    .onConflictDoUpdate({
      target: [groupCartShare.customerId, groupCartShare.gameId],
      set: { shares: line.shares },
    })
    .returning();
  if (row === undefined) throw new Error('shares were not put in the cart');
  return row;
}

export async function removeCartShares(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(groupCartShare).where(inArray(groupCartShare.id, [...ids]));
}

/** Takes a customer's shares out of the cart, of one lottery where it is named, but for those that are being paid. */
export async function clearCartShares(
  tx: Db,
  customerId: number,
  lotteryId: number | undefined,
): Promise<void> {
  const ofLottery = tx
    .select({ id: groupGame.id })
    .from(groupGame)
    .where(eq(groupGame.lotteryId, lotteryId ?? 0));
  await tx
    .delete(groupCartShare)
    .where(
      and(
        eq(groupCartShare.customerId, customerId),
        isNull(groupCartShare.orderId),
        lotteryId === undefined ? undefined : inArray(groupCartShare.gameId, ofLottery),
      ),
    );
}

/** How many lines of shares a cart has. */
export async function countCartShares(db: Db, customerId: number): Promise<number> {
  const [row] = await db
    .select({ lines: count() })
    .from(groupCartShare)
    .where(eq(groupCartShare.customerId, customerId));
  return row?.lines ?? 0;
}

/** How many shares of each lottery's games a customer has in the cart, by the lottery's id. */
export async function countSharesByLottery(
  db: Db,
  customerId: number,
): Promise<{ lotteryId: number; shares: number }[]> {
  return await db
    .select({ lotteryId: groupGame.lotteryId, shares: sql<number>`sum(${groupCartShare.shares})::int` })
    .from(groupCartShare)
    .innerJoin(groupGame, eq(groupGame.id, groupCartShare.gameId))
    .where(eq(groupCartShare.customerId, customerId))
    .groupBy(groupGame.lotteryId)
    .orderBy(groupGame.lotteryId);
}
