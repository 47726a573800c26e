import type { Db } from '@bolillero/database/connection';
import { adminUser } from '@bolillero/database/schema/account';
import { anyContains } from '@bolillero/database/search';
import { and, asc, count, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { orderOf, type Page } from '../../wire/paging.ts';

export type UserRow = typeof adminUser.$inferSelect & { readonly hasSecondFactor: boolean };
type Values = Omit<typeof adminUser.$inferInsert, 'id' | 'createdAt' | 'deletedAt'>;

const columns = {
  ...getTableColumns(adminUser),
  hasSecondFactor: sql<boolean>`EXISTS (SELECT FROM admin_second_factor AS f
    WHERE f.admin_id = admin_user.id AND f.confirmed_at IS NOT NULL)`,
} as const;

const alive = isNull(adminUser.deletedAt);

const sortable = {
  id: adminUser.id,
  name: adminUser.name,
  lastname: adminUser.lastname,
  dni: adminUser.dni,
  email: adminUser.email,
  created: adminUser.createdAt,
} as const;

interface Filter {
  readonly q: string;
  readonly role: UserRow['role'] | undefined;
}

/** Users that have not been deleted, in the order of their creation or in the one asked for. */
export async function list(
  db: Db,
  { q, role, sort, page }: Filter & { sort: string | undefined; page: Page | null },
): Promise<{ rows: UserRow[]; total: number }> {
  const where = and(alive, matching(q), role && eq(adminUser.role, role));
  const query = db
    .select(columns)
    .from(adminUser)
    .where(where)
    .orderBy(orderOf(sort, sortable) ?? asc(adminUser.id), asc(adminUser.id))
    .$dynamic();
  const rows = await (page === null ? query : query.limit(page.limit).offset(page.offset));
  const [counted] = await db.select({ total: count() }).from(adminUser).where(where);
  return { rows, total: counted?.total ?? 0 };
}

function matching(q: string): SQL | undefined {
  if (q === '') return undefined;
  const fullName = sql`${adminUser.name} || ' ' || ${adminUser.lastname}`;
  return anyContains(q, [fullName, adminUser.dni, adminUser.email]);
}

export async function findById(db: Db, id: number): Promise<UserRow | null> {
  const [row] = await db
    .select(columns)
    .from(adminUser)
    .where(and(eq(adminUser.id, id), alive));
  return row ?? null;
}

export async function findByDni(db: Db, dni: string): Promise<UserRow | null> {
  const [row] = await db
    .select(columns)
    .from(adminUser)
    .where(and(eq(adminUser.dni, dni), alive));
  return row ?? null;
}

/** Every administrator, locked in the order of their ids: whoever may change how many there are waits here. */
export async function lockAdministrators(tx: Db): Promise<UserRow[]> {
  return await tx
    .select(columns)
    .from(adminUser)
    .where(and(eq(adminUser.role, 'administrator'), alive))
    .orderBy(asc(adminUser.id))
    .for('update');
}

export async function lockById(tx: Db, id: number): Promise<UserRow | null> {
  const [row] = await tx
    .select(columns)
    .from(adminUser)
    .where(and(eq(adminUser.id, id), alive))
    .for('update');
  return row ?? null;
}

/** Fails on `admin_user_dni_unique` and `admin_user_email_unique`. */
export async function insert(tx: Db, values: Values, createdAt: Date): Promise<UserRow> {
  const [row] = await tx
    .insert(adminUser)
    .values({ ...values, createdAt })
    .returning(columns);
  if (row === undefined) throw new Error('a user was not inserted');
  return row;
}

/** Fails as `insert` does. */
export async function update(tx: Db, id: number, values: Partial<Values>): Promise<UserRow> {
  const [row] = await tx.update(adminUser).set(values).where(eq(adminUser.id, id)).returning(columns);
  if (row === undefined) throw new Error('a locked user is gone');
  return row;
}

export async function markDeleted(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(adminUser).set({ deletedAt: at }).where(eq(adminUser.id, id));
}
