import type { Db } from '@bolillero/database/connection';
import { adminUser } from '@bolillero/database/schema/account';
import { supportMessage } from '@bolillero/database/schema/support';
import { anyContains } from '@bolillero/database/search';
import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';

export type SupportRow = typeof supportMessage.$inferSelect;

export interface SupportFilter {
  readonly q: string;
  /** Only those with an answer, or without one. */
  readonly answered: boolean | undefined;
  /** When they came: from the first instant on, before the second. */
  readonly since: Date | null;
  readonly before: Date | null;
}

/** A message with the name of who answered it. */
export interface ListedMessage {
  readonly row: SupportRow;
  readonly answeredBy: string | null;
}

/** Messages, the newest first or in the order asked for. */
export const supportMessages = {
  key: supportMessage.id,
  from: sql`${supportMessage}`,
  sorts: {
    id: supportMessage.id,
    name: sql`search_text(${supportMessage.name})`,
    email: supportMessage.email,
    created: supportMessage.createdAt,
    answered: supportMessage.answeredAt,
  },
  usual: '-id',
  where: ({ q, answered, since, before }) =>
    and(
      matching(q),
      answeredOrNot(answered),
      since === null ? undefined : gte(supportMessage.createdAt, since),
      before === null ? undefined : lt(supportMessage.createdAt, before),
    ),
  load: async (db, keys) =>
    await db
      .select({
        row: supportMessage,
        answeredBy: sql<string | null>`trim(${adminUser.name} || ' ' || ${adminUser.lastname})`,
      })
      .from(supportMessage)
      .leftJoin(adminUser, eq(adminUser.id, supportMessage.answeredBy))
      .where(sql`${supportMessage.id} = ANY(${sql.param([...keys])}::int[])`),
  keyOf: ({ row }) => row.id,
} satisfies ListSource<SupportFilter, ListedMessage>;

export async function insert(tx: Db, values: typeof supportMessage.$inferInsert): Promise<void> {
  await tx.insert(supportMessage).values(values);
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

/** How an administrator is called. */
export async function nameOfAdmin(tx: Db, id: number): Promise<string | null> {
  const { name, lastname } = adminUser;
  const [row] = await tx
    .select({ name: sql<string>`trim(${name} || ' ' || ${lastname})` })
    .from(adminUser)
    .where(eq(adminUser.id, id));
  return row?.name ?? null;
}
