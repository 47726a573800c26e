import type { SupportQuestion } from '@bolillero/contract/calls/support';
import { adminSupportTexts } from '@bolillero/texts/admin-support';
import type { ExportColumn } from '../../lists/export-columns.ts';
import type { SupportRow } from './repository.ts';

export function presentMessage(row: SupportRow, answeredBy: string | null = null): SupportQuestion {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy,
  };
}

const { columns: heads, exported } = adminSupportTexts;

/** What of a message is exported. */
export const messageColumns: readonly ExportColumn<SupportQuestion>[] = [
  { heading: exported.id, kind: 'number', of: ({ id }) => id },
  { heading: heads.from, kind: 'text', of: ({ name }) => name },
  { heading: exported.email, kind: 'text', of: ({ email }) => email },
  { heading: heads.message, kind: 'text', of: ({ message }) => message },
  { heading: heads.received, kind: 'instant', of: ({ createdAt }) => createdAt },
  { heading: heads.answer, kind: 'text', of: ({ answer }) => answer },
  { heading: heads.answered, kind: 'instant', of: ({ answeredAt }) => answeredAt },
  { heading: heads.answeredBy, kind: 'text', of: ({ answeredBy }) => answeredBy },
];
