import type { ErrorCode } from '@bolillero/contract/errors';
import { requiredTexts } from '@bolillero/texts/accounts';
import type { Context } from '../context.ts';
import { AppError } from '../errors/app-error.ts';
import type { SignIn } from '../plugins/throttles.ts';
import { passwordFits } from './passwords.ts';

interface Attempt extends SignIn {
  readonly password: string;
  /** What a failure is answered as: the same for an unknown account and a wrong password. */
  readonly refusal: ErrorCode;
}

/**
 * Is told of a wrong password for an existing account, and whether no more are allowed for now. It returns at once: the time of
 * an answer must not tell which accounts there are.
 */
export type NoteRefusal<Owner> = (owner: Owner, locked: boolean) => void;

/**
 * The owner of a password, found by `load`. An unknown account takes the same steps and the same time as a wrong password.
 * Refuses with the attempt's own refusal, or `too-many-requests` while the account or the address is blocked, also for a
 * right password.
 */
export async function checkPassword<Owner extends { readonly passwordHash: string }>(
  { throttles }: Pick<Context, 'throttles'>,
  { password, refusal, ...who }: Attempt,
  load: () => Promise<Owner | null>,
  noteRefusal: NoteRefusal<Owner> = () => {},
): Promise<Owner> {
  return await throttles.inTurn(who, async () => {
    await throttles.beforeSignIn(who);
    const owner = await load();
    const fits = await passwordFits(owner?.passwordHash ?? null, password);
    if (owner === null || !fits) {
      const locked = await throttles.failedSignIn(who);
      if (owner !== null) noteRefusal(owner, locked);
      throw new AppError(refusal);
    }
    await throttles.goodSignIn(who);
    return owner;
  });
}

type CredentialField = 'dni' | 'email' | 'password';

/** Both credentials of a sign-in; refuses with every one that was left empty. */
export function requireCredentials<Field extends CredentialField>(
  body: { readonly [F in Field]?: string },
  fields: readonly Field[],
  refusal: ErrorCode,
): Readonly<Record<Field, string>> {
  const missing = fields.filter((field) => (body[field] ?? '').trim() === '');
  if (missing.length === 0) return body as Readonly<Record<Field, string>>;
  const errors = missing.map((path) => ({ path, message: requiredTexts[path] }));
  throw new AppError(refusal, { message: errors.map(({ message }) => message), errors });
}
