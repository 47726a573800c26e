import type { AnswerOf } from '@bolillero/contract/call';
import type { MailRow, oneMail } from '@bolillero/contract/calls/mail';
import { isSecretMail } from '@bolillero/contract/mail-kinds';
import { withoutPaths } from '@bolillero/texts/mail-reasons';
import type { find, MailListRow } from './repository.ts';

export function presentMail(row: MailListRow): MailRow {
  return {
    id: row.id,
    kind: row.kind,
    address: row.address,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    error: row.lastError === null ? null : withoutPaths(row.lastError),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** A mail with its text, but for one whose link opens an account: that is nobody's but its reader's. */
export function presentWholeMail(row: Found): AnswerOf<typeof oneMail>['data'] {
  const personal = isSecretMail(row.kind);
  const shown = (body: string) => (personal || body === '' ? null : body);
  return {
    ...presentMail(row),
    costumer_id: row.customerId,
    text: shown(row.textBody),
    html: shown(row.htmlBody),
    personal,
  };
}
