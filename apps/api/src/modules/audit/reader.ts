import type { AuditedEntity } from '@bolillero/domain/audit/changes';
import { addDays, type DrawDate } from '@bolillero/domain/calendar/draw-date';
import { instantOf } from '@bolillero/domain/calendar/time-zone';
import { rangeParameter } from '../../engine/query-parameters.ts';
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
  const { from, to } = rangeParameter(query);
  const startOf = (day: DrawDate) => new Date(instantOf(day, '00:00', timeZone));
  return {
    q: (query.q ?? '').trim(),
    adminId: query.admin_id,
    since: from === null ? undefined : startOf(from),
    before: to === null ? undefined : startOf(addDays(to, 1)),
    action: query.action,
    entity: query.entity,
    entityId: query.entity_id,
    field: query.field,
  };
}
