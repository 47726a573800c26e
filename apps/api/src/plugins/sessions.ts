import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { type Identity, type SessionKind, visitor } from '../identity/identity.ts';
import { identityOfToken, type Origin, sessionSeconds } from '../identity/sessions-repository.ts';
import type { Config } from '../settings/config.ts';

type Needs = Pick<Context, 'database' | 'clock' | 'config'>;

const cookieOf = { customer: 'costumer_token', admin: 'admin_token' } as const satisfies Record<
  SessionKind,
  string
>;

/**
 * A page of the back-office that asks for news by itself, with nobody at it, says so: that keeps no session alive. Who leaves it
 * out gains nothing that any other request with the same token would not give them.
 */
const unattendedHeader = 'x-unattended';

/** The token of the Authorization header. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  const match = header === undefined ? null : /^Bearer\s+(\S+)\s*$/i.exec(header);
  return match?.[1] ?? null;
}

/** The token of a role's cookie. */
function cookieToken(request: FastifyRequest, kind: SessionKind): string | null {
  return request.cookies[cookieOf[kind]] ?? null;
}

/**
 * Who a request comes from. The Authorization header decides; a cookie alone is enough only to read, so that no other
 * site can make a browser change anything.
 */
export async function identify(needs: Needs, request: FastifyRequest): Promise<Identity> {
  const bearer = bearerOf(request);
  const use = { attended: request.headers[unattendedHeader] === undefined };
  if (bearer !== null) return await identityOfToken(needs, bearer, use);
  if (request.method !== 'GET' && request.method !== 'HEAD') return visitor;
  const [customerToken, adminToken] = [cookieToken(request, 'customer'), cookieToken(request, 'admin')];
  const customer = customerToken === null ? visitor : await identityOfToken(needs, customerToken, use);
  const admin = adminToken === null ? visitor : await identityOfToken(needs, adminToken, use);
  return { customer: customer.customer, admin: admin.admin };
}

/** Refuses a read that changes something, where a cookie alone asks for it: any link of another site could. */
export function refuseCookieAlone(request: FastifyRequest): void {
  if (bearerOf(request) === null) throw new AppError('sign-in-required');
}

/**
 * The token that a request asks about and whose it is: one in the body or the header decides, else the role's cookie.
 * Null when it is dead or belongs to the other role.
 */
export async function liveToken(
  needs: Needs,
  request: FastifyRequest,
  kind: SessionKind,
  sent: unknown,
): Promise<{ token: string; identity: Identity } | null> {
  const isSent = sent !== undefined && sent !== null && sent !== '';
  const token = isSent ? sent : (bearerOf(request) ?? cookieToken(request, kind));
  if (typeof token !== 'string') return null;
  const identity = await identityOfToken(needs, token);
  return identity[kind] === null ? null : { token, identity };
}

/** As much of a browser's words as is kept, in a session or in the audit, which nobody may delete from. */
const longestUserAgent = 300;

/** Where a request comes from: for the session that it opens, and for what is told of it. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  // Headers are Latin-1 to Node, and anything to who writes them: what PostgreSQL cannot keep goes.
  userAgent: (request.headers['user-agent'] ?? '').replaceAll('\0', '').slice(0, longestUserAgent),
});

/** As strict as the prefix `__Host-` would ask: for this host alone, the whole of it, and over https wherever the house is. */
const cookieOptions = ({ publicUrl }: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') }) as const;

export function setSessionCookie(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  kind: SessionKind,
  token: string,
): void {
  void reply.setCookie(cookieOf[kind], token, {
    ...cookieOptions(config),
    maxAge: sessionSeconds(config, kind),
  });
}

export function clearSessionCookie(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  kind: SessionKind,
): void {
  void reply.clearCookie(cookieOf[kind], cookieOptions(config));
}
