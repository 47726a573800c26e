import type { Db } from '@bolillero/database/connection';
import { customer, subscription } from '@bolillero/database/schema/account';
import { mail } from '@bolillero/database/schema/mail';
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';

/** What a mail about the end of a subscription is told by: a renewed one ends at another instant. */
const keyOfEnd = sql<string>`${subscription.customerId} || ' ' || floor(extract(epoch FROM ${subscription.endsAt}) * 1000)`;

/** The same for an end that is known. */
export const endingKey = (customerId: number, endsAt: Date) => `${customerId} ${endsAt.getTime()}`;

/**
 * Subscriptions that end within a time and of whose end no mail of a kind was written, by customer, after one; locked, and
 * without those that somebody else is changing. Whoever wants no such mail is left out.
 */
export async function lockEnding(
  tx: Db,
  kind: string,
  within: { readonly from: Date; readonly to: Date; readonly after: number; readonly limit: number },
): Promise<{ customerId: number; endsAt: Date; key: string }[]> {
  const { customerId, endsAt } = subscription;
  return await tx
    .select({ customerId, endsAt, key: keyOfEnd })
    .from(subscription)
    .innerJoin(customer, eq(customer.id, customerId))
    .where(
      and(
        gt(endsAt, within.from),
        lte(endsAt, within.to),
        gt(customerId, within.after),
        sql`NOT ${kind} = ANY(${customer.unwantedMail})`,
        sql`NOT EXISTS (SELECT FROM ${mail} WHERE ${mail.kind} = ${kind} AND ${mail.key} = ${keyOfEnd})`,
      ),
    )
    .orderBy(asc(customerId))
    .limit(within.limit)
    .for('no key update', { of: subscription, skipLocked: true });
}
