import { noteRefusedAccess, recordAccess } from '../../audit/record-access.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkPassword, requireCredentials } from '../../identity/check-password.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { closeSession, markConfirmed, type Origin, openSession } from '../../identity/sessions-repository.ts';
import type { Log } from '../../log.ts';
import { provingSecondFactor } from './prove-second-factor.ts';
import { findByDni, findById, type UserRow } from './repository.ts';

/** As typed. */
interface Credentials {
  readonly password?: string;
  readonly code?: string;
}

/** How the audit names a user; their name and DNI of then. */
const whoOf = ({ name, lastname, dni }: UserRow) => `${name} ${lastname} (${dni})`;

/**
 * Signs an administrator or operator in and answers the new session's token. The audit tells of it, and of what was refused for
 * an account that exists.
 * @throws {AppError} admin-sign-in-failed, second-factor-needed, second-factor-wrong, too-many-requests
 */
export async function signIn(
  context: Context,
  credentials: Credentials & { readonly dni: string; readonly password: string },
  origin: Origin,
  log: Log,
): Promise<{ token: string; row: UserRow }> {
  const { db, clock } = context;
  const dni = credentials.dni.trim();
  const attempt = {
    account: `admin ${dni}`,
    address: origin.address,
    password: credentials.password,
    refusal: 'admin-sign-in-failed' as const,
  };
  const noteRefusal = (adminId: number, by: 'password' | 'code', locked: boolean) => {
    const refused = { adminId, origin, facts: { by } };
    noteRefusedAccess(context, log, { ...refused, event: 'sign-in-refused' });
    if (locked) noteRefusedAccess(context, log, { ...refused, event: 'sign-in-locked' });
  };
  const { id, passwordHash } = await checkPassword(
    context,
    attempt,
    () => findByDni(db, dni),
    (known, locked) => noteRefusal(known.id, 'password', locked),
  );
  const code = {
    adminId: id,
    code: credentials.code ?? '',
    refusal: attempt.refusal,
    noteRefusal: (locked: boolean) => noteRefusal(id, 'code', locked),
  };
  return await provingSecondFactor(context, code, async (tx, row, proof) => {
    // Who changed the password while it was being checked has ended the sessions of whoever knew the old one.
    if (row.passwordHash !== passwordHash) throw new AppError(attempt.refusal);
    const token = await openSession(tx, context, { adminId: id }, origin);
    const author = { adminId: id, who: whoOf(row) };
    const facts = proof === null ? {} : { secondFactor: proof };
    await recordAccess(tx, author, clock.date(), { adminId: id, event: 'sign-in', origin, facts });
    return { token, row };
  });
}

/** Ends the session that asks. */
export async function signOut({ db, clock }: Context, who: AdminIdentity, origin: Origin): Promise<void> {
  await db.transaction(async (tx) => {
    await closeSession(tx, who.sessionId);
    await recordAccess(tx, who, clock.date(), { adminId: who.adminId, event: 'sign-out', origin });
  });
}

/**
 * Takes a user's password, and their second factor where it is on, as proved anew in the session that asks. The password alone
 * would let whoever has both a session and the password take the second factor off. Wrong ones count as in signing in; the session stays.
 * @throws {AppError} password-wrong, second-factor-needed, second-factor-wrong, too-many-requests
 */
export async function confirmOwnPassword(
  context: Context,
  who: AdminIdentity,
  typed: Credentials,
  origin: Origin,
  log: Log,
): Promise<void> {
  const { adminId } = who;
  const refusal = 'password-wrong' as const;
  const { password } = requireCredentials(typed, ['password'], refusal);
  const noteRefusal = (by: 'password' | 'code', locked: boolean) => {
    const refused = { adminId, origin, facts: { by, session: who.sessionId } };
    noteRefusedAccess(context, log, { ...refused, event: 'confirmation-refused' });
    if (locked) noteRefusedAccess(context, log, { ...refused, event: 'confirmation-locked' });
  };
  await checkPassword(
    context,
    { account: `password of admin ${adminId}`, address: origin.address, password, refusal },
    () => findById(context.db, adminId),
    (_, locked) => noteRefusal('password', locked),
  );
  const code = {
    adminId,
    code: typed.code ?? '',
    refusal,
    noteRefusal: (locked: boolean) => noteRefusal('code', locked),
  };
  await provingSecondFactor(context, code, async (tx) => {
    await markConfirmed(tx, who.sessionId, context.clock.date());
  });
}
