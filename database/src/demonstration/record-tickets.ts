import { sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';

/**
 * The PDFs enter the chain of proof in the order in which they were uploaded, each at its time; and each order that was paid since has the
 * head of its moment.
 */
export async function recordTickets(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT record_ticket(id, sold_at) FROM purchase WHERE ticket_file_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM proof_entry e WHERE e.purchase_id = purchase.id) ORDER BY sold_at, id`);
  await tx.execute(sql`UPDATE payment_order
    SET proof_seq = (SELECT max(seq) FROM proof_entry WHERE recorded_at <= captured_at)
    WHERE captured_at IS NOT NULL AND proof_seq IS NULL`);
}
