import { passwordChangeFields } from '@bolillero/contract/field-names';
import { passwordChangeTexts } from '@bolillero/texts/account-changes';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkPassword } from '../../identity/check-password.ts';
import { confirmPassword } from '../../identity/confirmation.ts';
import type { CustomerIdentity } from '../../identity/identity.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { closeOtherSessions, type Origin, openSession } from '../../identity/sessions-repository.ts';
import { tellOwner } from './account-changes.ts';
import { endConfirmations } from './emails-repository.ts';
import { changeRefusal, type Fault, newPasswordFaults } from './new-password.ts';
import { findPasswordHash, lockCustomer, updateCustomer } from './repository.ts';
import { endResetLinks } from './resets-repository.ts';

const wording = {
  missing: 'password-change-refused',
  password: { path: passwordChangeFields.password, missing: passwordChangeTexts.newMissing },
  confirmation: {
    path: passwordChangeFields.confirmation,
    missing: passwordChangeTexts.confirmationMissing,
    differ: passwordChangeTexts.differ,
  },
} as const;

/** What wrong guesses of a customer's own password are counted by, whichever call asks for it. */
const attemptsOf = (customerId: number) => `password of customer ${customerId}`;

/**
 * Takes a customer's password as proved anew, in the session that asks.
 * @throws {AppError} password-wrong, too-many-requests
 */
export async function confirmOwnPassword(
  context: Context,
  who: CustomerIdentity,
  typed: { readonly password?: string },
  address: string,
): Promise<void> {
  const { customerId } = who;
  const load = () => findPasswordHash(context.db, customerId);
  await confirmPassword(context, { who, account: attemptsOf(customerId), address, typed, load });
}

/** What somebody typed to change their password; empty where they typed nothing. */
export interface TypedPasswordChange {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/**
 * Changes a customer's password; every session and every link ends, and the one new token is answered: an address that a
 * stranger added while they were in the account is not proved any more. Wrong guesses count as in signing in.
 * @throws {AppError} password-change-refused, password-wrong, too-many-requests
 */
export async function changePassword(
  context: Context,
  customerId: number,
  { current, password, confirmation }: TypedPasswordChange,
  origin: Origin,
): Promise<string> {
  const { config, db } = context;
  const faults: Fault[] = newPasswordFaults(password, confirmation, config.passwordMin, wording);
  if (current === '') {
    const message = passwordChangeTexts.currentMissing;
    faults.unshift({ code: 'password-change-refused', path: 'current', message });
  }
  if (faults.length > 0) throw changeRefusal(faults);

  const attempt = {
    account: attemptsOf(customerId),
    address: origin.address,
    password: current,
    refusal: 'password-wrong' as const,
  };
  const checked = await checkPassword(context, attempt, () => findPasswordHash(db, customerId));
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    // Who changed it meanwhile has ended this session, too.
    if ((await lockCustomer(tx, customerId)) !== checked.passwordHash) throw new AppError('password-wrong');
    await updateCustomer(tx, customerId, { passwordHash });
    await endResetLinks(tx, customerId);
    await endConfirmations(tx, customerId);
    await closeOtherSessions(tx, { customerId });
    await tellOwner(tx, context, { customerId, change: 'password-changed', origin });
    return await openSession(tx, context, { customerId }, origin);
  });
}
