import type { OpenSession } from '@bolillero/contract/entities/account';
import { readDevice } from '@bolillero/domain/accounts/device';
import type { OpenSessionRow } from './open-sessions-repository.ts';

/** `current`: the id of the session that asks. */
export function presentOpenSession(row: OpenSessionRow, current: number): OpenSession {
  return {
    id: row.id,
    ...readDevice(row.userAgent),
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    current: row.id === current,
  };
}
