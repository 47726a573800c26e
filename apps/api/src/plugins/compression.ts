import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leastBytes, pack } from '../wire/content-coding.ts';
import { codingFor, varyByCoding } from './negotiation.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer carries what opens an account. */
    answersSecret?: boolean;
  }
}

const text = /^(?:application\/(?:[\w.-]+\+)?json|text\/\w+)\b/;

/**
 * Packs answers of a kilobyte or more for those who take that. Never one that carries a secret or sets a cookie: the length of
 * packed text tells how much of it repeats what the asker put in (BREACH, CVE-2013-3587). Streams go as they come, so that progress is
 * seen while it is made; PDFs and pictures are packed by themselves.
 */
export function installCompression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWorthIt(payload) || !mayBePacked(request, reply)) return payload;
    varyByCoding(reply);
    const coding = codingFor(request.headers['accept-encoding']);
    if (coding === null) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length');
    return await pack(Buffer.from(payload), coding);
  });
}

const isWorthIt = (payload: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && Buffer.byteLength(payload) >= leastBytes;

const mayBePacked = (request: FastifyRequest, reply: FastifyReply) =>
  request.routeOptions.config?.answersSecret !== true &&
  !reply.hasHeader('set-cookie') &&
  !reply.hasHeader('content-encoding') &&
  !reply.hasHeader('content-range') &&
  text.test(String(reply.getHeader('content-type')));
