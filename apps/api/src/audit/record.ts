import type { Db } from '@bolillero/database/connection';
import { auditEntry } from '@bolillero/database/schema/operation';
import type { AdminIdentity } from '../plugins/sessions.ts';

/** One change by an administrator. `before` and `after` hold the row's own fields, never a password or a file's bytes. */
export interface AuditedChange {
  /** `create`, `update`, `delete`, `import`, ... */
  readonly action: string;
  /** `draw`, `purchase`, `admin_user`, ... */
  readonly entity: string;
  readonly entityId: string | number;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Writes a change into the audit, in the transaction that makes it. */
export async function recordChange(
  tx: Db,
  admin: AdminIdentity,
  at: Date,
  change: AuditedChange,
): Promise<void> {
  await tx.insert(auditEntry).values({
    at,
    adminId: admin.adminId,
    who: admin.who,
    action: change.action,
    entity: change.entity,
    entityId: String(change.entityId),
    before: change.before ?? null,
    after: change.after ?? null,
  });
}
