import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@bolillero/contract/errors';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { errorBody } from './errors.ts';

/** What the HTTP parser refuses, by its error codes; anything else that it cannot read is `request-unreadable`. */
const parserCodes: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
};

/**
 * Answers what never became a request in the shape of Rulebook 10, and closes its connection: nothing that comes after can be
 * told from it.
 */
export const answerParserError: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  { code },
  socket,
) => {
  // Who has gone is not answered.
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  (socket as Socket).once('finish', () => socket.destroy());
  socket.end(written(parserCodes[code] ?? 'request-unreadable'));
};

function written(code: ErrorCode): string {
  const { status, headers, json } = lastAnswer(code);
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...fields, '', json].join('\r\n');
}

function lastAnswer(code: ErrorCode) {
  const body = errorBody(code);
  const json = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(json),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  };
  return { status: body.status, headers, json };
}

/** Refuses an `Expect` other than `100-continue`, which Node would answer with a status and nothing else. */
export function refuseExpectations({ server }: FastifyInstance): void {
  server.on('checkExpectation', (_request, response) => {
    const { status, headers, json } = lastAnswer('expectation-unsupported');
    response.writeHead(status, headers).end(json);
  });
}

/** Refuses a request of HTTP/1.1 that names no host, which Node would answer with a status and nothing else (`requireHostHeader`). */
export function requireHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined) throw new AppError('request-unreadable');
  });
}
