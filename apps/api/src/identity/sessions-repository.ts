import type { Db } from '@bolillero/database/connection';
import { session } from '@bolillero/database/schema/account';
import type { AdminRole } from '@bolillero/domain/accounts/roles';
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Config } from '../settings/config.ts';
import { type Identity, type SessionKind, visitor } from './identity.ts';
import { hashOfToken, newToken } from './tokens.ts';

export type SessionOwner = { readonly customerId: number } | { readonly adminId: number };

/** Where somebody signs in from. */
export interface Origin {
  readonly address: string;
  /** The browser's own words, cut where none goes on. */
  readonly userAgent: string;
}

/** A condition on the sessions of an owner. */
export const ownedBy = (owner: SessionOwner): SQL =>
  'customerId' in owner ? eq(session.customerId, owner.customerId) : eq(session.adminId, owner.adminId);

/** As many sessions as one owner has at a time. */
const mostSessions = 50;

/** How long a session lasts at most, in seconds. */
export function sessionSeconds(
  { adminSessionHours, sessionDays }: Pick<Config, 'adminSessionHours' | 'sessionDays'>,
  owner: SessionOwner | SessionKind,
): number {
  const isAdmin = typeof owner === 'string' ? owner === 'admin' : 'adminId' in owner;
  return isAdmin ? adminSessionHours * 3600 : sessionDays * 86_400;
}

/**
 * Opens a session and answers its token; only the token's hash is kept. Of more than 50 of one owner, those that were used
 * least lately end.
 */
export async function openSession(
  db: Db,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  owner: SessionOwner,
  { address, userAgent }: Origin,
): Promise<string> {
  const token = newToken();
  const createdAt = clock.date();
  const expiresAt = new Date(createdAt.getTime() + sessionSeconds(config, owner) * 1000);
  await db.insert(session).values({
    tokenHash: hashOfToken(token),
    ...owner,
    createdAt,
    expiresAt,
    confirmedAt: createdAt,
    lastUsedAt: createdAt,
    address,
    userAgent,
  });
  await closeLeastUsed(db, owner);
  return token;
}

async function closeLeastUsed(db: Db, owner: SessionOwner): Promise<void> {
  const outdone = db
    .select({ id: session.id })
    .from(session)
    .where(ownedBy(owner))
    .orderBy(desc(session.lastUsedAt), desc(session.id))
    .offset(mostSessions);
  await db.delete(session).where(inArray(session.id, outdone));
}

export async function closeSession(db: Db, sessionId: number): Promise<void> {
  await db.delete(session).where(eq(session.id, sessionId));
}

/** Ends every session of an owner, but for the one that asks (a password change signs out everywhere else). Answers how many. */
export async function closeOtherSessions(
  db: Db,
  owner: SessionOwner,
  kept: number | null = null,
): Promise<number> {
  const others = kept === null ? undefined : ne(session.id, kept);
  const { rowCount } = await db.delete(session).where(and(ownedBy(owner), others));
  return rowCount ?? 0;
}

/** Removes sessions that have ended; run now and then. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(sql`${session.expiresAt} <= ${now}`);
}

/** Notes that the holder of a session has proved to know the password. */
export async function markConfirmed(db: Db, sessionId: number, at: Date): Promise<void> {
  await db.update(session).set({ confirmedAt: at }).where(eq(session.id, sessionId));
}

interface SessionRow extends Record<string, unknown> {
  id: string;
  confirmed_at: Date;
  last_used_at: Date;
  customer_id: number | null;
  admin_id: number | null;
  type: 0 | 1 | null;
  subscribed: boolean;
  role: AdminRole | null;
  has_second_factor: boolean;
  who: string | null;
}

/** How exactly a session's last use is known, in milliseconds. */
const useIsKnownTo = 60_000;

/** Longer than any token of ours, so that nothing endless is hashed. */
const longestToken = 200;

/**
 * Who a token belongs to; nobody when it is unknown, expired or its owner is gone, or when an administrator has not used it for
 * as long as the house allows, or opened it longer ago than a session there may last by now. A request that a page makes by itself, with nobody at it (`attended` false), is no use.
 */
export async function identityOfToken(
  { database, clock, config }: Pick<Context, 'database' | 'clock' | 'config'>,
  token: string,
  { attended = true }: { readonly attended?: boolean } = {},
): Promise<Identity> {
  if (token.length > longestToken) return visitor;
  const now = clock.date();
  // A named statement: this runs before almost every call.
  const { rows } = await database.pool.query<SessionRow>({
    name: 'identity-of-token',
    text: `SELECT s.id, s.confirmed_at, s.last_used_at, s.customer_id, s.admin_id, c.type,
             coalesce(u.ends_at > $2, false) AS subscribed, a.role, f.admin_id IS NOT NULL AS has_second_factor,
             a.name || ' ' || a.lastname || ' (' || a.dni || ')' AS who
           FROM session s
           LEFT JOIN customer c ON c.id = s.customer_id
           LEFT JOIN subscription u ON u.customer_id = s.customer_id
           LEFT JOIN admin_user a ON a.id = s.admin_id AND a.deleted_at IS NULL
           LEFT JOIN admin_second_factor f ON f.admin_id = s.admin_id AND f.confirmed_at IS NOT NULL
           WHERE s.token_hash = $1 AND s.expires_at > $2
             AND (s.admin_id IS NULL OR (s.last_used_at > $3 AND s.created_at > $4))`,
    values: [hashOfToken(token), now, idleSince(config, now), tooOldSince(config, now)],
  });
  const row = rows[0];
  if (row === undefined) return visitor;
  const session = { sessionId: Number(row.id), confirmedAt: row.confirmed_at };
  if (attended && now.getTime() - row.last_used_at.getTime() >= useIsKnownTo) {
    await noteUse(database, session.sessionId, now);
  }
  if (row.customer_id !== null && row.type !== null) {
    const customer = { customerId: row.customer_id, type: row.type, subscribed: row.subscribed, ...session };
    return { customer, admin: null };
  }
  if (row.admin_id !== null && row.role !== null) {
    const hasSecondFactor = row.has_second_factor;
    const admin = { adminId: row.admin_id, role: row.role, hasSecondFactor, who: row.who ?? '', ...session };
    return { customer: null, admin };
  }
  return visitor;
}

/**
 * An administrator's session that was last used then, or before, has ended. Since the last use is known to the minute, none ends
 * before its time.
 */
export function idleSince({ adminIdleMinutes }: Pick<Config, 'adminIdleMinutes'>, now: Date): Date {
  return adminIdleMinutes === 0
    ? new Date(0)
    : new Date(now.getTime() - adminIdleMinutes * 60_000 - useIsKnownTo);
}

/**
 * An administrator's session that was opened then, or before, has ended: the setting holds as well for those that were opened
 * under a longer one.
 */
export const tooOldSince = (config: Pick<Config, 'adminSessionHours' | 'sessionDays'>, now: Date): Date =>
  new Date(now.getTime() - sessionSeconds(config, 'admin') * 1000);

/** At most once a minute a session, however many requests of it come at once. What cannot be noted stands in nobody's way. */
async function noteUse(database: Context['database'], sessionId: number, now: Date): Promise<void> {
  const statement = {
    name: 'note-use-of-session',
    text: 'UPDATE session SET last_used_at = $2 WHERE id = $1 AND last_used_at <= $3',
    values: [sessionId, now, new Date(now.getTime() - useIsKnownTo)],
  };
  await database.pool.query(statement).catch(() => undefined);
}
