import type { Customer } from '@bolillero/contract/entities/account';
import { hasAdvancedPages, playsSeries } from '@bolillero/domain/accounts/customer-type';
import { seriesOf } from '@bolillero/domain/games/series';
import { useSyncExternalStore } from 'react';
import {
  closeCustomerSession,
  confirmPassword,
  liveCustomerSession,
  openCustomerSession,
} from '../api/customer-session.ts';
import { restorer } from './restore.ts';
import type { Session } from './store.ts';
import { customerStore } from './stores.ts';

/** The customer's session as the server knows it: asks on first use, then answers from memory. */
export const restoreCustomer = restorer(customerStore, liveCustomerSession);

/** Signs a customer in. Throws an `ApiError` whose messages are for the person. */
export async function startCustomerSession(email: string, password: string): Promise<Customer> {
  const { token, person } = await openCustomerSession(email, password);
  customerStore.start(token, person);
  return person;
}

/**
 * Signs the customer whose session has ended in again. False where the address has become somebody else's: that session
 * is ended at once. Throws an `ApiError` whose messages are for the person.
 */
export async function renewCustomerSession({ id, email }: Customer, password: string): Promise<boolean> {
  const opened = await openCustomerSession(email, password);
  const same = opened.person.id === id;
  if (same) customerStore.start(opened.token, opened.person);
  else await closeCustomerSession(opened);
  return same;
}

/** Confirms the password of the customer who is signed in; what waited for it goes on. Throws an `ApiError` whose messages are for the person. */
export async function confirmCustomerPassword(password: string): Promise<void> {
  await confirmPassword(password);
  customerStore.settleConfirmation(true);
}

/** What the server now says of the customer who is signed in. */
export function updateCustomer(person: Customer): void {
  const session = customerStore.get();
  if (session.state === 'in') customerStore.start(session.token, person);
}

/** The token that goes on after a password change ended all others. */
export function continueCustomerSession(token: string): void {
  const session = customerStore.get();
  if (session.state === 'in') customerStore.start(token, session.person);
}

/** Signs out here and on the server. Throws an `ApiError` when the server could not be told. */
export async function endCustomerSession(): Promise<void> {
  await closeCustomerSession();
  customerStore.end('signed-out');
}

export function useCustomerSession(): Session<Customer> {
  return useSyncExternalStore(customerStore.subscribe, customerStore.get);
}

/** Which series the customer who is signed in plays; nobody plays none but the main one. */
export function usePlaysSeries(): (series: number) => boolean {
  const session = useCustomerSession();
  const type = session.state === 'in' ? session.person.type : 0;
  return (series) => playsSeries(type, seriesOf(series));
}

/** Whether the customer who is signed in has the advanced groups and the advanced play page; their content needs the subscription. */
export function useHasAdvancedPages(): boolean {
  const session = useCustomerSession();
  return session.state === 'in' && hasAdvancedPages(session.person.type);
}
