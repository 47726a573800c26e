import type { Db } from '@bolillero/database/connection';
import { adminUser } from '@bolillero/database/schema/account';
import { installationFact } from '@bolillero/database/schema/operation';
import { and, eq, isNull, sql } from 'drizzle-orm';

export type AdministratorRow = typeof adminUser.$inferSelect;

/** Any number, the same in every process: who holds it prepares the installation, the others wait. */
const installationLock = 7_120_942;

const alive = isNull(adminUser.deletedAt);

/** Waits until no other process prepares the installation; held until the end of the transaction. */
export async function lockInstallation(tx: Db): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${installationLock})`);
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .select({ id: adminUser.id })
    .from(adminUser)
    .where(and(eq(adminUser.role, 'administrator'), alive))
    .limit(1);
  return found.length > 0;
}

/** Whoever works in the back-office with a DNI, whatever their role. */
export async function findByDni(db: Db, dni: string): Promise<AdministratorRow | null> {
  const [row] = await db
    .select()
    .from(adminUser)
    .where(and(eq(adminUser.dni, dni), alive));
  return row ?? null;
}

export async function insertAdministrator(
  tx: Db,
  values: Omit<typeof adminUser.$inferInsert, 'role'>,
): Promise<void> {
  await tx.insert(adminUser).values({ ...values, role: 'administrator' });
}

/** Makes somebody an administrator; with another password where one is given. */
export async function makeAdministrator(
  tx: Db,
  id: number,
  changed: { readonly passwordHash?: string },
): Promise<void> {
  await tx
    .update(adminUser)
    .set({ role: 'administrator', ...changed })
    .where(eq(adminUser.id, id));
}

/** What an earlier start wrote down under a name; undefined: nothing. */
export async function findFact(db: Db, name: string): Promise<unknown> {
  const [row] = await db.select().from(installationFact).where(eq(installationFact.name, name));
  return row?.value;
}

export async function putFact(tx: Db, name: string, value: object, recordedAt: Date): Promise<void> {
  await tx
    .insert(installationFact)
    .values({ name, value, recordedAt })
    .onConflictDoUpdate({ target: installationFact.name, set: { value, recordedAt } });
}
