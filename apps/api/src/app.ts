import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Context } from './context.ts';
import { modules } from './modules.ts';
import { installCalls, schemaOptions } from './plugins/calls.ts';
import { closeConnectionsWhenLeaving } from './plugins/closing-connections.ts';
import { installCompression } from './plugins/compression.ts';
import { installErrors } from './plugins/errors.ts';
import { installHealth } from './plugins/health.ts';
import { installMetrics } from './plugins/metrics.ts';
import { installOpenApi } from './plugins/openapi.ts';
import { answerParserError, refuseExpectations, requireHost } from './plugins/parser-errors.ts';
import { answerUnrouted, installSecurity } from './plugins/security.ts';
import { installSlowBodies, longestReceipt } from './plugins/slow-bodies.ts';
import { installWeb } from './plugins/web.ts';
import { trustOf } from './settings/trust-proxy.ts';

const bodyLimit = 1_048_576;

/** Puts the application together; `server.ts` listens with it, tests inject into it. */
export async function buildApp(
  context: Context,
  options: Pick<FastifyServerOptions, 'loggerInstance' | 'logger' | 'schemaController'> = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    ...options,
    bodyLimit,
    trustProxy: trustOf(context.config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    requestIdHeader: false,
    frameworkErrors: answerUnrouted(context),
    clientErrorHandler: answerParserError,
    // Requests at hand are finished on close, and those that still come on kept connections: nothing is refused.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: longestReceipt,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    ajv: {
      customOptions: schemaOptions,
    },
  });
  // An empty JSON body is an empty object: browsers send the header with calls that need no body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    request.jsonText = text as string;
    if (text === '') done(null, {});
    else void parseJson(request, text as string, done);
  });

  installErrors(app);
  installSlowBodies(app);
  closeConnectionsWhenLeaving(app, context.departure);
  await app.register(cookie);
  await app.register(multipart, { limits: { files: 1, fields: 10, fileSize: 20 * bodyLimit } });
  installSecurity(app, context);
  requireHost(app);
  refuseExpectations(app);
  installMetrics(app, context);
  installCompression(app);
  installHealth(app, context);
  installCalls(app);
  await installOpenApi(app, context);
  for (const register of modules) register(app, context);
  await installWeb(app, context);
  return app;
}
