import { and, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { paymentOrder, purchase } from '../schema/play.ts';
import { proofEntry } from '../schema/proof.ts';

const record = sql.identifier('record_ticket');

/**
 * The PDFs enter the chain of proof in the order in which they were uploaded, each at its time; and each order that was paid since has the
 * head of its moment.
 */
export async function recordTickets(tx: Db): Promise<void> {
  const entry = tx.select().from(proofEntry).where(sql`${proofEntry.purchaseId} = ${purchase.id}`);
  await tx
    .select({ seq: sql`${record}(${purchase.id}, ${purchase.soldAt})` })
    .from(purchase)
    .where(and(isNotNull(purchase.ticketFileId), notExists(entry)))
    .orderBy(purchase.soldAt, purchase.id);
  await tx
    .update(paymentOrder)
    .set({
      proofSeq: sql`(SELECT max(${proofEntry.seq}) FROM ${proofEntry} WHERE ${proofEntry.recordedAt} <= ${paymentOrder.capturedAt})`,
    })
    .where(and(isNotNull(paymentOrder.capturedAt), isNull(paymentOrder.proofSeq)));
}
