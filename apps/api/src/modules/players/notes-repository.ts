import type { Db } from '@bolillero/database/connection';
import { adminUser, customerNote } from '@bolillero/database/schema/account';
import { and, desc, eq } from 'drizzle-orm';

export interface NoteRow {
  readonly id: number;
  readonly text: string;
  readonly adminId: number;
  readonly name: string;
  readonly lastname: string;
  readonly createdAt: Date;
}

/** The notes about a customer, the newest first. */
export async function list(db: Db, customerId: number): Promise<NoteRow[]> {
  return await db
    .select({
      id: customerNote.id,
      text: customerNote.text,
      adminId: customerNote.adminId,
      name: adminUser.name,
      lastname: adminUser.lastname,
      createdAt: customerNote.createdAt,
    })
    .from(customerNote)
    .innerJoin(adminUser, eq(adminUser.id, customerNote.adminId))
    .where(eq(customerNote.customerId, customerId))
    .orderBy(desc(customerNote.id));
}

/** Answers the note's id. */
export async function insert(tx: Db, note: typeof customerNote.$inferInsert): Promise<number> {
  const [row] = await tx.insert(customerNote).values(note).returning({ id: customerNote.id });
  if (row === undefined) throw new Error('a note was not inserted');
  return row.id;
}

/** Locks a note about a customer; null when there is none. */
export async function lock(tx: Db, customerId: number, id: number): Promise<{ adminId: number } | null> {
  const [row] = await tx
    .select({ adminId: customerNote.adminId })
    .from(customerNote)
    .where(and(eq(customerNote.id, id), eq(customerNote.customerId, customerId)))
    .for('update');
  return row ?? null;
}

export async function remove(tx: Db, id: number): Promise<void> {
  await tx.delete(customerNote).where(eq(customerNote.id, id));
}
