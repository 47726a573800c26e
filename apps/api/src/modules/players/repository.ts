import type { Db } from '@bolillero/database/connection';
import { customer, customerEmail, session } from '@bolillero/database/schema/account';
import { anyContains } from '@bolillero/database/search';
import { and, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';

const rowColumns = {
  id: customer.id,
  name: customer.name,
  lastname: customer.lastname,
  address: customer.address,
  country: customer.country,
  type: customer.type,
  createdAt: customer.createdAt,
  closedAt: customer.closedAt,
} as const;

export interface PlayerFilter {
  readonly q: string;
  readonly country: string | undefined;
  readonly type: number | undefined;
  /** Registered from this instant on, and before that one. */
  readonly from: Date | undefined;
  readonly before: Date | undefined;
}

/** Customers, those whose account is closed too. */
export const players = {
  key: customer.id,
  from: sql`${customer}`,
  sorts: {
    id: customer.id,
    name: sql`search_text(${customer.name})`,
    lastname: sql`search_text(${customer.lastname})`,
    address: sql`search_text(${customer.address})`,
    country: customer.country,
    type: customer.type,
    created_at: customer.createdAt,
  },
  usual: '-id',
  where: matching,
  load: async (db: Db, ids) => await rowsOf(db, ids),
  keyOf: ({ id }) => id,
} satisfies ListSource<PlayerFilter, PlayerListRow>;

export type PlayerListRow = Awaited<ReturnType<typeof rowsOf>>[number];

async function rowsOf(db: Db, ids: readonly number[]) {
  return await db
    .select({ ...rowColumns, email: customerEmail.email })
    .from(customer)
    .leftJoin(
      customerEmail,
      and(eq(customerEmail.customerId, customer.id), eq(customerEmail.isPrimary, true)),
    )
    .where(sql`${customer.id} = ANY(${sql.param([...ids])}::int[])`);
}

function matching({ q, country, type, from, before }: PlayerFilter): SQL | undefined {
  return and(
    country === undefined ? undefined : eq(customer.country, country),
    type === undefined ? undefined : eq(customer.type, type),
    from === undefined ? undefined : gte(customer.createdAt, from),
    before === undefined ? undefined : lt(customer.createdAt, before),
    q === '' ? undefined : searched(q),
  );
}

/**
 * By name, address, any of their e-mails or number. Each is looked up by an index of its own; what is found may be most of them, so
 * it is joined, not gathered in an array, which would be gone through for each row.
 */
function searched(q: string): SQL {
  const byText = anyContains(q, [
    sql`${customer.name} || ' ' || ${customer.lastname}`,
    sql`${customer.address}`,
  ]);
  const byEmail = anyContains(q, [customerEmail.email]);
  const byId = /^\d{1,9}$/.test(q) ? sql`UNION ALL SELECT ${Number(q)}::int` : sql``;
  return sql`${customer.id} IN (
    SELECT ${customer.id} FROM ${customer} WHERE ${byText}
    UNION ALL SELECT ${customerEmail.customerId} FROM ${customerEmail} WHERE ${byEmail} ${byId})`;
}

const playerColumns = {
  ...rowColumns,
  birthday: customer.birthday,
  dni: customer.dni,
} as const;

export type PlayerColumns = Pick<typeof customer.$inferSelect, keyof typeof playerColumns>;

/** A customer, whose account may be closed; null when there is none. */
export async function find(db: Db, id: number): Promise<PlayerColumns | null> {
  const [row] = await db.select(playerColumns).from(customer).where(eq(customer.id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends: changes of an account take turns. */
export async function lock(tx: Db, id: number): Promise<PlayerColumns | null> {
  const [row] = await tx.select(playerColumns).from(customer).where(eq(customer.id, id)).for('no key update');
  return row ?? null;
}

/** In how many browsers a customer is signed in. */
export async function countSessions(db: Db, customerId: number, now: Date): Promise<number> {
  return await db.$count(session, and(eq(session.customerId, customerId), gt(session.expiresAt, now)));
}
