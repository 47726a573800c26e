import type { FastifyReply, FastifyRequest } from 'fastify';
import { type KeptBytes, leastBytes } from '../wire/content-coding.ts';
import { codingFor, varyByCoding } from './negotiation.ts';

/**
 * Sends bytes that were written out before, in the coding that was asked for; nothing but a word (304) when who asks has
 * them already. Each coding has an ETag of its own, since its bytes are others. Status and caching are the caller's.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: KeptBytes,
  type: string,
): Promise<FastifyReply> {
  const coding = kept.bytes.length < leastBytes ? null : codingFor(request.headers['accept-encoding']);
  const etag = coding === null ? `"${kept.hash}"` : `"${kept.hash}-${coding}"`;
  varyByCoding(reply);
  reply.header('etag', etag);
  if (reply.statusCode === 200 && isRead(request) && names(request.headers['if-none-match'], etag)) {
    return await reply.status(304).send();
  }
  reply.type(type);
  if (coding === null) return await reply.send(kept.bytes);
  return await reply.header('content-encoding', coding).send(await kept.packed(coding));
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Whether an `If-None-Match` names an ETag; proxies that pack anew mark theirs as weak (`W/`). */
function names(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}
