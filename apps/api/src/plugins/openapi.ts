import type { Call } from '@bolillero/contract/call';
import { type ErrorCode, errorStatus } from '@bolillero/contract/errors';
import { errorsOf } from '@bolillero/contract/errors-of';
import { errorText } from '@bolillero/texts/errors';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** The body of every error answer (Rulebook 10). */
const errorSchema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { type: 'integer' },
    code: { type: 'string', description: 'Estable, en inglés' },
    message: {
      description: 'Para las personas, en español',
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    },
    errors: {
      description: 'Las faltas de cada campo',
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
    details: { description: 'Lo que cada código tenga que contar' },
  },
} as const;

interface Operation {
  operationId?: string;
  requestBody?: unknown;
  responses?: Record<string, { description?: string; content?: unknown }>;
}

/** `/api/docs` for people, `/api/docs/json` for programs: made from the calls as they are served. */
export async function installOpenApi(
  app: FastifyInstance,
  { config }: Pick<Context, 'config'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bolillero',
        description: 'Todas las llamadas de Bolillero.',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' } as { name: string },
      },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
        schemas: { Error: errorSchema as object },
      },
    },
    transformObject: (document) => {
      if (!('openapiObject' in document)) throw new Error('not an OpenAPI 3 document');
      const { openapiObject } = document;
      for (const path of Object.values(openapiObject.paths ?? {})) {
        for (const operation of Object.values(path ?? {}) as Operation[]) {
          const call = app.servedCalls.get(operation.operationId ?? '');
          if (call !== undefined) describe(operation, call);
        }
      }
      return openapiObject;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The page is served whole from here: no validator elsewhere, nothing loaded from outside.
    uiConfig: { validatorUrl: null },
    staticCSP: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  });
}

/** Adds what the framework's schemas do not say of a call: its files, what comes as a file, and every error. */
function describe(operation: Operation, call: Call): void {
  const good = { ...operation.responses?.[200], description: call.summary };
  if (call.produces !== undefined) {
    good.content = Object.fromEntries([call.produces].flat().map((type) => [type, {}]));
  }
  operation.responses = { 200: good, ...errorResponses(errorsOf(call)) };
  if (call.files === undefined) return;
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const files = Object.fromEntries(call.files.map((name) => [name, file]));
  const fields = (call.body as { properties?: object } | undefined)?.properties;
  const schema = { type: 'object', properties: { ...fields, ...files } };
  operation.requestBody = { required: true, content: { 'multipart/form-data': { schema } } };
}

function errorResponses(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, some]) => [
      status,
      {
        description: some.map((code) => `\`${code}\`: ${errorText(code)}`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Error' },
                { type: 'object', properties: { code: { enum: some } } },
              ],
            },
          },
        },
      },
    ]),
  );
}
