import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Id, Instant, Nullable, PageOf, pageQuery } from '../wire.ts';

export const listAudit = defineCall({
  id: 'audit.list',
  method: 'GET',
  path: '/audit',
  access: 'administrator',
  summary: 'Cambios y accesos de los administradores: quién, cuándo, qué, antes y después',
  query: Type.Object({
    ...pageQuery,
    /** What was changed: `draw`, `purchase`, `admin_user`… */
    entity: Type.Optional(Type.String({ maxLength: 40 })),
    entity_id: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  answer: PageOf(
    Type.Object({
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
      /** What of it changed, by field; null where there was, or is, nothing. */
      before: Type.Unknown(),
      after: Type.Unknown(),
    }),
  ),
});
