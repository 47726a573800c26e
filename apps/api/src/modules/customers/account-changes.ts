import { randomUUID } from 'node:crypto';
import type { Db } from '@bolillero/database/connection';
import type { AccountChange } from '@bolillero/domain/accounts/changes';
import type { Origin } from '../../identity/sessions-repository.ts';
import type { MailNeeds } from '../../mail/insert-mails.ts';
import { enqueueMail } from '../../mail/outbox.ts';

interface Change {
  readonly customerId: number;
  readonly change: AccountChange;
  /** Where it was made. */
  readonly origin: Origin;
  /** The primary address from before, where the change moves it. */
  readonly address?: string;
}

/** Tells the owner of an account, at the primary address that it had, what changes in it: in the transaction of the change. */
export async function tellOwner(tx: Db, context: MailNeeds, change: Change): Promise<void> {
  const { customerId, origin, address } = change;
  await enqueueMail(tx, context, {
    kind: 'account-change',
    key: randomUUID(),
    customerId,
    ...(address === undefined ? {} : { address }),
    data: { change: change.change, at: context.clock.date(), userAgent: origin.userAgent },
  });
}
