import { createHash } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import { file } from '@bolillero/database/schema/file';
import { purchase } from '@bolillero/database/schema/play';
import { and, eq, sql } from 'drizzle-orm';
import type { ReceivedFile } from '../../plugins/receive-file.ts';
import { alive } from './repository.ts';

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

export async function insertFile(
  tx: Db,
  { name, bytes }: ReceivedFile,
  mediaType: string,
  createdAt: Date,
): Promise<number> {
  const sha256 = sha256Of(bytes);
  const [row] = await tx
    .insert(file)
    .values({ sha256, mediaType, name: name.slice(0, 200), size: bytes.length, bytes, createdAt })
    .returning({ id: file.id });
  if (row === undefined) throw new Error('a file was not inserted');
  return row.id;
}

/** What is written of a ticket's file; never its bytes. */
export async function fileFacts(db: Db, id: number) {
  const [row] = await db
    .select({ id: file.id, name: file.name, size: file.size, sha256: file.sha256 })
    .from(file)
    .where(eq(file.id, id));
  if (row === undefined) throw new Error(`file ${id} is gone`);
  return { ...row, sha256: row.sha256.toString('hex') };
}

/** A sold purchase's PDF and its owner. */
export async function ticketOf(
  db: Db,
  id: number,
): Promise<{ customerId: number; refunded: boolean; bytes: Buffer; mediaType: string } | null> {
  const [row] = await db
    .select({
      customerId: purchase.customerId,
      refunded: sql<boolean>`${purchase.refundedAt} IS NOT NULL`,
      bytes: file.bytes,
      mediaType: file.mediaType,
    })
    .from(purchase)
    .innerJoin(file, eq(file.id, purchase.ticketFileId))
    .where(and(eq(purchase.id, id), alive));
  return row ?? null;
}
