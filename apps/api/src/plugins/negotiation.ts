import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import { type Coding, codings } from '../wire/content-coding.ts';

/** The coding that an `Accept-Encoding` prefers; null where it takes none of ours. */
export function codingFor(accepted: string | string[] | undefined): Coding | null {
  if (accepted === undefined) return null;
  return negotiate(String(accepted).toLowerCase(), [...codings]) as Coding | null;
}

/** Tells caches that the answer follows `Accept-Encoding`. */
export function varyByCoding(reply: FastifyReply): void {
  const said = String(reply.getHeader('vary') ?? '');
  if (/(?:^|,)\s*(?:accept-encoding|\*)\s*(?:,|$)/i.test(said)) return;
  reply.header('vary', said === '' ? 'accept-encoding' : `${said}, accept-encoding`);
}
