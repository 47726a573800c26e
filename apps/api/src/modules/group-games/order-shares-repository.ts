import type { Db } from '@bolillero/database/connection';
import { groupGame } from '@bolillero/database/schema/group-game';
import { groupCartShare, groupOrderShare, groupShare } from '@bolillero/database/schema/group-share';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CartShareRow } from './cart-shares-repository.ts';
import type { GameRow } from './games-repository.ts';

export type OrderShareRow = typeof groupOrderShare.$inferSelect;
export type NewOrderShare = typeof groupOrderShare.$inferInsert;
export type ShareRow = typeof groupShare.$inferSelect;

export async function insertOrderShares(tx: Db, rows: readonly NewOrderShare[]): Promise<void> {
  if (rows.length > 0) await tx.insert(groupOrderShare).values([...rows]);
}

/** What an order is for of group games, in the order of the cart's lines. */
export async function orderSharesOf(db: Db, orderId: string): Promise<OrderShareRow[]> {
  return await db
    .select()
    .from(groupOrderShare)
    .where(eq(groupOrderShare.orderId, orderId))
    .orderBy(asc(groupOrderShare.id));
}

/** The lines of shares of a cart by id, locked, in the order of their ids. */
export async function lockCartShares(
  tx: Db,
  customerId: number,
  ids: readonly number[],
): Promise<CartShareRow[]> {
  return await tx
    .select()
    .from(groupCartShare)
    .where(and(eq(groupCartShare.customerId, customerId), inArray(groupCartShare.id, [...ids])))
    .orderBy(asc(groupCartShare.id))
    .for('update');
}

/** Keeps an order's shares for it, in its lines of the cart and in their games, which are locked. */
export async function reserveShares(tx: Db, orderId: string, lineIds: readonly number[]): Promise<void> {
  await tx
    .update(groupCartShare)
    .set({ orderId })
    .where(inArray(groupCartShare.id, [...lineIds]));
  await tx.execute(
    sql`UPDATE group_game g SET shares_held = g.shares_held + c.shares
        FROM group_cart_share c WHERE c.game_id = g.id AND c.order_id = ${orderId}`,
  );
}

/** The games of which shares are kept for an order, by id. */
export async function gamesReservedBy(db: Db, orderId: string): Promise<number[]> {
  const rows = await db
    .select({ gameId: groupCartShare.gameId })
    .from(groupCartShare)
    .where(eq(groupCartShare.orderId, orderId))
    .orderBy(asc(groupCartShare.gameId));
  return rows.map(({ gameId }) => gameId);
}

/** Gives an order's shares back to the cart and to whoever comes. Their games are locked. */
export async function releaseShares(tx: Db, orderId: string): Promise<void> {
  await tx.execute(
    sql`UPDATE group_game g SET shares_held = g.shares_held - c.shares
        FROM group_cart_share c WHERE c.game_id = g.id AND c.order_id = ${orderId}`,
  );
  await tx.update(groupCartShare).set({ orderId: null }).where(eq(groupCartShare.orderId, orderId));
}

/**
 * Turns an order's reserved shares into its customer's, each once, with the next numbers of their games, which are locked, and
 * takes them out of the cart.
 */
export async function insertShares(tx: Db, orderId: string, at: Date): Promise<void> {
  await tx.execute(
    sql`INSERT INTO group_share (game_id, customer_id, order_id, order_share_id, first_number, shares, share_price_cents, created_at)
        SELECT i.game_id, o.customer_id, i.order_id, i.id, g.shares_sold + 1, i.shares, i.share_price_cents, ${at}
        FROM group_order_share i JOIN payment_order o ON o.id = i.order_id JOIN group_game g ON g.id = i.game_id
        WHERE i.order_id = ${orderId} ORDER BY i.id`,
  );
  await tx.execute(
    sql`UPDATE group_game g SET shares_sold = g.shares_sold + i.shares, shares_held = g.shares_held - i.shares
        FROM group_order_share i WHERE i.game_id = g.id AND i.order_id = ${orderId}`,
  );
  await tx.delete(groupCartShare).where(eq(groupCartShare.orderId, orderId));
}

/** What an order bought of group games, with the game and whether its price goes, or went, back; in the order of the cart's lines. */
export async function sharesOf(
  db: Db,
  orderId: string,
): Promise<{ share: ShareRow; game: GameRow; isRefunded: boolean }[]> {
  return await db
    .select({
      share: groupShare,
      game: groupGame,
      isRefunded: sql<boolean>`EXISTS (SELECT FROM group_share_refund r WHERE r.share_id = ${groupShare.id})`,
    })
    .from(groupShare)
    .innerJoin(groupGame, eq(groupGame.id, groupShare.gameId))
    .where(eq(groupShare.orderId, orderId))
    .orderBy(asc(groupShare.id));
}
