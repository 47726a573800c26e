import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import * as notes from './notes-repository.ts';
import { lockOpen } from './service.ts';

/**
 * Writes a note about a player down. The audit tells that there is one, not what it says: it goes with the account.
 * @throws {AppError} not-found, customer-closed
 */
export async function addNote(
  { db, clock }: Context,
  admin: AdminIdentity,
  customerId: number,
  typed: string,
): Promise<void> {
  const createdAt = clock.date();
  await db.transaction(async (tx) => {
    await lockOpen(tx, customerId);
    const note = { customerId, adminId: admin.adminId, text: typed.trim(), createdAt };
    const id = await notes.insert(tx, note);
    const change = { action: 'update', entity: 'customer', entityId: customerId } as const;
    await recordChange(tx, admin, createdAt, { ...change, after: { note: id } });
  });
}

/**
 * Deletes a note. Nobody takes back what somebody else wrote.
 * @throws {AppError} not-found, note-not-yours
 */
export async function deleteNote(
  { db, clock }: Context,
  admin: AdminIdentity,
  customerId: number,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const note = await notes.lock(tx, customerId, id);
    if (note === null) throw new AppError('not-found');
    if (note.adminId !== admin.adminId) throw new AppError('note-not-yours');
    await notes.remove(tx, id);
    const change = { action: 'update', entity: 'customer', entityId: customerId } as const;
    await recordChange(tx, admin, clock.date(), { ...change, before: { note: id } });
  });
}
