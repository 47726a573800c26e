import type { Db } from '@bolillero/database/connection';
import { adminUser } from '@bolillero/database/schema/account';
import { auditEntry } from '@bolillero/database/schema/operation';
import { anyContains } from '@bolillero/database/search';
import { and, arrayContains, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { ListSource } from '../../lists/list-repository.ts';

export type AuditRow = typeof auditEntry.$inferSelect;

export interface AuditFilter {
  /** Part of who made a change, or of what and whose record it is. */
  readonly q: string;
  readonly adminId: number | undefined;
  readonly since: Date | undefined;
  /** The first instant that is too late. */
  readonly before: Date | undefined;
  readonly action: string | undefined;
  readonly entity: string | undefined;
  readonly entityId: string | undefined;
  /** A field that came out of the change different. */
  readonly field: string | undefined;
}

/** Changes by administrators, the newest first unless asked for otherwise. */
export const changes = {
  key: auditEntry.id,
  from: sql`${auditEntry}`,
  sorts: {
    // Entries are written in the order of time.
    at: auditEntry.id,
    who: auditEntry.who,
    entity: auditEntry.entity,
    action: auditEntry.action,
  },
  usual: '-at',
  where: matching,
  load: async (db, keys) =>
    await db
      .select()
      .from(auditEntry)
      .where(sql`${auditEntry.id} = ANY(${sql.param([...keys])}::bigint[])`),
  // A bigint comes as text.
  keyOf: ({ id }) => String(id),
} satisfies ListSource<AuditFilter, AuditRow, string>;

function matching({ q, ...of }: AuditFilter): SQL | undefined {
  const { who, action, entity, entityId } = auditEntry;
  return and(
    of.adminId === undefined ? undefined : eq(auditEntry.adminId, of.adminId),
    of.since === undefined ? undefined : gte(auditEntry.at, of.since),
    of.before === undefined ? undefined : lt(auditEntry.at, of.before),
    of.action === undefined ? undefined : eq(action, of.action),
    of.entity === undefined ? undefined : eq(entity, of.entity),
    of.entityId === undefined ? undefined : eq(entityId, of.entityId),
    of.field === undefined ? undefined : arrayContains(auditEntry.fields, [of.field]),
    q === '' ? undefined : anyContains(q, [who, action, entity, entityId]),
  );
}

/** Whoever works or has worked in the back-office, by name. */
export async function people(db: Db): Promise<{ id: number; name: string; lastname: string }[]> {
  const { id, name, lastname } = adminUser;
  return await db.select({ id, name, lastname }).from(adminUser).orderBy(asc(name), asc(lastname), asc(id));
}
