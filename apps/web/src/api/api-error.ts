import type { ErrorBody, ErrorCode } from '@bolillero/contract/errors';

/** What a failed call is: the server's own code, or the two that only a browser meets. */
export type FailureCode = ErrorCode | 'network' | 'answer-unreadable';

/** A call that failed. `messages` are Spanish sentences for the person; `code` is for the program. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly messages: readonly string[];
  readonly errors: NonNullable<ErrorBody['errors']>;
  readonly details: unknown;

  constructor(body: Omit<ErrorBody, 'code'> & { readonly code: FailureCode }) {
    const messages = typeof body.message === 'string' ? [body.message] : [...body.message];
    super(messages.join(' '));
    this.name = 'ApiError';
    this.status = body.status;
    this.code = body.code;
    this.messages = messages;
    this.errors = body.errors ?? [];
    this.details = body.details;
  }
}

/** Whether the failure carries this code of the contract. */
export function failedWith(error: unknown, ...codes: readonly FailureCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}

/**
 * Makes a call, and has its refusal name the fields as the form does: `names` is each of the wire's fields in the form's
 * words (`{ password_new: 'next' }`); fields that it leaves out are called the same.
 */
export async function namingFields<T>(
  names: Readonly<Record<string, string>>,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const renamed = (path: string) => path.replace(/[^/.]+/g, (part) => names[part] ?? part);
    const errors = error.errors.map((fault) => ({ ...fault, path: renamed(fault.path) }));
    const { status, code, messages, details } = error;
    throw new ApiError({ status, code, message: [...messages], errors, details });
  }
}
