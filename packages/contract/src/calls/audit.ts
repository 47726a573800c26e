import { auditedEntities } from '@bolillero/domain/audit/changes';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { dayRange, exportOf, ListOf, listQuery } from '../list.ts';
import { Id, Instant, Nullable } from '../wire.ts';

export const AuditEntry = Type.Object({
  id: Id,
  at: Instant,
  /** Name and DNI of the administrator then; of what nobody known did, words that say so. */
  who: Type.String(),
  admin_id: Nullable(Id),
  /** `create`, `update`, `delete`, `import`… */
  action: Type.String(),
  /** The same in words, of what happened at the door of the back-office (`entity` is `admin_access`); null otherwise. */
  text: Nullable(Type.String()),
  entity: Type.String(),
  entity_id: Type.String(),
  /** Names of the fields that differ between before and after. */
  fields: Type.Array(Type.String()),
  /** What of it changed, by field; null where there was, or is, nothing. */
  before: Type.Unknown(),
  after: Type.Unknown(),
  /** Why, in the words of who did it; null where nobody was asked. */
  reason: Nullable(Type.String()),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const listAudit = defineCall({
  id: 'audit.list',
  method: 'GET',
  path: '/audit',
  access: 'administrator',
  summary: 'Cambios y accesos de los administradores: quién, cuándo, qué, antes y después',
  query: listQuery(['at', 'who', 'entity', 'action'], {
    ...dayRange,
    /** Who made them. */
    admin_id: Type.Optional(Id),
    action: Type.Optional(Type.String({ maxLength: 40 })),
    entity: Type.Optional(Type.Enum(auditedEntities)),
    entity_id: Type.Optional(Type.String({ maxLength: 64 })),
    /** Changes of this field, by its name on the wire. */
    field: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  answer: ListOf(AuditEntry),
});

export const exportAudit = exportOf(listAudit);

export const auditFilters = defineCall({
  id: 'audit.filters',
  method: 'GET',
  path: '/audit/filters',
  access: 'administrator',
  summary: 'Por quién y por qué campos se puede filtrar la auditoría',
  answer: Type.Object({
    /** Whoever has worked in the back-office, those that are gone too, by name. */
    people: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  }),
});
