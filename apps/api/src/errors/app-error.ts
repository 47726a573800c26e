import { type ErrorCode, errorStatus } from '@bolillero/contract/errors';
import { errorText } from '@bolillero/texts/errors';

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

interface ErrorParts {
  /** Fills the `{names}` of the code's text. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Replaces the code's text: one message, or the list of what is wrong. */
  readonly message?: string | readonly string[];
  readonly errors?: readonly FieldError[];
  readonly details?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An expected refusal of a request: a closed code with its Spanish text. Everything else that is thrown is a 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: string | readonly string[];
  readonly errors: readonly FieldError[] | undefined;
  readonly details: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, parts: ErrorParts = {}) {
    super(code);
    this.code = code;
    this.status = errorStatus[code];
    this.text = parts.message ?? errorText(code, parts.values);
    this.errors = parts.errors;
    this.details = parts.details;
    this.headers = parts.headers ?? {};
  }
}
