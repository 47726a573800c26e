import type { AnswerOf } from '@bolillero/contract/call';
import type { AuditEntry, auditFilters } from '@bolillero/contract/calls/audit';
import { accessEntity, isAccessEvent } from '@bolillero/domain/accounts/access-events';
import { accessTexts } from '@bolillero/texts/audit';
import type { AuditRow } from './repository.ts';

export function presentEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    who: row.who,
    admin_id: row.adminId,
    action: row.action,
    text: row.entity === accessEntity && isAccessEvent(row.action) ? accessTexts[row.action] : null,
    entity: row.entity,
    entity_id: row.entityId,
    fields: row.fields,
    before: row.before,
    after: row.after,
    reason: row.reason,
  };
}

export function presentPerson(row: {
  id: number;
  name: string;
  lastname: string;
}): AnswerOf<typeof auditFilters>['people'][number] {
  return { id: row.id, name: `${row.name} ${row.lastname}` };
}
