import type { ErrorCode } from '@bolillero/contract/errors';
import { AppError } from '../../errors/app-error.ts';
import { passwordRefusals } from '../../identity/password-rule.ts';

/** One thing that is wrong with a form, with the code that it has alone. */
export interface Fault {
  readonly code: ErrorCode;
  readonly path: string;
  readonly message: string;
}

interface Wording {
  /** What a missing field is refused as. */
  readonly missing: ErrorCode;
  readonly password: { readonly path: string; readonly missing: string };
  readonly confirmation: { readonly path: string; readonly missing: string; readonly differ: string };
}

/** Everything that keeps a password from being the new one, by the one rule of all forms (Rulebook 10). */
export function newPasswordFaults(
  password: string,
  confirmation: string,
  minimum: number,
  wording: Wording,
): Fault[] {
  const faults: Fault[] = [];
  const add = (code: ErrorCode, path: string, message: string) => faults.push({ code, path, message });
  const { path } = wording.password;
  if (password === '') add(wording.missing, path, wording.password.missing);
  else {
    for (const message of passwordRefusals(password, minimum)) add('password-weak', path, message);
  }
  const { path: repeated, missing, differ } = wording.confirmation;
  if (confirmation === '') add(wording.missing, repeated, missing);
  else if (confirmation !== password) add('passwords-differ', repeated, differ);
  return faults;
}

const ofPasswords: ReadonlySet<ErrorCode> = new Set(['password-weak', 'passwords-differ']);

/** The refusal of a new password for an account that is there: a registration's faults have codes of their own, these have not. */
export function changeRefusal(faults: readonly Fault[]): AppError {
  return new AppError('password-change-refused', {
    message: faults.map(({ message }) => message),
    errors: faults.map(({ path, message }) => ({ path, message })),
  });
}

/** One refusal of all faults: their own code when they have one, a password's when all are of passwords, else `otherwise`. */
export function refusalOf(faults: readonly Fault[], otherwise: ErrorCode): AppError {
  const codes = new Set(faults.map(({ code }) => code));
  const [first] = codes;
  const alone = codes.size === 1 && first !== undefined;
  const onlyPasswords = [...codes].every((code) => ofPasswords.has(code));
  const code = alone ? first : onlyPasswords ? 'password-weak' : otherwise;
  return new AppError(code, {
    message: faults.map(({ message }) => message),
    errors: faults.map(({ path, message }) => ({ path, message })),
  });
}
