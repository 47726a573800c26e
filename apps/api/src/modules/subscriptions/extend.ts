import type { Db } from '@bolillero/database/connection';
import { periodFor } from '@bolillero/domain/subscriptions/period';
import { dropUnsent } from '../../mail/outbox-repository.ts';
import { endingKey } from './endings-repository.ts';
import * as subscriptions from './repository.ts';

interface Bought {
  readonly orderId: string;
  readonly customerId: number;
  readonly months: number;
}

/**
 * Adds the months of a captured order to its customer's subscription: at its present end, or from now on. The customer's row
 * is locked. An order has one period: a second one fails.
 */
export async function extendSubscription(
  tx: Db,
  { orderId, customerId, months }: Bought,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Promise<void> {
  const present = await subscriptions.find(tx, customerId);
  const period = periodFor(present?.endsAt.getTime() ?? null, { months, at: now, timeZone });
  const [startsAt, endsAt, at] = [new Date(period.startsAt), new Date(period.endsAt), new Date(now)];
  await subscriptions.insertPeriod(tx, { orderId, customerId, months, startsAt, endsAt, createdAt: at });
  // It would tell of an end that is none any more.
  if (present !== null) await dropUnsent(tx, 'subscription-ending', [endingKey(customerId, present.endsAt)]);
  await subscriptions.setEnd(tx, { customerId, startedAt: startsAt, endsAt, updatedAt: at });
}
