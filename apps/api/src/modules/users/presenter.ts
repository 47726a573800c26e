import type { AdminUser } from '@bolillero/contract/entities/account';
import type { UserRow } from './repository.ts';

/** A user without the password's hash, for the wire and for the audit. */
export function presentUser(row: UserRow): AdminUser {
  const { id, name, lastname, dni, email, role, hasSecondFactor: secondFactor, createdAt } = row;
  return { id, name, lastname, dni, email, role, secondFactor, createdAt: createdAt.toISOString() };
}
