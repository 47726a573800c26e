import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { CustomerIdentity } from '../../identity/identity.ts';
import { closeSessionOf } from '../../identity/open-sessions-repository.ts';
import { closeOtherSessions, type Origin } from '../../identity/sessions-repository.ts';
import { tellOwner } from './account-changes.ts';

/**
 * Ends one session of a customer.
 * @throws {AppError} not-found
 */
export async function endSession(
  context: Context,
  { customerId }: CustomerIdentity,
  id: number,
  origin: Origin,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await closeSessionOf(tx, { customerId }, id))) throw new AppError('not-found');
    await tellOwner(tx, context, { customerId, change: 'sessions-ended', origin });
  });
}

/** Ends every session of a customer but the one that asks; where there is no other, nothing happens. */
export async function endOtherSessions(
  context: Context,
  { customerId, sessionId }: CustomerIdentity,
  origin: Origin,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if ((await closeOtherSessions(tx, { customerId }, sessionId)) === 0) return;
    await tellOwner(tx, context, { customerId, change: 'sessions-ended', origin });
  });
}
