import { isRecentlyConfirmed } from '@bolillero/domain/accounts/confirmation';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { checkPassword, requireCredentials } from './check-password.ts';
import type { SessionIdentity } from './identity.ts';
import { markConfirmed } from './sessions-repository.ts';

/**
 * Lets whoever signed in, or confirmed their password, within the last 15 minutes change who owns the account (Rulebook 10).
 * @throws {AppError} password-needed
 */
export function requireRecentPassword({ clock }: Pick<Context, 'clock'>, who: SessionIdentity): void {
  if (!isRecentlyConfirmed(who.confirmedAt.getTime(), clock.now())) throw new AppError('password-needed');
}

interface Confirmation<Owner> {
  readonly who: SessionIdentity;
  /** What failures are counted by: one spelling for all calls that ask this person for their password. */
  readonly account: string;
  readonly address: string;
  readonly typed: { readonly password?: string };
  readonly load: () => Promise<Owner | null>;
}

/**
 * Takes the password of who is signed in as proved anew, in their present session. Wrong guesses count as in signing in; the
 * session stays.
 * @throws {AppError} password-wrong, too-many-requests
 */
export async function confirmPassword<Owner extends { readonly passwordHash: string }>(
  context: Pick<Context, 'throttles' | 'db' | 'clock'>,
  { who, account, address, typed, load }: Confirmation<Owner>,
): Promise<void> {
  const refusal = 'password-wrong';
  const { password } = requireCredentials(typed, ['password'], refusal);
  await checkPassword(context, { account, address, password, refusal }, load);
  await markConfirmed(context.db, who.sessionId, context.clock.date());
}
