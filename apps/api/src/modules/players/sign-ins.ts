import { playerPasswordFields } from '@bolillero/contract/field-names';
import type { Db } from '@bolillero/database/connection';
import { playerPasswordTexts } from '@bolillero/texts/account-changes';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { closeOtherSessions, type Origin } from '../../identity/sessions-repository.ts';
import { tellOwner } from '../customers/account-changes.ts';
import { endConfirmations } from '../customers/emails-repository.ts';
import { changeRefusal, type Fault, newPasswordFaults } from '../customers/new-password.ts';
import { updateCustomer } from '../customers/repository.ts';
import { endResetLinks } from '../customers/resets-repository.ts';
import { find } from './repository.ts';
import { lockOpen } from './service.ts';

const refused = 'password-change-refused' as const;
const { password: passwordPath, confirmation: confirmationPath } = playerPasswordFields;
const wording = {
  missing: refused,
  password: { path: passwordPath, missing: playerPasswordTexts.empty },
  confirmation: {
    path: confirmationPath,
    missing: playerPasswordTexts.differ,
    differ: playerPasswordTexts.differ,
  },
} as const;

/** What keeps a password from being a player's new one, as the specification words it: nothing typed is one fault. */
function faultsOf(password: string, confirmation: string, minimum: number): Fault[] {
  if (password === '' && confirmation === '') {
    return [{ code: refused, path: passwordPath, message: playerPasswordTexts.empty }];
  }
  return newPasswordFaults(password, confirmation, minimum, wording);
}

/**
 * Gives a player another password. All of their sessions and links end, and they are told by mail. Answers how many sessions.
 * @throws {AppError} not-found, customer-closed, password-change-refused
 */
export async function setPassword(
  context: Context,
  admin: AdminIdentity,
  id: number,
  { password, confirmation }: { readonly password: string; readonly confirmation: string },
  origin: Origin,
): Promise<number> {
  const { db, clock, config } = context;
  if ((await find(db, id)) === null) throw new AppError('not-found');
  const faults = faultsOf(password, confirmation, config.passwordMin);
  if (faults.length > 0) throw changeRefusal(faults);
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    await lockOpen(tx, id);
    await updateCustomer(tx, id, { passwordHash });
    await endResetLinks(tx, id);
    await endConfirmations(tx, id);
    const ended = await closeOtherSessions(tx, { customerId: id });
    await tellOwner(tx, context, { customerId: id, change: 'password-set-by-house', origin });
    await record(tx, admin, id, clock.date(), { passwordChanged: true, sessionsEnded: ended });
    return ended;
  });
}

/**
 * Ends every session of a player, who is told by mail. Answers how many there were.
 * @throws {AppError} not-found
 */
export async function endSessions(
  context: Context,
  admin: AdminIdentity,
  id: number,
  origin: Origin,
): Promise<number> {
  const { db, clock } = context;
  return await db.transaction(async (tx) => {
    if ((await find(tx, id)) === null) throw new AppError('not-found');
    const ended = await closeOtherSessions(tx, { customerId: id });
    if (ended === 0) return 0;
    await tellOwner(tx, context, { customerId: id, change: 'sessions-ended-by-house', origin });
    await record(tx, admin, id, clock.date(), { sessionsEnded: ended });
    return ended;
  });
}

async function record(
  tx: Db,
  admin: AdminIdentity,
  id: number,
  at: Date,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await recordChange(tx, admin, at, { action: 'update', entity: 'customer', entityId: id, after });
}
