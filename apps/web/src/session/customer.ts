import { signInCustomer, signOutCustomer, validCustomerToken } from '@bolillero/contract/calls/costumers';
import type { Customer } from '@bolillero/contract/entities/account';
import { useSyncExternalStore } from 'react';
import { request } from '../api/client.ts';
import { restorer } from './restore.ts';
import type { Session } from './store.ts';
import { customerStore } from './stores.ts';

/** The customer's session as the server knows it: asks on first use, then answers from memory. */
export const restoreCustomer = restorer(customerStore, async () => {
  const answer = await request(validCustomerToken, { body: {} });
  return answer.ok && answer.token && answer.costumer
    ? { token: answer.token, person: answer.costumer }
    : null;
});

/** Signs a customer in. Throws an `ApiError` whose messages are for the person. */
export async function startCustomerSession(email: string, password: string): Promise<Customer> {
  const { token, costumer } = await request(signInCustomer, { body: { email, password } });
  customerStore.start(token, costumer);
  return costumer;
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
  await request(signOutCustomer, {});
  customerStore.end('signed-out');
}

export function useCustomerSession(): Session<Customer> {
  return useSyncExternalStore(customerStore.subscribe, customerStore.get);
}
