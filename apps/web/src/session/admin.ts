import {
  confirmAdminPassword as confirmCall,
  signInAdmin,
  signOutAdmin,
  validAdminToken,
} from '@bolillero/contract/calls/users';
import type { AdminUser } from '@bolillero/contract/entities/account';
import { useSyncExternalStore } from 'react';
import { request, signOut } from '../api/client.ts';
import { restorer } from './restore.ts';
import type { Session } from './store.ts';
import { adminStore } from './stores.ts';

/** The administrator's session as the server knows it: asks on first use, then answers from memory. */
export const restoreAdmin = restorer(adminStore, async () => {
  const answer = await request(validAdminToken, { body: {} });
  return answer.ok && answer.token && answer.user ? { token: answer.token, person: answer.user } : null;
});

/** Signs an administrator in with a DNI. Throws an `ApiError` whose messages are for the person. */
export async function startAdminSession(dni: string, password: string): Promise<AdminUser> {
  const { token, user } = await request(signInAdmin, { body: { dni, password } });
  adminStore.start(token, user);
  return user;
}

/**
 * Signs the administrator whose session has ended in again. False where the DNI has become somebody else's: that session
 * is ended at once. Throws an `ApiError` whose messages are for the person.
 */
export async function renewAdminSession({ id, dni }: AdminUser, password: string): Promise<boolean> {
  const { token, user } = await request(signInAdmin, { body: { dni, password } });
  const same = user.id === id;
  if (same) adminStore.start(token, user);
  else await signOut(signOutAdmin, { state: 'in', token, person: user });
  return same;
}

/** Confirms the password of who is signed in; what waited for it goes on. Throws an `ApiError` whose messages are for the person. */
export async function confirmAdminPassword(password: string): Promise<void> {
  await request(confirmCall, { body: { password } });
  adminStore.settleConfirmation(true);
}

/** Signs out here and on the server. Throws an `ApiError` when the server could not be told. */
export async function endAdminSession(): Promise<void> {
  await signOut(signOutAdmin);
  adminStore.end('signed-out');
}

export function useAdminSession(): Session<AdminUser> {
  return useSyncExternalStore(adminStore.subscribe, adminStore.get);
}
