import type { OpenSession as Wire } from '@bolillero/contract/entities/account';
import type { Device } from '@bolillero/domain/accounts/device';

/** A browser in which somebody is signed in. */
export interface OpenSession {
  readonly id: number;
  readonly device: Device;
  /** The IP address that it was opened from; empty where it is not known. */
  readonly address: string;
  /** Instants. `usedAt` is known to the minute. */
  readonly openedAt: string;
  readonly usedAt: string;
  /** This very one. */
  readonly current: boolean;
}

export function readOpenSession(wire: Wire): OpenSession {
  const { id, browser, system, address, created_at: openedAt, last_used_at: usedAt, current } = wire;
  return { id, device: { browser, system }, address, openedAt, usedAt, current };
}
