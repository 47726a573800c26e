import type { Db } from '@bolillero/database/connection';
import { notification, paymentOrder, purchase, purchaseRefund } from '@bolillero/database/schema/play';
import { and, eq } from 'drizzle-orm';

export type RefundRow = typeof purchaseRefund.$inferSelect;

export async function find(db: Db, purchaseId: number): Promise<RefundRow | null> {
  const [row] = await db.select().from(purchaseRefund).where(eq(purchaseRefund.purchaseId, purchaseId));
  return row ?? null;
}

/** Who took a purchase's money, and how they call it. */
export async function paymentOf(db: Db, purchaseId: number) {
  const [row] = await db
    .select({
      provider: paymentOrder.provider,
      capture: paymentOrder.providerCapture,
      currency: paymentOrder.currency,
    })
    .from(purchase)
    .innerJoin(paymentOrder, eq(paymentOrder.id, purchase.orderId))
    .where(eq(purchase.id, purchaseId));
  if (row === undefined || row.capture === null) throw new Error(`purchase ${purchaseId} was not paid`);
  return { ...row, capture: row.capture };
}

/** Writes a refund down and marks its purchase, which is locked. */
export async function insert(tx: Db, refund: typeof purchaseRefund.$inferInsert): Promise<RefundRow> {
  const [row] = await tx.insert(purchaseRefund).values(refund).returning();
  if (row === undefined) throw new Error('a refund was not inserted');
  await tx.update(purchase).set({ refundedAt: refund.requestedAt }).where(eq(purchase.id, refund.purchaseId));
  return row;
}

/** The money has been given back; false when that was known. */
export async function markDone(tx: Db, purchaseId: number, doneAt: Date): Promise<boolean> {
  const written = await tx
    .update(purchaseRefund)
    .set({ state: 'done', doneAt })
    .where(and(eq(purchaseRefund.purchaseId, purchaseId), eq(purchaseRefund.state, 'requested')))
    .returning({ id: purchaseRefund.purchaseId });
  return written.length > 0;
}

/** Tells the customer that a purchase's price went back; answers who that is. */
export async function insertNotice(
  tx: Db,
  { purchaseId, amountCents }: RefundRow,
  currency: string,
  at: Date,
): Promise<number> {
  const [owner] = await tx
    .select({ customerId: purchase.customerId })
    .from(purchase)
    .where(eq(purchase.id, purchaseId));
  if (owner === undefined) throw new Error(`purchase ${purchaseId} is gone`);
  const about = { ...owner, kind: 'refund', purchaseId, amountCents, currency } as const;
  await tx.insert(notification).values({ ...about, createdAt: at, updatedAt: at });
  return owner.customerId;
}
