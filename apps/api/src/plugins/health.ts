import { isDiskFull } from '@bolillero/database/connection';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { errorBody } from './errors.ts';

/** `/healthz` (the process) and `/readyz` (database and migrations, room on the disk, and not on its way out). */
export function installHealth(app: FastifyInstance, context: Context): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (isDiskFull(error)) context.disk.refused();
  });
  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (context.departure.hasBegun) return await reply.status(503).send(errorBody('stopping'));
    if (await context.disk.isFull()) return await reply.status(503).send(errorBody('disk-full'));
    try {
      await context.db.execute(sql`SELECT 1 FROM lottery LIMIT 1`);
      return { ok: true };
    } catch {
      return await reply.status(503).send(errorBody('not-ready'));
    }
  });
}
