import type { Db } from '@bolillero/database/connection';
import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table whose rows come due. */
export interface Queue<Table extends PgTable> {
  readonly table: Table;
  readonly id: PgColumn;
  readonly dueAt: PgColumn;
}

/**
 * Takes the row of a queue that has been due for longest, for this caller alone: what `claimed` says of it is written and
 * committed before anything is done about it, so that nobody else takes it meanwhile and no connection is held. It must
 * move the row on: to a state that is not due, or to the instant at which its worker is taken to be dead. `which` narrows what is
 * taken. Null: nothing is due, or others are taking it at this moment.
 */
export async function claimNext<Table extends PgTable>(
  db: Db,
  { table, id, dueAt }: Queue<Table>,
  at: Date,
  claimed: (row: Table['$inferSelect']) => Partial<Table['$inferInsert']>,
  which?: SQL,
): Promise<Table['$inferSelect'] | null> {
  return await db.transaction(async (tx) => {
    const [next] = await tx
      .select({ key: id, row: table as PgTable })
      .from(table as PgTable)
      .where(and(lte(dueAt, at), which))
      .orderBy(asc(dueAt), asc(id))
      .limit(1)
      .for('no key update', { skipLocked: true });
    if (next === undefined) return null;
    const row = next.row as Table['$inferSelect'];
    const change = claimed(row);
    await tx
      .update(table as PgTable)
      .set(change)
      .where(eq(id, next.key));
    return { ...row, ...change };
  });
}
