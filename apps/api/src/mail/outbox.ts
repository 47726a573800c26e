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
 * Tells of a draw's wins, however many, as the settlement's transaction leaves their notices. What still waits of a win that
 * changed or went is not sent; what was sent is not sent again, the notice tells of the change.
 */
export async function replaceWinMails(
  tx: Db,
  context: MailNeeds,
  drawId: number,
  { told, outdated }: { readonly told: readonly number[]; readonly outdated: readonly number[] },
): Promise<void> {
  await dropWinMails(tx, drawId, outdated);
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

/** Takes the mails of purchases' wins at a draw out of the outbox, where they were not sent. */
export async function dropWinMails(tx: Db, drawId: number, purchaseIds: readonly number[]): Promise<void> {
  if (purchaseIds.length === 0) return;
  await dropUnsent(
    tx,
    'win',
    purchaseIds.map((purchaseId) => winKey(purchaseId, drawId)),
  );
}
