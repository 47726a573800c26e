import type { BodyOf } from '@bolillero/contract/call';
import type { createUser } from '@bolillero/contract/calls/users';
import { isDni } from '@bolillero/domain/accounts/dni';
import { parseEmail } from '@bolillero/domain/accounts/email';
import { accountTexts, requiredTexts } from '@bolillero/texts/accounts';
import { AppError, type FieldError } from '../../errors/app-error.ts';
import { passwordRefusals } from '../../identity/password-rule.ts';
import type { UserRow } from './repository.ts';

type Sent = BodyOf<typeof createUser>;
type Field = 'name' | 'lastname' | 'dni' | 'email';

/** What of a user is to be written; the password in clear, until it is hashed. */
export type UserFields = Pick<UserRow, Field | 'role'> & { readonly password: string | null };

/**
 * The fields of a new user (`current` null: every one is required), or of a user with what was sent in place of the
 * current ones: an absent field, or an empty password, keeps what there is. Refuses with every fault (400).
 *
 * The specification of the back-office names no rule for its passwords; Rulebook 10 speaks of all accounts, and these see
 * the most: they follow the rule of the customers'.
 * @throws {AppError} input-invalid
 */
export function readUser(sent: Sent, current: UserRow | null, passwordMin: number): UserFields {
  const errors: FieldError[] = [];
  const text = (field: Field): string => {
    const value = (sent[field] ?? current?.[field] ?? '').trim();
    if (value === '' && (current === null || sent[field] !== undefined)) {
      errors.push({ path: field, message: requiredTexts[field] });
    }
    return value;
  };
  const [name, lastname, dni, email] = [text('name'), text('lastname'), text('dni'), text('email')];
  if (dni !== '' && dni !== current?.dni && !isDni(dni)) {
    errors.push({ path: 'dni', message: accountTexts.dniInvalid });
  }
  const address = email === current?.email ? email : parseEmail(sent.email ?? '');
  if (email !== '' && address === null) errors.push({ path: 'email', message: accountTexts.emailInvalid });

  const password = sent.password ?? '';
  if (password === '' && current === null) {
    errors.push({ path: 'password', message: requiredTexts.password });
  } else if (password !== '') {
    for (const message of passwordRefusals(password, passwordMin)) errors.push({ path: 'password', message });
  }
  if (errors.length > 0) {
    throw new AppError('input-invalid', { message: errors.map(({ message }) => message), errors });
  }
  return {
    name,
    lastname,
    dni,
    email: address ?? email,
    role: sent.role ?? current?.role ?? 'operator',
    password: password === '' ? null : password,
  };
}
