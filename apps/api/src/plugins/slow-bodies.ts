import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface ReceiptLimits {
  /** For a form with a file, in milliseconds. */
  readonly form: number;
  /** For any other body, in milliseconds. */
  readonly other: number;
}

/**
 * How long a whole request may take to arrive, in milliseconds: the largest file, 5 MB, on a line of 350 kbit/s. Behind a proxy that
 * takes bodies in before it passes them on, as nginx does, people's lines do not count.
 */
export const longestReceipt = 120_000;

/** A body that is no form is small: 30 seconds are enough for 64 KiB at the pace of a bad mobile line. */
const usual: ReceiptLimits = { form: longestReceipt, other: 30_000 };

/**
 * Ends requests whose body stalls or drips: without an end, anybody could hold connections open, and a stop. It is what the HTTP
 * server itself does when `requestTimeout` is over, with less patience where no file is expected: 408, and the connection is closed.
 */
export function installSlowBodies(app: FastifyInstance, limits: ReceiptLimits = usual): void {
  app.addHook('onRequest', async ({ raw, headers }, reply) => {
    const { socket } = raw;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    // What is injected has no connection.
    if (!hasBody || raw.complete || !(socket instanceof Socket)) return;
    const isForm = headers['content-type']?.startsWith('multipart/form-data') ?? false;
    const timer = setTimeout(
      () => {
        const error = Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        app.server.emit('clientError', error, socket);
      },
      isForm ? limits.form : limits.other,
    );
    const done = () => clearTimeout(timer);
    raw.once('end', done).once('close', done);
    // Who was answered without it is not told of it; what still comes is the HTTP server's to end.
    reply.raw.once('finish', done);
  });
}
