import type { AuditEntry } from '@bolillero/contract/calls/audit';
import { adminAuditTexts } from '@bolillero/texts/admin-audit';
import type { ExportColumn } from '../../lists/export-columns.ts';

const { columns } = adminAuditTexts;
const asJson = (side: unknown) => (side === null || side === undefined ? null : JSON.stringify(side));

/** Records, actions and fields by their names on the wire: a file is read by programs, too. */
export const exportColumns: readonly ExportColumn<AuditEntry>[] = [
  { heading: columns.at, kind: 'instant', of: ({ at }) => at },
  { heading: columns.who, kind: 'text', of: ({ who }) => who },
  { heading: columns.what, kind: 'text', of: ({ entity }) => entity },
  { heading: columns.record, kind: 'text', of: ({ entity_id: id }) => id },
  { heading: columns.action, kind: 'text', of: ({ action }) => action },
  { heading: columns.fields, kind: 'text', of: ({ fields }) => fields.join(', ') },
  { heading: adminAuditTexts.before, kind: 'text', of: ({ before }) => asJson(before) },
  { heading: adminAuditTexts.after, kind: 'text', of: ({ after }) => asJson(after) },
  { heading: adminAuditTexts.reason, kind: 'text', of: ({ reason }) => reason },
];
