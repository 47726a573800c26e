import { databaseFault } from '@bolillero/database/connection';
import { DrizzleQueryError } from 'drizzle-orm';

/** What the log and a failed job keep of an error. */
export interface ErrorFacts {
  readonly type: string;
  readonly message: string;
  /** The calls that led to it, one a line. */
  readonly stack: string;
  readonly code?: string;
  /** Of a query that PostgreSQL refused for one. */
  readonly constraint?: string;
  readonly cause?: ErrorFacts;
}

/**
 * An error without the values it happened to. A failed query carries its parameters, and PostgreSQL quotes the row that it
 * refused: there stand the links of mails, hashes of passwords and what people wrote.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code } = error as { code?: unknown };
  const constraint = databaseFault(error)?.constraint ?? null;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    stack: framesOf(error),
    ...(typeof code === 'string' && { code }),
    ...(constraint !== null && { constraint }),
    ...(error.cause instanceof Error && { cause: errorFacts(error.cause) }),
  };
}

/** The same in a line, the causes behind. */
export function errorLine(error: unknown): string {
  const { type, message, cause } = errorFacts(error);
  const line = `${type}: ${message}`;
  return cause === undefined || !(error instanceof Error) ? line : `${line} < ${errorLine(error.cause)}`;
}

const messageOf = (error: Error) =>
  error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message;

/** A stack begins with the message, which is said apart; what is left of it are the calls. */
function framesOf({ stack = '', message }: Error): string {
  const end = message === '' ? -1 : stack.lastIndexOf(message);
  const frames = end < 0 ? stack : stack.slice(end + message.length);
  return frames
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.trim())
    .join('\n');
}
