import type { Db } from '@bolillero/database/connection';
import { session } from '@bolillero/database/schema/account';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { idleSince, ownedBy, type SessionOwner, tooOldSince } from './sessions-repository.ts';

/** A session as its owner is shown it. */
export type OpenSessionRow = Pick<
  typeof session.$inferSelect,
  'id' | 'createdAt' | 'lastUsedAt' | 'address' | 'userAgent'
>;

/** The sessions of an owner that are alive, the last used one first. */
export async function openSessionsOf(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  owner: SessionOwner,
): Promise<OpenSessionRow[]> {
  const now = clock.date();
  const limits =
    'adminId' in owner
      ? [gt(session.lastUsedAt, idleSince(config, now)), gt(session.createdAt, tooOldSince(config, now))]
      : [];
  return await db
    .select({
      id: session.id,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      address: session.address,
      userAgent: session.userAgent,
    })
    .from(session)
    .where(and(ownedBy(owner), gt(session.expiresAt, now), ...limits))
    .orderBy(desc(session.lastUsedAt), desc(session.id));
}

/** Ends one session of an owner. Answers whether it was theirs, and there. */
export async function closeSessionOf(db: Db, owner: SessionOwner, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(session).where(and(ownedBy(owner), eq(session.id, id)));
  return rowCount === 1;
}
