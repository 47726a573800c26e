import { randomUUID } from 'node:crypto';
import { passwordResetFields } from '@bolillero/contract/field-names';
import { parseEmail } from '@bolillero/domain/accounts/email';
import { accountTexts, requiredTexts } from '@bolillero/texts/accounts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { closeOtherSessions, type Origin } from '../../identity/sessions-repository.ts';
import { hashOfToken, newToken } from '../../identity/tokens.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { isMailWritten } from '../../mail/outbox-repository.ts';
import { tellOwner } from './account-changes.ts';
import { endConfirmations, markConfirmed, removeOtherEmails } from './emails-repository.ts';
import { changeRefusal, newPasswordFaults } from './new-password.ts';
import { findBySignInEmail, lockCustomer, updateCustomer } from './repository.ts';
import { findReset, type LiveReset, markUsed, putReset } from './resets-repository.ts';

const linkMinutes = 60;
/** Looks for the account behind an address, and mails it a link. */
export const sendResetJob = 'send-password-reset';

/**
 * Takes a wish for a new password. Whether an account has the address is looked up by a job: the answer, and the time until
 * it, are the same by construction (Rulebook 10).
 * @throws {AppError} too-many-requests
 */
export async function askForReset(context: Context, typed: string, address: string): Promise<void> {
  const email = parseEmail(typed);
  await context.throttles.passwordReset(email ?? typed.trim().toLowerCase(), address);
  if (email === null) return;
  const wish = randomUUID();
  // A key of its own, which is its mail's too: a second wish is a second mail.
  await context.db.transaction((tx) =>
    context.jobs.enqueue(tx, { kind: sendResetJob, key: wish, payload: { email, wish } }),
  );
}

/** Mails a new link to an address that signs somebody in; nothing happens when nobody does. */
export async function sendReset(context: Context, payload: unknown): Promise<void> {
  const { email, wish } = payload as { readonly email: string; readonly wish: string };
  const owner = await findBySignInEmail(context.db, email);
  if (owner === null) return;
  const token = newToken();
  const createdAt = context.clock.date();
  const expiresAt = new Date(createdAt.getTime() + linkMinutes * 60_000);
  await context.db.transaction(async (tx) => {
    await lockCustomer(tx, owner.id);
    // Who waited looks again: the address may have been deleted meanwhile.
    if ((await findBySignInEmail(tx, email))?.id !== owner.id) return;
    // The job was killed after this transaction: a second link would end the first.
    if (await isMailWritten(tx, 'reset', wish)) return;
    const values = { customerId: owner.id, email, tokenHash: hashOfToken(token), createdAt, expiresAt };
    await putReset(tx, values);
    const query = new URLSearchParams({ email, token });
    await enqueueMail(tx, context, {
      kind: 'reset',
      key: wish,
      customerId: owner.id,
      address: email,
      data: { link: `${context.config.publicUrl}/change-password?${query}` },
    });
  });
}

/** What a link says of itself. */
interface Link {
  readonly email?: string | undefined;
  readonly token?: string | undefined;
}

/** The link that these belong to, while it is good. */
export async function liveReset(
  { clock }: Context,
  db: Context['db'],
  { email = '', token = '' }: Link,
): Promise<LiveReset | null> {
  const address = parseEmail(email);
  if (address === null) return null;
  return await findReset(db, { tokenHash: hashOfToken(token), email: address, now: clock.date() });
}

const wording = {
  missing: 'password-change-refused',
  password: { path: passwordResetFields.password, missing: requiredTexts.password },
  confirmation: {
    path: passwordResetFields.confirmation,
    missing: requiredTexts.confirmPassword,
    differ: accountTexts.passwordsDiffer,
  },
} as const;

/**
 * Sets a new password with a link that is still good, once, and ends every session and every other link. The link proves its address besides: of an
 * account whose primary address nobody had proved, the other addresses may be a stranger's, and go.
 * @throws {AppError} reset-link-expired, password-change-refused
 */
export async function recover(
  context: Context,
  link: Link,
  { password, confirmation }: { readonly password: string; readonly confirmation: string },
  origin: Origin,
): Promise<void> {
  const { clock, config, db } = context;
  const known = await liveReset(context, db, link);
  if (known === null) throw new AppError('reset-link-expired');
  const faults = newPasswordFaults(password, confirmation, config.passwordMin, wording);
  if (faults.length > 0) throw changeRefusal(faults);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const { customerId } = known.address;
    await lockCustomer(tx, customerId);
    // Who waited for the lock looks again: a link that another has used meanwhile is good no more.
    const live = await liveReset(context, tx, link);
    if (live === null) throw new AppError('reset-link-expired');
    const { id, address } = live;
    await markUsed(tx, id, clock.date());
    await updateCustomer(tx, customerId, { passwordHash });
    if (address.confirmedAt === null) {
      await removeOtherEmails(tx, customerId, address.id);
      await markConfirmed(tx, address.id, clock.date());
    }
    await endConfirmations(tx, customerId);
    await closeOtherSessions(tx, { customerId });
    await tellOwner(tx, context, { customerId, change: 'password-reset', origin });
  });
}
