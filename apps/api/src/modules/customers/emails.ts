import { type Db, violatesUnique } from '@bolillero/database/connection';
import { parseEmail } from '@bolillero/domain/accounts/email';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Origin } from '../../identity/sessions-repository.ts';
import { hashOfToken, newToken } from '../../identity/tokens.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { tellOwner } from './account-changes.ts';
import {
  customerOfConfirmation,
  insertEmail,
  markConfirmed,
  movePrimary,
  putConfirmation,
  removeEmail,
  takeConfirmation,
} from './emails-repository.ts';
import { lockOwnAccount } from './own-account.ts';
import { type EmailRow, emailsOf, lockCustomer } from './repository.ts';
import { endResetLinks } from './resets-repository.ts';

const linkHours = 24;
const mostEmails = 10;

/**
 * Adds an address, or takes one that waits for its proof, and mails it a link. The answer is the same whether or not the
 * address belongs to another account, and nobody's unproved address keeps others from it (decision 12).
 * @throws {AppError} email-invalid, too-many-requests, email-already-yours, too-many-emails
 */
export async function addEmail(
  context: Context,
  customerId: number,
  typed: string,
  origin: Origin,
): Promise<EmailRow[]> {
  const { clock, db, throttles } = context;
  const email = parseEmail(typed);
  if (email === null) throw refusal('email-invalid');
  await throttles.confirmationLink(customerId, email);
  return await db.transaction(async (tx) => {
    await lockOwnAccount(tx, customerId);
    const emails = await emailsOf(tx, customerId);
    const own = emails.find((row) => row.email === email);
    if (own !== undefined && own.confirmedAt !== null) throw refusal('email-already-yours');
    if (own === undefined && emails.length >= mostEmails) {
      throw new AppError('too-many-emails', { values: { limit: mostEmails } });
    }
    const row = own ?? (await insertEmail(tx, { customerId, email, createdAt: clock.date() }));
    if (own === undefined) await tellOwner(tx, context, { customerId, change: 'email-added', origin });
    await sendConfirmation(tx, context, row);
    return await emailsOf(tx, customerId);
  });
}

/** Mails an address the link that proves it, good for a day; a link that it had is good no more. */
export async function sendConfirmation(tx: Db, context: Context, email: EmailRow): Promise<void> {
  const createdAt = context.clock.date();
  const expiresAt = new Date(createdAt.getTime() + linkHours * 3_600_000);
  const token = newToken();
  const tokenHash = hashOfToken(token);
  await putConfirmation(tx, { customerEmailId: email.id, tokenHash, createdAt, expiresAt });
  await enqueueMail(tx, context, {
    kind: 'confirm-email',
    key: `link ${tokenHash.toString('hex')}`,
    customerId: email.customerId,
    address: email.email,
    data: { link: `${context.config.publicUrl}/confirmar-correo?token=${token}` },
  });
}

/** Uses a link up. Answers whether it proved an address: one that is another account's meanwhile stays theirs. */
export async function confirmEmail({ clock, db }: Context, token: string): Promise<boolean> {
  const tokenHash = hashOfToken(token);
  try {
    return await db.transaction(async (tx) => {
      // Like every change of an account, it waits for the others: whoever deletes the address meanwhile holds both rows.
      const customerId = await customerOfConfirmation(tx, tokenHash);
      if (customerId === null) return false;
      await lockCustomer(tx, customerId);
      const id = await takeConfirmation(tx, tokenHash, clock.date());
      if (id !== null) await markConfirmed(tx, id, clock.date());
      return id !== null;
    });
  } catch (error) {
    if (violatesUnique(error, 'customer_email_unique')) return false;
    throw error;
  }
}

/**
 * Makes a proved address the primary one; the customer's row keeps two of them from becoming it at once.
 * @throws {AppError} not-found, email-unconfirmed
 */
export async function makePrimary(
  context: Context,
  customerId: number,
  id: number,
  origin: Origin,
): Promise<EmailRow[]> {
  return await context.db.transaction(async (tx) => {
    const email = await lockedEmail(tx, customerId, id);
    if (email.confirmedAt === null) throw new AppError('email-unconfirmed');
    const emails = await emailsOf(tx, customerId);
    if (email.isPrimary) return emails;
    const address = emails.find(({ isPrimary }) => isPrimary)?.email ?? email.email;
    await movePrimary(tx, customerId, id);
    await tellOwner(tx, context, { customerId, change: 'primary-email-changed', origin, address });
    return await emailsOf(tx, customerId);
  });
}

/**
 * Deletes an address, with the links that went to it.
 * @throws {AppError} not-found, email-primary
 */
export async function deleteEmail(
  context: Context,
  customerId: number,
  id: number,
  origin: Origin,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { email, isPrimary } = await lockedEmail(tx, customerId, id);
    if (isPrimary) throw new AppError('email-primary');
    await removeEmail(tx, id);
    await endResetLinks(tx, customerId, email);
    await tellOwner(tx, context, { customerId, change: 'email-deleted', origin });
  });
}

async function lockedEmail(tx: Db, customerId: number, id: number): Promise<EmailRow> {
  await lockCustomer(tx, customerId);
  const email = (await emailsOf(tx, customerId)).find((row) => row.id === id);
  if (email === undefined) throw new AppError('not-found');
  return email;
}

function refusal(code: 'email-invalid' | 'email-already-yours'): AppError {
  const error = new AppError(code);
  return new AppError(code, { errors: [{ path: 'email', message: String(error.text) }] });
}
