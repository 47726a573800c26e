import type { AdminUser, Customer } from '@bolillero/contract/entities/account';
import { createSessionStore } from './store.ts';

/** Who works in the back-office. */
export interface OfficeUser extends AdminUser {
  /** The house asks a second factor of all and they have none yet: nothing but setting it up is open to them. */
  readonly setsUpFirst?: boolean;
}

export const customerStore = createSessionStore<Customer>('bolillero-customer');
export const adminStore = createSessionStore<OfficeUser>('bolillero-admin');

/** While they sign out, customers' pages are still on the screen, and must not ask again. */
export const whileSignedIn = (): boolean => customerStore.get().state === 'in';

/** The half of the application that this page belongs to; it decides which session a call shared by both uses. */
export function currentHalf(): 'customer' | 'admin' {
  return /^\/(admin|login)(\/|$)/.test(location.pathname) ? 'admin' : 'customer';
}
