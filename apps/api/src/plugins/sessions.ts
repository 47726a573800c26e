import type { Access } from '@bolillero/contract/call';
import type { Db } from '@bolillero/database/connection';
import { session } from '@bolillero/database/schema/account';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { hashOfToken, newToken } from '../identity/tokens.ts';

export type SessionKind = 'customer' | 'admin';

export interface CustomerIdentity {
  readonly customerId: number;
  readonly type: 0 | 1;
  readonly subscribed: boolean;
  readonly sessionId: number;
}

export interface AdminIdentity {
  readonly adminId: number;
  readonly role: 'administrator' | 'operator';
  /** For the audit. */
  readonly who: string;
  readonly sessionId: number;
}

/** Who sends a request. A browser may carry a session of each kind; a Bearer token is one of them. */
export interface Identity {
  readonly customer: CustomerIdentity | null;
  readonly admin: AdminIdentity | null;
}

export const visitor: Identity = { customer: null, admin: null };

export const cookieOf = { customer: 'costumer_token', admin: 'admin_token' } as const satisfies Record<
  SessionKind,
  string
>;

/** Opens a session and answers its token; only the token's hash is kept. */
export async function openSession(
  db: Db,
  context: Pick<Context, 'clock' | 'config'>,
  owner: { customerId: number } | { adminId: number },
): Promise<string> {
  const token = newToken();
  const createdAt = context.clock.date();
  const expiresAt = new Date(createdAt.getTime() + context.config.sessionDays * 86_400_000);
  await db.insert(session).values({ tokenHash: hashOfToken(token), ...owner, createdAt, expiresAt });
  return token;
}

/** When this process last ended a session, on the clock that never jumps. */
let lastClosed = Number.NEGATIVE_INFINITY;

/** Whether this process has ended a session in the last milliseconds, perhaps in a transaction still open. */
export function closedSessionWithin(milliseconds: number): boolean {
  return performance.now() - lastClosed <= milliseconds;
}

export async function closeSession(db: Db, sessionId: number): Promise<void> {
  lastClosed = performance.now();
  await db.delete(session).where(eq(session.id, sessionId));
}

/** Ends every session of an owner, but for the one that asks (a password change signs out everywhere else). */
export async function closeOtherSessions(
  db: Db,
  owner: { customerId: number } | { adminId: number },
  kept: number | null = null,
): Promise<void> {
  lastClosed = performance.now();
  const owned =
    'customerId' in owner ? eq(session.customerId, owner.customerId) : eq(session.adminId, owner.adminId);
  await db.delete(session).where(and(owned, kept === null ? undefined : ne(session.id, kept)));
}

interface SessionRow extends Record<string, unknown> {
  id: string;
  customer_id: number | null;
  admin_id: number | null;
  type: 0 | 1 | null;
  subscribed: boolean;
  role: 'administrator' | 'operator' | null;
  who: string | null;
}

/** Who a token belongs to; nobody when it is unknown, expired or its owner is gone. */
export async function identityOfToken(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  token: string,
): Promise<Identity> {
  if (token.length > 200) return visitor;
  // A named statement: this runs before almost every call.
  const { rows } = await database.pool.query<SessionRow>({
    name: 'identity-of-token',
    text: `SELECT s.id, s.customer_id, s.admin_id, c.type, coalesce(u.ends_at > $2, false) AS subscribed, a.role,
             a.name || ' ' || a.lastname || ' (' || a.dni || ')' AS who
           FROM session s
           LEFT JOIN customer c ON c.id = s.customer_id
           LEFT JOIN subscription u ON u.customer_id = s.customer_id
           LEFT JOIN admin_user a ON a.id = s.admin_id AND a.deleted_at IS NULL
           WHERE s.token_hash = $1 AND s.expires_at > $2`,
    values: [hashOfToken(token), clock.date()],
  });
  const row = rows[0];
  if (row === undefined) return visitor;
  const sessionId = Number(row.id);
  if (row.customer_id !== null && row.type !== null) {
    const customer = { customerId: row.customer_id, type: row.type, subscribed: row.subscribed, sessionId };
    return { customer, admin: null };
  }
  if (row.admin_id !== null && row.role !== null) {
    const admin = { adminId: row.admin_id, role: row.role, who: row.who ?? '', sessionId };
    return { customer: null, admin };
  }
  return visitor;
}

function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  const match = header === undefined ? null : /^Bearer\s+(\S+)\s*$/i.exec(header);
  return match?.[1] ?? null;
}

