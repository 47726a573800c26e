import { isDiskFull, probe } from '@bolillero/database/connection';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { errorBody } from './errors.ts';

/** How long `/readyz` waits for the database, in milliseconds: less than the patience of whoever asks every second or two. */
const longestProbe = 2_000;

/** `/healthz` (the process) and `/readyz` (database and migrations, room on the disk, and not on its way out). */
export function installHealth(app: FastifyInstance, context: Context): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) context.disk.refused();
  });
  // Said once when it turns, not with every look.
  let answers = true;
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (context.departure.hasBegun) return await reply.status(503).send(errorBody('stopping'));
    if (await context.disk.isFull()) return await reply.status(503).send(errorBody('disk-full'));
    try {
      await probe(context.database, longestProbe);
      if (!answers) app.log.info('the database answers again');
      answers = true;
      return { ok: true };
    } catch (error) {
      if (answers) app.log.warn({ err: error }, 'not ready: the database does not answer');
      answers = false;
      return await reply.status(503).send(errorBody('not-ready'));
    }
  });
}
