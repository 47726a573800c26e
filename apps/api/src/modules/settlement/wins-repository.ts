import type { Db } from '@bolillero/database/connection';
import { notification, win } from '@bolillero/database/schema/play';
import { and, eq, sql } from 'drizzle-orm';

/** Takes away what a purchase won; answers the position of its level, or null when it had won nothing. */
export async function removeWin(tx: Db, purchaseId: number): Promise<number | null> {
  const [lost] = await tx
    .delete(win)
    .where(eq(win.purchaseId, purchaseId))
    .returning({ position: win.position });
  return lost?.position ?? null;
}

export async function removeNotice(tx: Db, purchaseId: number, drawId: number): Promise<void> {
  await tx
    .delete(notification)
    .where(and(eq(notification.purchaseId, purchaseId), eq(notification.drawId, drawId)));
}

/** The purchases that were told of a win at a draw. */
export async function purchasesTold(db: Db, drawId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT purchase_id AS id FROM notification WHERE draw_id = ${drawId} AND purchase_id IS NOT NULL`,
  );
  return rows.map(({ id }) => id);
}

/** Takes away every win of a draw with its notice. */
export async function removeWins(tx: Db, drawId: number): Promise<void> {
  await tx.execute(sql`DELETE FROM notification WHERE draw_id = ${drawId}`);
  await tx.execute(sql`DELETE FROM win WHERE draw_id = ${drawId}`);
}