/** The token of a role's cookie. */
export function cookieToken(request: FastifyRequest, kind: SessionKind): string | null {
  return request.cookies[cookieOf[kind]] ?? null;
}

/**
 * Who a request comes from. The Authorization header decides; a cookie alone is enough only to read, so that no other
 * site can make a browser change anything.
 */
export async function identify(context: Context, request: FastifyRequest): Promise<Identity> {
  const bearer = bearerOf(request);
  if (bearer !== null) return await identityOfToken(context, bearer);
  if (request.method !== 'GET' && request.method !== 'HEAD') return visitor;
  const [customerToken, adminToken] = [cookieToken(request, 'customer'), cookieToken(request, 'admin')];
  const customer = customerToken === null ? visitor : await identityOfToken(context, customerToken);
  const admin = adminToken === null ? visitor : await identityOfToken(context, adminToken);
  return { customer: customer.customer, admin: admin.admin };
}

/** Refuses a read that changes something, where a cookie alone asks for it: any link of another site could. */
export function refuseCookieAlone(request: FastifyRequest): void {
  if (bearerOf(request) === null) throw new AppError('sign-in-required');
}

/**
 * Who a subscriber's read comes from. A subscribed customer is known for the length of a lease (docs/engine.md); whoever
 * turns out to be none is looked up like anybody, for the guard to say why he is refused.
 */
export async function identifyReader(context: Context, request: FastifyRequest): Promise<Identity> {
  const token = readerToken(request);
  const customer = token === null ? null : await context.engine.looks.subscriber(token);
  return customer === null ? await identify(context, request) : { customer, admin: null };
}

/** The same at once, while a lease lasts; null when the database has to be asked. */
export function knownReader(context: Context, request: FastifyRequest): Identity | null {
  const token = readerToken(request);
  const customer = token === null ? undefined : context.engine.looks.knownSubscriber(token);
  return customer === undefined ? null : { customer, admin: null };
}

function readerToken(request: FastifyRequest): string | null {
  const isGet = request.method === 'GET' || request.method === 'HEAD';
  return bearerOf(request) ?? (isGet ? cookieToken(request, 'customer') : null);
}

/**
 * The token that a request asks about and whose it is: one in the body or the header decides, else the role's cookie.
 * Null when it is dead or belongs to the other role.
 */
export async function liveToken(
  context: Context,
  request: FastifyRequest,
  kind: SessionKind,
  sent: unknown,
): Promise<{ token: string; identity: Identity } | null> {
  const isSent = sent !== undefined && sent !== null && sent !== '';
  const token = isSent ? sent : (bearerOf(request) ?? cookieToken(request, kind));
  if (typeof token !== 'string') return null;
  const identity = await identityOfToken(context, token);
  return identity[kind] === null ? null : { token, identity };
}

/** Lets a request pass or refuses it: 401 when nobody suitable is signed in, 403 when somebody else is. */
export function guard(access: Access, { customer, admin }: Identity): void {
  const signedIn = customer !== null || admin !== null;
  const refuse = () => new AppError(signedIn ? 'forbidden' : 'sign-in-required');
  switch (access) {
    case 'visitor':
      return;
    case 'customer':
      if (customer === null) throw refuse();
      return;
    case 'subscriber':
      if (customer === null) throw refuse();
      if (!customer.subscribed) throw new AppError('subscription-required');
      return;
    case 'operator':
      if (admin === null) throw refuse();
      return;
    case 'administrator':
      if (admin?.role !== 'administrator') throw refuse();
      return;
    case 'customer-or-administrator':
      if (customer === null && admin?.role !== 'administrator') throw refuse();
      return;
    case 'owner-or-operator':
      if (!signedIn) throw refuse();
      return;
  }
}

export function setSessionCookie(
  context: Pick<Context, 'config'>,
  reply: FastifyReply,
  kind: SessionKind,
  token: string,
): void {
  void reply.setCookie(cookieOf[kind], token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.config.publicUrl.startsWith('https:'),
    maxAge: context.config.sessionDays * 86_400,
  });
}

export function clearSessionCookie(reply: FastifyReply, kind: SessionKind): void {
  void reply.clearCookie(cookieOf[kind], { path: '/', httpOnly: true, sameSite: 'lax' });
}

/** Removes sessions that have ended; run now and then. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(session).where(sql`${session.expiresAt} <= ${now}`);
}
