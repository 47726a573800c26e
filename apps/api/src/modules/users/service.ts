import type { BodyOf } from '@bolillero/contract/call';
import type { createUser as createCall, updateUser as updateCall } from '@bolillero/contract/calls/users';
import { type Db, violatesUnique } from '@bolillero/database/connection';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { closeOtherSessions } from '../../identity/sessions-repository.ts';
import { presentUser } from './presenter.ts';
import {
  findById,
  insert,
  lockAdministrators,
  lockById,
  markDeleted,
  type UserRow,
  update,
} from './repository.ts';
import { readUser } from './user-fields.ts';

type Sent = BodyOf<typeof createCall>;

/** @throws {AppError} not-found */
export async function theUser(db: Db, id: number): Promise<UserRow> {
  const row = await findById(db, id);
  if (row === null) throw new AppError('not-found');
  return row;
}

/** @throws {AppError} input-invalid, dni-taken, admin-email-taken */
export async function createUser(context: Context, admin: AdminIdentity, sent: Sent): Promise<UserRow> {
  const { password, ...values } = readUser(sent, null, context.config.passwordMin);
  const passwordHash = await hashPassword(password ?? '');
  const at = context.clock.date();
  return await refusingTaken(() =>
    context.db.transaction(async (tx) => {
      const row = await insert(tx, { ...values, passwordHash }, at);
      const after = presentUser(row);
      await recordChange(tx, admin, at, { action: 'create', entity: 'admin_user', entityId: row.id, after });
      return row;
    }),
  );
}

/**
 * Changes a user; a new password or role ends their other sessions. Whoever gives up being an administrator has said so.
 * @throws {AppError} not-found, input-invalid, sign-in-required, last-administrator, own-role, dni-taken, admin-email-taken
 */
export async function updateUser(
  context: Context,
  admin: AdminIdentity,
  id: number,
  { leave_administration: leaves = false, ...sent }: BodyOf<typeof updateCall>,
): Promise<UserRow> {
  const { passwordMin } = context.config;
  const { password } = readUser(sent, await theUser(context.db, id), passwordMin);
  const hashed = password === null ? {} : { passwordHash: await hashPassword(password) };
  const at = context.clock.date();
  return await refusingTaken(() =>
    context.db.transaction(async (tx) => {
      const { target, administrators } = await lockTarget(tx, admin, id);
      // What was not sent stays as it is by now: somebody else may have changed it while the password was hashed.
      const { password: _, ...values } = readUser(sent, target, passwordMin);
      const loses = target.role === 'administrator' && values.role !== 'administrator';
      if (loses && administrators === 1) throw new AppError('last-administrator');
      if (loses && id === admin.adminId && !leaves) throw new AppError('own-role');
      const row = await update(tx, id, { ...values, ...hashed });
      if (password !== null || row.role !== target.role) {
        await closeOtherSessions(tx, { adminId: id }, admin.sessionId);
      }
      const after = { ...presentUser(row), ...(password === null ? {} : { passwordChanged: true }) };
      const change = { action: 'update', entity: 'admin_user', entityId: id } as const;
      await recordChange(tx, admin, at, { ...change, before: presentUser(target), after });
      return row;
    }),
  );
}

/**
 * Deletes a user softly and ends their sessions; nobody deletes themself, nor the last administrator.
 * @throws {AppError} sign-in-required, not-found, own-account, last-administrator
 */
export async function deleteUser({ db, clock }: Context, admin: AdminIdentity, id: number): Promise<void> {
  const at = clock.date();
  await db.transaction(async (tx) => {
    const { target, administrators } = await lockTarget(tx, admin, id);
    if (id === admin.adminId) throw new AppError('own-account');
    if (target.role === 'administrator' && administrators === 1) throw new AppError('last-administrator');
    await markDeleted(tx, id, at);
    await closeOtherSessions(tx, { adminId: id });
    const change = { action: 'delete', entity: 'admin_user', entityId: id } as const;
    await recordChange(tx, admin, at, { ...change, before: presentUser(target) });
  });
}

/**
 * Locks all administrators, then the user to be changed: who could leave the house without an administrator waits for who
 * was first. An administrator who was deleted or demoted meanwhile may change nobody any more.
 */
async function lockTarget(
  tx: Db,
  admin: AdminIdentity,
  id: number,
): Promise<{ target: UserRow; administrators: number }> {
  const administrators = await lockAdministrators(tx);
  if (!administrators.some((row) => row.id === admin.adminId)) throw new AppError('sign-in-required');
  const target = administrators.find((row) => row.id === id) ?? (await lockById(tx, id));
  if (target === null) throw new AppError('not-found');
  return { target, administrators: administrators.length };
}

/** A DNI or an e-mail that another user has is a conflict, whoever was first. */
async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatesUnique(error, 'admin_user_dni_unique')) throw taken('dni-taken', 'dni');
    if (violatesUnique(error, 'admin_user_email_unique')) throw taken('admin-email-taken', 'email');
    throw error;
  }
}

function taken(code: 'dni-taken' | 'admin-email-taken', path: string): AppError {
  const error = new AppError(code);
  return new AppError(code, { errors: [{ path, message: String(error.text) }] });
}
