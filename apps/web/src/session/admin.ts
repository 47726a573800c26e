import { useRef, useSyncExternalStore } from 'react';
import {
  closeAdminSession,
  confirmPassword,
  liveAdminSession,
  openAdminSession,
} from '../api/admin-session.ts';
import { restorer } from './restore.ts';
import type { Session } from './store.ts';
import { adminStore, type OfficeUser } from './stores.ts';

/** The administrator's session as the server knows it: asks on first use, then answers from memory. */
export const restoreAdmin = restorer(adminStore, liveAdminSession);

/** Signs an administrator in with a DNI. Throws an `ApiError` whose messages are for the person. */
export async function startAdminSession(dni: string, password: string, code: string): Promise<void> {
  const { token, person } = await openAdminSession(dni, password, code);
  adminStore.start(token, person);
}

/**
 * Signs the administrator whose session has ended in again. False where the DNI has become somebody else's: that session
 * is ended at once. Throws an `ApiError` whose messages are for the person.
 */
export async function renewAdminSession(
  { id, dni }: OfficeUser,
  password: string,
  code: string,
): Promise<boolean> {
  const opened = await openAdminSession(dni, password, code);
  const same = opened.person.id === id;
  if (same) adminStore.start(opened.token, opened.person);
  else await closeAdminSession(opened);
  return same;
}

/** Confirms the password of who is signed in; what waited for it goes on. Throws an `ApiError` whose messages are for the person. */
export async function confirmAdminPassword(password: string, code: string): Promise<void> {
  await confirmPassword(password, code);
  adminStore.settleConfirmation(true);
}

/** What has become of the second factor of who is signed in. */
export function updateSecondFactor(secondFactor: boolean, required: boolean): void {
  const session = adminStore.get();
  if (session.state !== 'in') return;
  adminStore.start(session.token, {
    ...session.person,
    secondFactor,
    setsUpFirst: required && !secondFactor,
  });
}

/** What the server keeps of who is signed in, after they changed it themself. */
export function updateOwnUser(user: OfficeUser): void {
  const session = adminStore.get();
  if (session.state === 'in') adminStore.start(session.token, { ...session.person, ...user });
}

/** Signs out here and on the server. Throws an `ApiError` when the server could not be told. */
export async function endAdminSession(): Promise<void> {
  await closeAdminSession();
  adminStore.end('signed-out');
}

export function useAdminSession(): Session<OfficeUser> {
  return useSyncExternalStore(adminStore.subscribe, adminStore.get);
}

/**
 * Who is signed in; while they sign out it is still them. Their page is on the screen until the next one is there, and what it
 * draws anew it would ask for again.
 */
export function useOfficeUser(): OfficeUser | null {
  const last = useRef<OfficeUser | null>(null);
  return useSyncExternalStore(adminStore.subscribe, () => {
    const session = adminStore.get();
    if (session.state === 'in') last.current = session.person;
    return last.current;
  });
}
