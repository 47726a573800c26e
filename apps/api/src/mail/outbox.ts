import type { Db } from '@bolillero/database/connection';
import { insertMails, type MailNeeds } from './insert-mails.ts';
import { dropUnsent } from './outbox-repository.ts';
import { findRecipient, findRecipients } from './recipients-repository.ts';
import { winKey, winMails } from './win-mails.ts';
import { type MailContent, writeMail } from './write-mail.ts';

export type MailToSend = MailContent & {
  /** What it is about: one mail of a kind and key is ever written. */
  readonly key: string;
  /** Whose mail it is; null for a visitor, who is written to at `address`. */
  readonly customerId: number | null;
  /** Where it goes; the customer's primary address where it is not given. */
  readonly address?: string;
};

/**
 * Writes a mail into the outbox, in the transaction of its reason: it is sent once that is committed, and never twice. It
 * is worded here and now, from what the transaction sees; so it is called after the rows that it tells of were written. A
 * second mail of the same kind and key is not written. Nor is one that its customer does not want, or that has no address.
 */
export async function enqueueMail(tx: Db, context: MailNeeds, toSend: MailToSend): Promise<void> {
  const { kind, key, customerId } = toSend;
  const recipient = customerId === null ? null : await findRecipient(tx, customerId);
  const written = await writeMail(tx, context, toSend);
  if (written === null) return;
  const address = toSend.address ?? written.address ?? recipient?.email;
  if (address === undefined || address === null) return;
  await insertMails(tx, context, [{ kind, key, customerId, address, recipient, text: written.text }]);
}

/**
 * Tells of wins, and of wins that changed or went, however many, as the settlement's transaction leaves their notices: each
 * notice once. What still waits of a notice that another has taken the place of is not sent.
 */
export async function tellOfWins(
  tx: Db,
  context: MailNeeds,
  { told, outdated }: { readonly told: readonly number[]; readonly outdated: readonly number[] },
): Promise<void> {
  if (outdated.length > 0) await dropUnsent(tx, 'win', outdated.map(winKey));
  if (told.length === 0) return;
  const mails = await winMails(tx, context.config, told);
  const recipients = await findRecipients(tx, [...new Set(mails.map(({ customerId }) => customerId))]);
  const recipientOf = new Map(recipients.map((recipient) => [recipient.id, recipient]));
  const worded = mails.flatMap((one) => {
    const recipient = recipientOf.get(one.customerId);
    return recipient === undefined || recipient.email === null
      ? []
      : [{ ...one, kind: 'win' as const, address: recipient.email, recipient }];
  });
  await insertMails(tx, context, worded);
}
