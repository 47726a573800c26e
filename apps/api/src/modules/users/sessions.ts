import { recordAccess } from '../../audit/record-access.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { closeSessionOf } from '../../identity/open-sessions-repository.ts';
import { closeOtherSessions, type Origin } from '../../identity/sessions-repository.ts';

/**
 * Ends one session of a user, one's own or another's.
 * @throws {AppError} not-found
 */
export async function endSessionOf(
  { db, clock }: Context,
  who: AdminIdentity,
  adminId: number,
  session: number,
  origin: Origin,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await closeSessionOf(tx, { adminId }, session))) throw new AppError('not-found');
    const facts = { ended: 1, session };
    await recordAccess(tx, who, clock.date(), { adminId, event: 'sessions-ended', origin, facts });
  });
}

/** Ends every session of a user but the one that asks; where there is no other, nothing happens. */
export async function endSessionsOf(
  { db, clock }: Context,
  who: AdminIdentity,
  adminId: number,
  origin: Origin,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await closeOtherSessions(tx, { adminId }, who.sessionId);
    if (ended === 0) return;
    await recordAccess(tx, who, clock.date(), { adminId, event: 'sessions-ended', origin, facts: { ended } });
  });
}
