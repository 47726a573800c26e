import type { Db } from '@bolillero/database/connection';
import { supportMessage } from '@bolillero/database/schema/support';
import { anyContains } from '@bolillero/database/search';
import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { orderOf, type Page } from '../../wire/paging.ts';

export type SupportRow = typeof supportMessage.$inferSelect;

export interface SupportFilter {
  readonly q: string;
  readonly sort: string | undefined;
  /** Only those with an answer, or without one. */
  readonly answered: boolean | undefined;
}

const sortable = {
  id: supportMessage.id,
  name: supportMessage.name,
  email: supportMessage.email,
  created: supportMessage.createdAt,
  answered: supportMessage.answeredAt,
} as const;

export async function insert(tx: Db, values: typeof supportMessage.$inferInsert): Promise<void> {
  await tx.insert(supportMessage).values(values);
}

/** Messages, the newest first or in the order asked for. */
export async function list(
  db: Db,
  filter: SupportFilter,
  page: Page,
): Promise<{ rows: SupportRow[]; total: number }> {
  const where = and(matching(filter.q), answeredOrNot(filter.answered));
  const rows = await db
    .select()
    .from(supportMessage)
    .where(where)
    .orderBy(orderOf(filter.sort, sortable) ?? desc(supportMessage.id), desc(supportMessage.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(supportMessage).where(where);
  return { rows, total: counted?.total ?? 0 };
}

function matching(q: string): SQL | undefined {
  if (q === '') return undefined;
  const { name, email, message, answer } = supportMessage;
  return anyContains(q, [name, email, message, answer]);
}

function answeredOrNot(answered: boolean | undefined): SQL | undefined {
  if (answered === undefined) return undefined;
  return answered ? isNotNull(supportMessage.answeredAt) : isNull(supportMessage.answeredAt);
}

/** A message, held until the transaction ends: it is answered once. */
export async function lockById(tx: Db, id: number): Promise<SupportRow | null> {
  const [row] = await tx.select().from(supportMessage).where(eq(supportMessage.id, id)).for('update');
  return row ?? null;
}

export async function writeAnswer(
  tx: Db,
  id: number,
  values: { readonly answer: string; readonly answeredAt: Date; readonly answeredBy: number },
): Promise<SupportRow> {
  const [row] = await tx.update(supportMessage).set(values).where(eq(supportMessage.id, id)).returning();
  if (row === undefined) throw new Error('a locked message is gone');
  return row;
}
