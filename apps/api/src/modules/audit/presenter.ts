import type { AnswerOf } from '@bolillero/contract/call';
import type { listAudit } from '@bolillero/contract/calls/audit';
import type { AuditRow } from './repository.ts';

export function presentEntry(row: AuditRow): AnswerOf<typeof listAudit>['data'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    who: row.who,
    admin_id: row.adminId,
    action: row.action,
    entity: row.entity,
    entity_id: row.entityId,
    before: row.before,
    after: row.after,
  };
}
