import type { Db } from '@bolillero/database/connection';
import { auditEntry } from '@bolillero/database/schema/operation';
import type { AuditedAction, AuditedEntity } from '@bolillero/domain/audit/changes';

/** Who made a change: an administrator, or the house itself (`adminId` null). */
export interface Author {
  readonly adminId: number | null;
  readonly who: string;
}

/** One change. `before` and `after` hold the row's own fields, never a password or a file's bytes. */
export interface AuditedChange {
  readonly action: AuditedAction;
  readonly entity: AuditedEntity;
  readonly entityId: string | number;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Why, in the words of who did it; absent where nobody was asked. */
  readonly reason?: string | null;
}

/** Writes a change into the audit, in the transaction that makes it. */
export async function recordChange(tx: Db, author: Author, at: Date, change: AuditedChange): Promise<void> {
  await tx.insert(auditEntry).values({
    at,
    adminId: author.adminId,
    who: author.who,
    action: change.action,
    entity: change.entity,
    entityId: String(change.entityId),
    before: change.before ?? null,
    after: change.after ?? null,
    reason: change.reason ?? null,
  });
}
