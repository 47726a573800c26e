import { randomUUID } from 'node:crypto';
import { cents } from '@bolillero/domain/money/cents';
import { packageTotal } from '@bolillero/domain/subscriptions/package';
import { periodFor } from '@bolillero/domain/subscriptions/period';
import type { Db } from '../connection.ts';
import { subscription, subscriptionPackage } from '../schema/account.ts';
import { subscriptionPeriod } from '../schema/play.ts';
import type { CustomerKind, DemonstrationAccounts } from './accounts.ts';
import { insertCapturedOrder } from './captured-order.ts';

interface DemoPurchase {
  readonly months: number;
  readonly daysAgo: number;
}

/** What each bought, the oldest first: one renewed early, one has days left, one half a year. */
const bought: Partial<Record<CustomerKind, readonly DemoPurchase[]>> = {
  subscriber: [
    { months: 1, daysAgo: 60 },
    { months: 6, daysAgo: 35 },
  ],
  'subscriber-ending': [{ months: 1, daysAgo: 26 }],
  'type-one-subscriber': [{ months: 6, daysAgo: 10 }],
};

const dayMs = 86_400_000;

/** Subscriptions of the players of the demonstration, paid like any other, of the packages that the house has. */
export async function insertSubscriptions(
  tx: Db,
  { customers }: DemonstrationAccounts,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): Promise<void> {
  const packages = await tx.select().from(subscriptionPackage);
  for (const [kind, purchases] of Object.entries(bought)) {
    const customerId = customers[kind as CustomerKind];
    let end: number | null = null;
    for (const { months, daysAgo } of purchases) {
      const found = packages.find((one) => one.months === months);
      if (found === undefined) continue;
      const { monthlyPriceCents } = found;
      const paidAt = now - daysAgo * dayMs;
      const period = periodFor(end, { months, at: paidAt, timeZone });
      const [startsAt, endsAt, at] = [new Date(period.startsAt), new Date(period.endsAt), new Date(paidAt)];
      const amount = packageTotal({ months, monthlyPrice: cents(monthlyPriceCents) });
      const orderId = randomUUID();
      await insertCapturedOrder(tx, {
        id: orderId,
        customerId,
        amount,
        at,
        bought: { months, monthlyPriceCents },
      });
      await tx
        .insert(subscriptionPeriod)
        .values({ orderId, customerId, months, startsAt, endsAt, createdAt: at });
      await tx
        .insert(subscription)
        .values({ customerId, startedAt: startsAt, endsAt, updatedAt: at })
        .onConflictDoUpdate({ target: subscription.customerId, set: { endsAt, updatedAt: at } });
      end = period.endsAt;
    }
  }
}
