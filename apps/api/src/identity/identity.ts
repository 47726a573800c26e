import type { Access } from '@bolillero/contract/call';
import type { AdminRole } from '@bolillero/domain/accounts/roles';
import { AppError } from '../errors/app-error.ts';

export type SessionKind = 'customer' | 'admin';

/** The session that a request is sent in. */
export interface SessionIdentity {
  readonly sessionId: number;
  /** When its holder last proved to know the password. */
  readonly confirmedAt: Date;
}

export interface CustomerIdentity extends SessionIdentity {
  readonly customerId: number;
  readonly type: 0 | 1;
  readonly subscribed: boolean;
}

export interface AdminIdentity extends SessionIdentity {
  readonly adminId: number;
  readonly role: AdminRole;
  /** Whether a code was asked for besides the password, or would be now. */
  readonly hasSecondFactor: boolean;
  /** For the audit. */
  readonly who: string;
}

/** Who sends a request. A browser may carry a session of each kind; a Bearer token is one of them. */
export interface Identity {
  readonly customer: CustomerIdentity | null;
  readonly admin: AdminIdentity | null;
}

export const visitor: Identity = { customer: null, admin: null };

/**
 * Lets a request pass or refuses it: 401 when nobody suitable is signed in, 403 when somebody else is, or when a
 * subscription is needed that the customer has not.
 */
export function guard(access: Access, { customer, admin }: Identity): void {
  const signedIn = customer !== null || admin !== null;
  const refuse = () => new AppError(signedIn ? 'forbidden' : 'sign-in-required');
  switch (access) {
    case 'visitor':
      return;
    case 'customer':
      if (customer === null) throw refuse();
      return;
    case 'subscriber':
      if (customer === null) throw refuse();
      if (!customer.subscribed) throw new AppError('subscription-required');
      return;
    case 'operator':
      if (admin === null) throw refuse();
      return;
    case 'administrator':
      if (admin?.role !== 'administrator') throw refuse();
      return;
    case 'customer-or-administrator':
      if (customer === null && admin?.role !== 'administrator') throw refuse();
      return;
    case 'owner-or-operator':
      if (!signedIn) throw refuse();
      return;
  }
}
