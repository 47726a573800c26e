import type { AnswerOf } from '@bolillero/contract/call';
import type { listAudit } from '@bolillero/contract/calls/audit';
import { accessEntity, isAccessEvent } from '@bolillero/domain/accounts/access-events';
import { accessTexts } from '@bolillero/texts/audit';
import type { AuditRow } from './repository.ts';

export function presentEntry(row: AuditRow): AnswerOf<typeof listAudit>['data'][number] {
  return {
    id: row.id,
    at: row.at.toISOString(),
    who: row.who,
    admin_id: row.adminId,
    action: row.action,
    text: row.entity === accessEntity && isAccessEvent(row.action) ? accessTexts[row.action] : null,
    entity: row.entity,
    entity_id: row.entityId,
    before: row.before,
    after: row.after,
  };
}
