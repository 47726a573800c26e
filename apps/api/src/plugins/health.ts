import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { errorBody } from './errors.ts';

/** `/healthz` (the process), `/readyz` (database and migrations, and not on its way out), `/metrics` (Prometheus). */
export function installHealth(app: FastifyInstance, context: Context): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route and status class',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ route, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1000);
  });

  app.get('/healthz', { schema: { hide: true } }, async () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    if (context.departure.hasBegun) return await reply.status(503).send(errorBody('stopping'));
    try {
      await context.db.execute(sql`SELECT 1 FROM lottery LIMIT 1`);
      return { ok: true };
    } catch {
      return await reply.status(503).send(errorBody('not-ready'));
    }
  });
  app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
    return await reply.type(registry.contentType).send(await registry.metrics());
  });
}
