import type { Db } from '@bolillero/database/connection';
import { type AccessEvent, accessEntity } from '@bolillero/domain/accounts/access-events';
import { nobodyKnown } from '@bolillero/texts/audit';
import type { Context } from '../context.ts';
import type { Origin } from '../identity/sessions-repository.ts';
import type { Log } from '../log.ts';
import { type Author, recordChange } from './repository.ts';

/** Something at the door of the back-office. */
interface Access {
  /** Whose account it is about. */
  readonly adminId: number;
  readonly event: AccessEvent;
  readonly origin: Origin;
  /** What else is to be known of it; never a secret. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Writes into the audit who did what at the door of the back-office, and from where. */
export async function recordAccess(
  tx: Db,
  author: Author,
  at: Date,
  { adminId, event, origin, facts }: Access,
): Promise<void> {
  await recordChange(tx, author, at, {
    action: event,
    entity: accessEntity,
    entityId: adminId,
    after: { address: origin.address, browser: origin.userAgent, ...facts },
  });
}

/**
 * Writes down what somebody was refused under the name of an existing account. The answer does not wait for it: for an account
 * that does not exist there is nothing to write, and the time would tell which there are.
 */
export function noteRefusedAccess(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  log: Log,
  access: Access,
): void {
  const nobody = { adminId: null, who: nobodyKnown };
  recordAccess(db, nobody, clock.date(), access).catch((error: unknown) => {
    log.error(
      { err: error, adminId: access.adminId, event: access.event },
      'a refused sign-in is not in the audit',
    );
  });
}
