import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@bolillero/contract/call';
import type { ErrorCode } from '@bolillero/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import { requireRecentPassword } from '../identity/confirmation.ts';
import {
  type AdminIdentity,
  type CustomerIdentity,
  guard,
  type Identity,
  visitor,
} from '../identity/identity.ts';
import { identify } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The calls that this application serves, by their ids, also in scopes of its own. */
    servedCalls: Map<string, Call>;
  }
  interface FastifyRequest {
    identity: Identity;
    /** The JSON body as it was sent, for signatures over it. */
    jsonText: string;
  }
  interface FastifyContextConfig {
    /** The call's own refusal of a body that does not fit its schema. */
    invalidAs?: ErrorCode;
  }
}

/** What a handler is given: the checked parts of the request, typed by its call. */
export interface Input<C extends Call> {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly identity: Identity;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<C extends Call> = (input: Input<C>) => Promise<AnswerOf<C> | FastifyReply>;

/** How schemas are read: texts become numbers where a number is asked for; unknown fields are kept, or refused where a call is strict. */
export const schemaOptions = {
  coerceTypes: true,
  removeAdditional: false,
  useDefaults: true,
  allErrors: true,
  strict: false,
} as const;

/** Prepares an application for calls: who sends them is known before anything is read. */
export function installCalls(app: FastifyInstance): void {
  app.decorate('servedCalls', new Map<string, Call>());
  app.decorateRequest('identity');
  app.decorateRequest('jsonText', '');
  // A call without a body is a call with an empty one; which fields it lacks is said by its schema.
  app.addHook('preValidation', async (request) => {
    if (request.method !== 'GET' && request.body === undefined && !request.isMultipart()) request.body = {};
    dropBlankFields(request.query as Record<string, unknown>);
  });
}

/** A field of a query that was left blank counts as absent: `name=&id=` asks for every lottery. */
function dropBlankFields(query: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string' && value.trim() === '') delete query[name];
  }
}

/**
 * Serves one call of the contract: its guard runs first (401, 403), then its schemas (400), then the handler, whose
 * answer leaves through the call's own schema.
 */
export function serve<const C extends Call>(
  app: FastifyInstance,
  context: Pick<Context, 'database' | 'clock' | 'config'>,
  call: C,
  handler: Handler<C>,
): void {
  app.servedCalls.set(call.id, call);
  const multipart = call.files !== undefined;
  const schema: Record<string, unknown> = {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0] ?? ''],
    security: call.access === 'visitor' ? [] : [{ bearer: [] }],
    description: `Acceso: ${call.access}`,
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.body === undefined || multipart ? {} : { body: call.body }),
    ...(call.answer === undefined ? {} : { response: { 200: call.answer } }),
    ...(multipart ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.produces === undefined ? {} : { produces: [call.produces].flat() }),
  };
  // A public read costs no look-up of whoever happens to be signed in.
  const asksWho =
    call.access !== 'visitor' || call.showsMoreToOperators === true || call.tellsOfOneself === true;
  const route: RouteOptions = {
    config: {
      ...(call.invalidAs === undefined ? {} : { invalidAs: call.invalidAs }),
      answersSecret: call.answersSecret === true,
    },
    method: call.method,
    url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema,
    onRequest: async (request) => {
      const identity = asksWho ? await identify(context, request) : visitor;
      guard(call.access, identity);
      request.identity = withoutHalfSetUp(context, call, identity);
      const who = request.identity.customer ?? request.identity.admin;
      if (call.needsRecentPassword === true && who !== null) requireRecentPassword(context, who);
    },
    preValidation: async (request) => {
      if (!multipart && request.isMultipart()) throw new AppError('media-type-unsupported');
    },
    handler: async (request, reply) =>
      await handler({
        params: request.params as ParamsOf<C>,
        query: request.query as QueryOf<C>,
        body: request.body as BodyOf<C>,
        identity: request.identity,
        request,
        reply,
      }),
  };
  app.route(route);
}

/**
 * In a house that asks a second factor of all, who works there and has none is nobody to a call, but for those that set it up: refused what
 * they were let in for as who they are.
 * @throws {AppError} second-factor-required
 */
function withoutHalfSetUp({ config }: Pick<Context, 'config'>, call: Call, identity: Identity): Identity {
  const { admin } = identity;
  const isReady = admin === null || admin.hasSecondFactor || !config.adminSecondFactorRequired;
  if (isReady || call.beforeSecondFactor === true) return identity;
  const rest = { ...identity, admin: null };
  try {
    guard(call.access, rest);
  } catch {
    throw new AppError('second-factor-required');
  }
  return rest;
}

/** The customer whom the guard let pass. */
export function customerOf({ identity }: { identity: Identity }): CustomerIdentity {
  if (identity.customer === null) throw new AppError('sign-in-required');
  return identity.customer;
}

/** The administrator or operator whom the guard let pass. */
export function adminOf({ identity }: { identity: Identity }): AdminIdentity {
  if (identity.admin === null) throw new AppError('sign-in-required');
  return identity.admin;
}
