import type { MailRow } from '@bolillero/contract/calls/mail';
import { adminMailTexts, mailKindText } from '@bolillero/texts/admin-mail';
import { mailReason } from '@bolillero/texts/mail-reasons';
import type { ExportColumn } from '../../lists/export-columns.ts';

const { columns, states } = adminMailTexts;

export const exportColumns: readonly ExportColumn<MailRow>[] = [
  { heading: columns.created, kind: 'instant', of: ({ createdAt }) => createdAt },
  { heading: columns.state, kind: 'text', of: ({ state }) => states[state] },
  { heading: columns.kind, kind: 'text', of: ({ kind }) => mailKindText(kind) },
  { heading: columns.mail, kind: 'text', of: ({ subject }) => subject },
  { heading: columns.to, kind: 'text', of: ({ address }) => address },
  { heading: columns.attempts, kind: 'number', of: ({ attempts }) => attempts },
  {
    heading: columns.why,
    kind: 'text',
    of: ({ error }) => (error === null ? null : mailReason(error).title),
  },
  { heading: columns.sent, kind: 'instant', of: ({ sentAt }) => sentAt },
];
