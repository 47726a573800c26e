import type { AdminUser } from '@bolillero/contract/entities/account';
import type { UserRow } from './repository.ts';

/** A user without the password's hash, for the wire and for the audit. */
export function presentUser({ id, name, lastname, dni, email, role, createdAt }: UserRow): AdminUser {
  return { id, name, lastname, dni, email, role, createdAt: createdAt.toISOString() };
}
