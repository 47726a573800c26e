import type { ErrorBody, ErrorCode } from '@bolillero/contract/errors';
import { errorStatus } from '@bolillero/contract/errors';
import { databaseFault, foundNoConnection, isDiskFull } from '@bolillero/database/connection';
import { errorText } from '@bolillero/texts/errors';
import { fieldMessage } from '@bolillero/texts/fields';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type FieldError } from '../errors/app-error.ts';

/** Fastify's own refusals, by its error codes. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'json-unreadable',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'media-type-unsupported',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input-invalid',
  FST_REQ_FILE_TOO_LARGE: 'file-too-large',
  FST_FILES_LIMIT: 'body-too-large',
  FST_FIELDS_LIMIT: 'body-too-large',
  FST_PARTS_LIMIT: 'body-too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'media-type-unsupported',
  FST_ERR_BAD_URL: 'input-invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'route-unknown',
};

/** PostgreSQL's refusals of a text with a NUL character, alone and within JSON: nobody types one by accident. */
const unstorable = new Set(['22021', '22P05']);

/** For what passes by itself, as a full pool does. */
const soon = { 'retry-after': '5' } as const;
/** For what somebody has to see to. */
const later = { 'retry-after': '60' } as const;

export function errorBody(code: ErrorCode, parts: Partial<ErrorBody> = {}): ErrorBody {
  return { status: errorStatus[code], code, message: errorText(code), ...parts };
}

/** The body that tells of an expected refusal. */
export function bodyOf(error: AppError): ErrorBody {
  return errorBody(error.code, {
    message: error.text,
    ...(error.errors === undefined ? {} : { errors: error.errors }),
    ...(error.details === undefined ? {} : { details: error.details }),
  });
}

/** The faults that a compiled schema found, each with its field and a Spanish sentence. */
function fieldErrors(error: FastifyError): FieldError[] {
  return (error.validation ?? []).map((fault) => {
    const parent = fault.instancePath.replace(/^\//, '').replaceAll('/', '.');
    const name = fault.params.missingProperty ?? fault.params.additionalProperty;
    const path = [parent, typeof name === 'string' ? name : ''].filter((part) => part !== '').join('.');
    return { path, message: fieldMessage(fault.keyword, path, fault.params) };
  });
}

/** One error for one place: alternatives of a union fail together and would say the same thing three times. */
function onePerPath(errors: readonly FieldError[]): FieldError[] {
  const seen = new Map<string, FieldError>();
  for (const error of errors) if (!seen.has(error.path)) seen.set(error.path, error);
  return [...seen.values()];
}

function answerOf(
  error: unknown,
  invalidAs: ErrorCode,
): { body: ErrorBody; headers: Readonly<Record<string, string>> } {
  if (error instanceof AppError) return { body: bodyOf(error), headers: error.headers };
  if (error instanceof Error) {
    const { validation, code, statusCode } = error as FastifyError;
    if (validation !== undefined) {
      const errors = onePerPath(fieldErrors(error as FastifyError));
      return {
        body: errorBody(invalidAs, { message: errors.map(({ message }) => message), errors }),
        headers: {},
      };
    }
    if (isDiskFull(error)) return { body: errorBody('disk-full'), headers: later };
    if (foundNoConnection(error)) return { body: errorBody('database-busy'), headers: soon };
    if (unstorable.has(databaseFault(error)?.code ?? '')) return { body: errorBody(invalidAs), headers: {} };
    const known = frameworkCodes[code];
    if (known !== undefined) return { body: errorBody(known), headers: {} };
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
      return { body: errorBody('input-invalid'), headers: {} };
    }
  }
  return { body: errorBody('internal-error'), headers: {} };
}

/** Answers an error in the shape of Rulebook 10, and never with the text of a crash. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { body, headers } = answerOf(error, request.routeOptions?.config?.invalidAs ?? 'input-invalid');
  if (body.code === 'internal-error') request.log.error({ err: error }, 'request failed');
  if (body.code === 'disk-full') request.log.error({ err: error }, 'the disk is full');
  if (body.code === 'database-busy') request.log.warn({ err: error }, 'no database connection was free');
  // Also where the answer that failed might have been kept.
  return reply.status(body.status).headers(headers).header('cache-control', 'no-store').send(body);
}

/** Every error answer is made here; those from before a route is found come through `frameworkErrors`. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
