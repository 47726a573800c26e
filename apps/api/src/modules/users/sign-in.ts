import { noteRefusedAccess, recordAccess } from '../../audit/record-access.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import { checkPassword } from '../../identity/check-password.ts';
import { confirmPassword } from '../../identity/confirmation.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { closeSession, type Origin, openSession } from '../../identity/sessions-repository.ts';
import type { Log } from '../../log.ts';
import { findByDni, findById, lockById, type UserRow } from './repository.ts';

/** How the audit names a user; their name and DNI of then. */
const whoOf = ({ name, lastname, dni }: UserRow) => `${name} ${lastname} (${dni})`;

/**
 * Signs an administrator or operator in and answers the new session's token. The audit tells of it, and of what was refused for
 * an account that exists.
 * @throws {AppError} admin-sign-in-failed, too-many-requests
 */
export async function signIn(
  context: Context,
  credentials: { readonly dni: string; readonly password: string },
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
  const { id, passwordHash } = await checkPassword(
    context,
    attempt,
    () => findByDni(db, dni),
    (known, locked) => {
      const refused = { adminId: known.id, origin, facts: { by: 'password' } };
      noteRefusedAccess(context, log, { ...refused, event: 'sign-in-refused' });
      if (locked) noteRefusedAccess(context, log, { ...refused, event: 'sign-in-locked' });
    },
  );
  return await db.transaction(async (tx) => {
    // Who changed the password while it was being checked has ended the sessions of whoever knew the old one.
    const row = await lockById(tx, id);
    if (row?.passwordHash !== passwordHash) throw new AppError(attempt.refusal);
    const token = await openSession(tx, context, { adminId: id }, origin);
    const author = { adminId: id, who: whoOf(row) };
    await recordAccess(tx, author, clock.date(), { adminId: id, event: 'sign-in', origin });
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
 * Takes a user's password as proved anew, in the session that asks.
 * @throws {AppError} password-wrong, too-many-requests
 */
export async function confirmOwnPassword(
  context: Context,
  who: AdminIdentity,
  typed: { readonly password?: string },
  origin: Origin,
  log: Log,
): Promise<void> {
  const { adminId } = who;
  await confirmPassword(context, {
    who,
    account: `password of admin ${adminId}`,
    address: origin.address,
    typed,
    load: () => findById(context.db, adminId),
    noteRefusal: (_, locked) => {
      const refused = { adminId, origin, facts: { session: who.sessionId } };
      noteRefusedAccess(context, log, { ...refused, event: 'confirmation-refused' });
      if (locked) noteRefusedAccess(context, log, { ...refused, event: 'confirmation-locked' });
    },
  });
}
