import type { BodyOf } from '@bolillero/contract/call';
import type { updatePlayer as updateCall } from '@bolillero/contract/calls/players';
import type { Db } from '@bolillero/database/connection';
import { isDni } from '@bolillero/domain/accounts/dni';
import { accountTexts } from '@bolillero/texts/accounts';
import { recordChange } from '../../audit/repository.ts';
import { changeWithoutPersonal } from '../../audit/without-personal.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { readProfile } from '../customers/profile.ts';
import { updateCustomer } from '../customers/repository.ts';
import { revisionOf, thePlayer } from './player.ts';
import { presentPlayer } from './presenter.ts';
import { find, lock, type PlayerColumns } from './repository.ts';

/**
 * A player's row, locked, whose account is open.
 * @throws {AppError} not-found, customer-closed
 */
export async function lockOpen(tx: Db, id: number): Promise<PlayerColumns> {
  const row = await lock(tx, id);
  if (row === null) throw new AppError('not-found');
  if (row.closedAt !== null) throw new AppError('customer-closed');
  return row;
}

type Sent = BodyOf<typeof updateCall>;

/**
 * Writes what the office changed of a player, by the rules of the player's own profile. What was not sent stays.
 * @throws {AppError} not-found, customer-closed, customer-changed, profile-invalid
 */
export async function updatePlayer(
  context: Context,
  admin: AdminIdentity,
  id: number,
  { revision, dni: typedDni, type, ...typed }: Sent,
): Promise<void> {
  const at = context.clock.date();
  await context.db.transaction(async (tx) => {
    const row = await lockOpen(tx, id);
    if (revision !== undefined && revision !== revisionOf(row)) {
      const details = { current: presentPlayer(await thePlayer({ ...context, db: tx }, id)) };
      throw new AppError('customer-changed', { details });
    }
    const dni = typedDni?.trim();
    const isBad = dni !== undefined && dni !== '' && !isDni(dni);
    const faults = isBad ? [{ path: 'dni', message: accountTexts.dniInvalid }] : [];
    const values = {
      ...readProfile(typed, row, context, faults),
      ...(dni === undefined ? {} : { dni: dni === '' ? null : dni }),
      ...(type === undefined ? {} : { type }),
    };
    const change = changeWithoutPersonal(row, values);
    if (Object.keys(change.after).length === 0) return;
    await updateCustomer(tx, id, values);
    await recordChange(tx, admin, at, { action: 'update', entity: 'customer', entityId: id, ...change });
  });
}

/**
 * A player's whole DNI, for whoever needs it; the audit tells who looked.
 * @throws {AppError} not-found
 */
export async function revealDni(
  { db, clock }: Context,
  admin: AdminIdentity,
  id: number,
): Promise<string | null> {
  return await db.transaction(async (tx) => {
    const row = await find(tx, id);
    if (row === null) throw new AppError('not-found');
    if (row.dni === null) return null;
    const after = { seen: 'dni' };
    await recordChange(tx, admin, clock.date(), {
      action: 'reveal',
      entity: 'customer',
      entityId: id,
      after,
    });
    return row.dni;
  });
}
