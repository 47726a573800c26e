import type { Db } from '@bolillero/database/connection';
import { play, win } from '@bolillero/database/schema/play';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';

/** Purchases by id: those above `after`, up to `upTo` (null: to the last). */
export interface PurchaseRange {
  readonly after: number;
  readonly upTo: number | null;
}

/** A free play that was won and is in nobody's cart yet. */
export interface FreeWin extends Record<string, unknown> {
  readonly purchase_id: number;
  readonly customer_id: number;
  readonly balls: number[];
  readonly special: number | null;
}

/** The draw that plays are of. */
export interface DrawPlayed {
  readonly id: number;
  readonly lotteryId: number;
  readonly series: number;
  readonly date: string;
}

function within(column: SQL, { after, upTo }: PurchaseRange): SQL {
  return upTo === null ? sql`${column} > ${after}` : sql`${column} > ${after} AND ${column} <= ${upTo}`;
}

export async function freePlaysToGive(db: Db, drawId: number, range: PurchaseRange): Promise<FreeWin[]> {
  const { rows } = await db.execute<FreeWin>(
    sql`SELECT w.purchase_id, p.customer_id, p.balls, p.special FROM win w JOIN purchase p ON p.id = w.purchase_id
        WHERE w.draw_id = ${drawId} AND w.kind = 'free' AND NOT w.free_given AND ${within(sql`w.purchase_id`, range)}
          AND NOT EXISTS (SELECT FROM purchase used WHERE used.free_of_purchase_id = w.purchase_id)`,
  );
  return rows;
}

/** Puts free plays in carts, each once, and notes that their wins at a draw were given. */
export async function insertFreePlays(
  tx: Db,
  drawId: number,
  plays: readonly (typeof play.$inferInsert & { readonly freeOfPurchaseId: number })[],
): Promise<void> {
  await tx
    .insert(play)
    .values([...plays])
    .onConflictDoNothing();
  const given = plays.map(({ freeOfPurchaseId }) => freeOfPurchaseId);
  await tx
    .update(win)
    .set({ freeGiven: true })
    .where(and(eq(win.drawId, drawId), inArray(win.purchaseId, given)));
}

/** Takes free plays out of the carts again whose win no longer holds; one that is being paid stays given. */
export async function takeBackFreePlays(tx: Db, draw: DrawPlayed, range: PurchaseRange): Promise<void> {
  await takeOutOfCarts(
    tx,
    sql`play f JOIN purchase p ON p.id = f.free_of_purchase_id
        WHERE p.lottery_id = ${draw.lotteryId} AND p.series = ${draw.series} AND p.draw_date = ${draw.date}
          AND ${within(sql`f.free_of_purchase_id`, range)}
          AND NOT EXISTS (SELECT FROM win w WHERE w.purchase_id = p.id AND w.draw_id = ${draw.id} AND w.kind = 'free')`,
  );
}

/** Takes the free plays that some draws gave out of the carts; one that is being paid stays given. */
export async function removeFreePlaysOfDraws(tx: Db, drawIds: readonly number[]): Promise<void> {
  await takeOutOfCarts(
    tx,
    sql`play f JOIN win w ON w.purchase_id = f.free_of_purchase_id
        WHERE w.draw_id = ANY (${sql.param([...drawIds])}::int[])`,
  );
}

/** Takes the free play that a purchase won out of the cart; one that is being paid stays given. */
export async function removeFreePlayOf(tx: Db, purchaseId: number): Promise<void> {
  await takeOutOfCarts(tx, sql`play f WHERE f.free_of_purchase_id = ${purchaseId}`);
}

/**
 * Takes free plays (alias `f`) out of their carts, once nobody is changing those: a play that is moved, or given back by a
 * payment, at this moment is taken afterwards. Carts are customers' rows; taken FOR SHARE, settlements do not wait for each other.
 */
async function takeOutOfCarts(tx: Db, plays: SQL): Promise<void> {
  await tx.execute(
    sql`SELECT FROM customer WHERE id IN (SELECT f.customer_id FROM ${plays}) ORDER BY id FOR SHARE`,
  );
  await tx.execute(sql`DELETE FROM play WHERE order_id IS NULL AND id IN (SELECT f.id FROM ${plays})`);
}
