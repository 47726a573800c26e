import type { SupportQuestion } from '@bolillero/contract/calls/support';
import type { SupportRow } from './repository.ts';

export function presentMessage(row: SupportRow): SupportQuestion {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
