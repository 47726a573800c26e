import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { hashOfToken } from '../identity/tokens.ts';
import type { Config } from '../settings/config.ts';
import { bearerOf } from './sessions.ts';

/** `/metrics` in the form of Prometheus, for who has `METRICS_TOKEN`; without one for everybody, and in production for nobody. */
export function installMetrics(app: FastifyInstance, { config }: Context): void {
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
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    guardMetrics(config, request);
    return await reply.type(registry.contentType).send(await registry.metrics());
  });
}

function guardMetrics({ metricsToken, production }: Config, request: FastifyRequest): void {
  if (metricsToken === null) {
    if (production) throw new AppError('route-unknown');
    return;
  }
  // Of one length whatever was sent, so that the comparison tells nothing by its time.
  const sent = hashOfToken(bearerOf(request) ?? '');
  if (timingSafeEqual(sent, hashOfToken(metricsToken))) return;
  throw new AppError('metrics-token-required', { headers: { 'www-authenticate': 'Bearer' } });
}
