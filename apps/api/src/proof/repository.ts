import type { Db } from '@bolillero/database/connection';
import { proofEntry } from '@bolillero/database/schema/proof';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { ChainHead, ProofEntry } from '@bolillero/domain/proof/entry';
import { asc, desc, eq, gte, max, sql } from 'drizzle-orm';

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

const columns = {
  seq: proofEntry.seq,
  kind: proofEntry.kind,
  sha256: proofEntry.sha256,
  recordedAt: proofEntry.recordedAt,
  lotteryId: proofEntry.lotteryId,
  lotteryName: proofEntry.lotteryName,
  series: proofEntry.series,
  drawDate: proofEntry.drawDate,
  drawsAt: proofEntry.drawsAt,
  previous: proofEntry.previous,
  hash: proofEntry.hash,
} as const;

const publicOf = (db: Db) => db.select(columns).from(proofEntry);

/** Every entry of a file, the first one first. `sha256` in hexadecimal digits. */
export async function entriesOf(db: Db, sha256: string): Promise<ProofEntry[]> {
  const rows = await publicOf(db)
    .where(eq(proofEntry.sha256, Buffer.from(sha256, 'hex')))
    .orderBy(asc(proofEntry.seq));
  return rows.map(entryOf);
}

/** So many entries, in their order, from a number on. */
export async function entriesFrom(db: Db, seq: number, count: number): Promise<ProofEntry[]> {
  const rows = await publicOf(db).where(gte(proofEntry.seq, seq)).orderBy(asc(proofEntry.seq)).limit(count);
  return rows.map(entryOf);
}

/** The last entry; null while there is none. */
export async function lastEntry(db: Db): Promise<ProofEntry | null> {
  const [row] = await publicOf(db).orderBy(desc(proofEntry.seq)).limit(1);
  return row === undefined ? null : entryOf(row);
}

/** An entry's place in the chain; null for no number. */
export async function headAt(db: Db, seq: number | null): Promise<ChainHead | null> {
  if (seq === null) return null;
  const [row] = await db
    .select({ seq: proofEntry.seq, hash: proofEntry.hash })
    .from(proofEntry)
    .where(eq(proofEntry.seq, seq));
  return row === undefined ? null : { seq: row.seq, hash: row.hash.toString('hex') };
}

/** The number of the last entry; null while there is none. */
export async function lastSeq(db: Db): Promise<number | null> {
  const [row] = await db.select({ seq: max(proofEntry.seq) }).from(proofEntry);
  return row?.seq ?? null;
}

function entryOf(row: Awaited<ReturnType<typeof publicOf>>[number]): ProofEntry {
  return {
    ...row,
    sha256: row.sha256.toString('hex'),
    recordedAt: row.recordedAt.getTime(),
    series: row.series === 1 ? 1 : 0,
    drawDate: row.drawDate === null ? null : drawDate(row.drawDate),
    drawsAt: row.drawsAt?.getTime() ?? null,
    previous: row.previous.toString('hex'),
    hash: row.hash.toString('hex'),
  };
}
