import { isOptionalMail, type MailKind } from '@bolillero/contract/mail-kinds';
import type { Db } from '@bolillero/database/connection';
import { houseLines } from '@bolillero/texts/house';
import type { MailText } from '@bolillero/texts/mail-parts';
import { renderMail } from '@bolillero/texts/mail-render';
import type { Context } from '../context.ts';
import { findHouse } from '../house/repository.ts';
import { notifyWorkers } from '../jobs/repository.ts';
import { unsubscribeLink } from './links.ts';
import { insertUnwritten } from './outbox-repository.ts';
import type { Recipient } from './recipients-repository.ts';

/** A notification with this word on the jobs' channel means: there is mail to send. */
export const mailWord = 'mail';

/** What the outbox needs to write a mail. */
export type MailNeeds = Pick<Context, 'clock' | 'config'>;

/** A mail that only lacks its frame. */
export interface WordedMail {
  readonly kind: MailKind;
  readonly key: string;
  readonly customerId: number | null;
  readonly address: string;
  readonly recipient: Recipient | null;
  readonly text: MailText;
}

/** How far ahead of the others a required mail stands in line, in milliseconds. */
const headStart = 3_600_000;

/** Rows that one statement takes; PostgreSQL numbers at most 65,535 parameters. */
const rowsPerInsert = 1_000;

export async function insertMails(tx: Db, context: MailNeeds, mails: readonly WordedMail[]): Promise<void> {
  const wanted = mails.filter(
    ({ kind, recipient }) => !(isOptionalMail(kind) && recipient?.unwantedMail.includes(kind)),
  );
  if (wanted.length === 0) return;
  const lines = houseLines(await findHouse(tx));
  for (let from = 0; from < wanted.length; from += rowsPerInsert) {
    const rows = wanted.slice(from, from + rowsPerInsert).map((one) => rowOf(context, one, lines));
    await insertUnwritten(tx, rows);
  }
  await notifyWorkers(tx, mailWord);
}

/** Read by somebody whom a stranger may have named: who has not proved the address yet, and who is told of what a stranger may do in their account. */
const namelessKinds: ReadonlySet<MailKind> = new Set(['confirm-email', 'account-change']);

/** How a mail greets: a name is what somebody typed, so it goes to no address but those that its account has proved. */
function nameIn({ kind, address, recipient }: Pick<WordedMail, 'kind' | 'address' | 'recipient'>): string {
  if (recipient === null || namelessKinds.has(kind)) return '';
  return recipient.provedEmails.includes(address) ? recipient.name : '';
}

function rowOf({ clock, config }: MailNeeds, worded: WordedMail, house: readonly string[]) {
  const { text, recipient, ...row } = worded;
  const unsubscribeUrl =
    isOptionalMail(row.kind) && recipient !== null
      ? unsubscribeLink(config, recipient.mailToken, row.kind)
      : null;
  const { subject, ...bodies } = renderMail(text, {
    name: nameIn(worded),
    site: config.publicUrl,
    house,
    isVisitor: row.customerId === null,
    unsubscribeUrl,
  });
  const at = clock.date();
  return {
    ...row,
    subject,
    textBody: bodies.text,
    htmlBody: bodies.html,
    unsubscribeUrl,
    state: 'waiting' as const,
    // In front of all the wins of a draw that was settled just before.
    nextAttemptAt: isOptionalMail(row.kind) ? at : new Date(at.getTime() - headStart),
    createdAt: at,
    updatedAt: at,
  };
}
