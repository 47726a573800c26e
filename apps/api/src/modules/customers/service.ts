import { violatesUnique } from '@bolillero/database/connection';
import { parseEmail } from '@bolillero/domain/accounts/email';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { errorText } from '@bolillero/texts/errors';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkPassword } from '../../identity/check-password.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { type Origin, openSession } from '../../identity/sessions-repository.ts';
import type { Log } from '../../log.ts';
import { sendConfirmation } from './emails.ts';
import { readRegistration, type TypedRegistration } from './registration.ts';
import { type CustomerRow, findById, findBySignInEmail, insert, lockCustomer } from './repository.ts';

/**
 * A customer who is known to exist.
 * @throws {AppError} not-found
 */
export async function theCustomer({ db, clock }: Context, id: number): Promise<CustomerRow> {
  const row = await findById(db, id, clock.date());
  if (row === null) throw new AppError('not-found');
  return row;
}

/**
 * Registers a customer. Only what could become a customer counts against the address's limit.
 * @throws {AppError} registration-refused, birthday-invalid, under-age, terms-not-accepted, password-weak,
 *   passwords-differ, too-many-requests, email-taken
 */
export async function register(
  context: Context,
  typed: TypedRegistration,
  address: string,
): Promise<CustomerRow> {
  const { config, clock, db, throttles } = context;
  const today = dateIn(config.houseTimeZone, clock.now());
  const { password, ...values } = readRegistration(typed, { ...config, today });
  await throttles.registration(address);
  const passwordHash = await hashPassword(password);
  try {
    const id = await db.transaction(async (tx) => {
      const inserted = await insert(tx, { ...values, passwordHash }, clock.date());
      await sendConfirmation(tx, context, inserted.email);
      return inserted.id;
    });
    return await theCustomer(context, id);
  } catch (error) {
    if (violatesUnique(error, 'customer_email_unique')) throw emailTaken();
    throw error;
  }
}

function emailTaken(): AppError {
  const message = errorText('email-taken');
  return new AppError('email-taken', { message: [message], errors: [{ path: 'email', message }] });
}

/**
 * Signs a customer in and answers the new session's token.
 * @throws {AppError} customer-sign-in-failed, too-many-requests
 */
export async function signIn(
  context: Context,
  credentials: { readonly email: string; readonly password: string },
  origin: Origin,
  log: Log,
): Promise<{ token: string; row: CustomerRow }> {
  const { db } = context;
  // What is no address belongs to nobody, and fails like any other unknown one, counted as it was typed.
  const email = parseEmail(credentials.email);
  const attempt = {
    account: `customer ${email ?? credentials.email.trim().toLowerCase()}`,
    address: origin.address,
    password: credentials.password,
    refusal: 'customer-sign-in-failed' as const,
  };
  const { id, passwordHash } = await checkPassword(
    context,
    attempt,
    () => findBySignInEmail(db, email ?? ''),
    // Whose account it was, and nothing of what was typed.
    (known, locked) => log.info({ customerId: known.id, locked }, 'sign-in of a customer refused'),
  );
  const token = await db.transaction(async (tx) => {
    // Who changed the password while it was being checked has ended the sessions of whoever knew the old one.
    if ((await lockCustomer(tx, id)) !== passwordHash) throw new AppError(attempt.refusal);
    return await openSession(tx, context, { customerId: id }, origin);
  });
  return { token, row: await theCustomer(context, id) };
}
