import type { AuditedEntity } from '@bolillero/domain/audit/changes';
import { instantsOf } from '../../wire/instants-of-days.ts';
import type { AuditFilter } from './repository.ts';

interface AskedChanges {
  readonly q?: string;
  readonly from?: string;
  readonly to?: string;
  readonly admin_id?: number;
  readonly action?: string;
  readonly entity?: AuditedEntity;
  readonly entity_id?: string;
  readonly field?: string;
}

/**
 * Which changes a query asks for. Its days are those of the house's calendar.
 * @throws {AppError} input-invalid
 */
export function readFilter(query: AskedChanges, timeZone: string): AuditFilter {
  return {
    q: (query.q ?? '').trim(),
    adminId: query.admin_id,
    ...instantsOf(query, timeZone),
    action: query.action,
    entity: query.entity,
    entityId: query.entity_id,
    field: query.field,
  };
}
