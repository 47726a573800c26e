import {
  confirmAdminPassword as confirmCall,
  signInAdmin,
  signOutAdmin,
  validAdminToken,
} from '@bolillero/contract/calls/users';
import type { OfficeUser } from '../session/stores.ts';
import { request, signOut } from './client.ts';

interface AdminSession {
  readonly token: string;
  readonly person: OfficeUser;
}

/** Who the cookie belongs to; null for nobody. */
export async function liveAdminSession(): Promise<AdminSession | null> {
  const answer = await request(validAdminToken, { body: {} });
  const { ok, token, user, second_factor_required: setsUpFirst = false } = answer;
  return ok && token && user ? { token, person: { ...user, setsUpFirst } } : null;
}

/**
 * Signs in on the server. The code is asked for where a second factor is on; it is left out where none was typed. Throws an
 * `ApiError` whose messages are for the person.
 */
export async function openAdminSession(dni: string, password: string, code: string): Promise<AdminSession> {
  const body = { dni, password, ...(code !== '' && { code }) };
  const { token, user, second_factor_required: setsUpFirst = false } = await request(signInAdmin, { body });
  return { token, person: { ...user, setsUpFirst } };
}

/** Throws an `ApiError` whose messages are for the person. */
export async function confirmPassword(password: string, code: string): Promise<void> {
  await request(confirmCall, { body: { password, ...(code !== '' && { code }) } });
}

/** Signs out on the server: of this page's session, or of the given one. */
export async function closeAdminSession(session?: AdminSession): Promise<void> {
  await signOut(signOutAdmin, session && { state: 'in', ...session });
}
