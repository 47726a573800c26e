import type { Db } from '@bolillero/database/connection';
import { auditEntry } from '@bolillero/database/schema/operation';
import { anyContains } from '@bolillero/database/search';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { orderOf, type Page } from '../../wire/paging.ts';

export type AuditRow = typeof auditEntry.$inferSelect;

interface Filter {
  readonly q: string;
  readonly entity: string | undefined;
  readonly entityId: string | undefined;
}

/** Changes by administrators, the newest first unless asked for otherwise. */
export async function list(
  db: Db,
  filter: Filter,
  sort: string | undefined,
  page: Page,
): Promise<{ rows: AuditRow[]; total: number }> {
  const where = and(
    filter.entity === undefined ? undefined : eq(auditEntry.entity, filter.entity),
    filter.entityId === undefined ? undefined : eq(auditEntry.entityId, filter.entityId),
    matching(filter.q),
  );
  const rows = await db
    .select()
    .from(auditEntry)
    .where(where)
    .orderBy(
      orderOf(sort, { at: auditEntry.id, who: auditEntry.who }) ?? desc(auditEntry.id),
      desc(auditEntry.id),
    )
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(auditEntry).where(where);
  return { rows, total: counted?.total ?? 0 };
}

function matching(q: string): SQL | undefined {
  if (q === '') return undefined;
  return anyContains(q, [auditEntry.who, auditEntry.action, auditEntry.entity, auditEntry.entityId]);
}
