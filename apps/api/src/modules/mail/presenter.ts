import type { MailRow } from '@bolillero/contract/calls/mail';
import type { MailListRow } from './repository.ts';

export function presentMail(row: MailListRow): MailRow {
  return {
    id: row.id,
    kind: row.kind,
    address: row.address,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    error: row.lastError,
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}
