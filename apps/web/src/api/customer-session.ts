import {
  confirmCustomerPassword as confirmCall,
  signInCustomer,
  signOutCustomer,
  validCustomerToken,
} from '@bolillero/contract/calls/costumers';
import type { Customer } from '@bolillero/contract/entities/account';
import { request, signOut } from './client.ts';

export interface CustomerSession {
  readonly token: string;
  readonly person: Customer;
}

/** The session that this browser's cookie stands for; null without one. */
export async function liveCustomerSession(): Promise<CustomerSession | null> {
  const { ok, token, costumer: person } = await request(validCustomerToken, { body: {} });
  return ok && token && person ? { token, person } : null;
}

/** Throws an `ApiError` whose messages are for the person. */
export async function openCustomerSession(email: string, password: string): Promise<CustomerSession> {
  const { token, costumer: person } = await request(signInCustomer, { body: { email, password } });
  return { token, person };
}

/** Throws an `ApiError` whose messages are for the person. */
export async function confirmPassword(password: string): Promise<void> {
  await request(confirmCall, { body: { password } });
}

/** Signs out on the server: of this page's session, or of the given one. */
export async function closeCustomerSession(session?: CustomerSession): Promise<void> {
  await signOut(signOutCustomer, session && { state: 'in', ...session });
}
