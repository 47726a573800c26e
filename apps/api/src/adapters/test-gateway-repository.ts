import type { Db } from '@bolillero/database/connection';
import { testGatewayOrder, testGatewayRefund } from '@bolillero/database/schema/play';
import { and, eq, sql } from 'drizzle-orm';

/** The test gateway's own books, which nothing else reads. */
export type GatewayOrderRow = typeof testGatewayOrder.$inferSelect;

export async function findOrder(db: Db, id: string): Promise<GatewayOrderRow | null> {
  const [row] = await db.select().from(testGatewayOrder).where(eq(testGatewayOrder.id, id));
  return row ?? null;
}

export async function insertOrder(db: Db, order: typeof testGatewayOrder.$inferInsert): Promise<void> {
  await db.insert(testGatewayOrder).values(order);
}

/** Moves an order on from one state; from any other it stays as it is. */
export async function moveOrder(
  db: Db,
  id: string,
  { from, to }: { readonly from: GatewayOrderRow['state']; readonly to: GatewayOrderRow['state'] },
  changed: { readonly updatedAt: Date; readonly captureId?: string },
): Promise<void> {
  await db
    .update(testGatewayOrder)
    .set({ ...changed, state: to })
    .where(and(eq(testGatewayOrder.id, id), eq(testGatewayOrder.state, from)));
}

export async function lockOrderOf(tx: Db, captureId: string): Promise<GatewayOrderRow | null> {
  const [row] = await tx
    .select()
    .from(testGatewayOrder)
    .where(eq(testGatewayOrder.captureId, captureId))
    .for('update');
  return row ?? null;
}

export async function isRefunded(db: Db, reference: string): Promise<boolean> {
  return (await db.$count(testGatewayRefund, eq(testGatewayRefund.reference, reference))) > 0;
}

/** What was given back of a capture so far, in cents. */
export async function refundedOf(db: Db, captureId: string): Promise<number> {
  const [given] = await db
    .select({ cents: sql<number>`coalesce(sum(${testGatewayRefund.amountCents}), 0)`.mapWith(Number) })
    .from(testGatewayRefund)
    .where(eq(testGatewayRefund.captureId, captureId));
  return given?.cents ?? 0;
}

export async function insertRefund(tx: Db, refund: typeof testGatewayRefund.$inferInsert): Promise<void> {
  await tx.insert(testGatewayRefund).values(refund);
}
