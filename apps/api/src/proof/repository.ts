import type { Db } from '@bolillero/database/connection';
import { sql } from 'drizzle-orm';

/** Chains the PDF that a purchase has now, unless it was. Answers the number of its entry; null: it has none. */
export async function recordTicket(tx: Db, purchaseId: number, at: Date): Promise<number | null> {
  const { rows } = await tx.execute<{ seq: number | null }>(
    sql`SELECT record_ticket(${purchaseId}::int, ${at.toISOString()}::timestamptz) AS seq`,
  );
  return rows[0]?.seq ?? null;
}

/** The same of the line file of a group game, for the draw that the game has now, if it has one. */
export async function recordLines(tx: Db, gameId: number, at: Date): Promise<number | null> {
  const { rows } = await tx.execute<{ seq: number | null }>(
    sql`SELECT record_lines(${gameId}::int, ${at.toISOString()}::timestamptz) AS seq`,
  );
  return rows[0]?.seq ?? null;
}
