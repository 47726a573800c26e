import type { Db } from '@bolillero/database/connection';
import { subscription, subscriptionPackage } from '@bolillero/database/schema/account';
import { paymentOrder, subscriptionPeriod } from '@bolillero/database/schema/play';
import { and, asc, eq } from 'drizzle-orm';

export type PackageRow = typeof subscriptionPackage.$inferSelect;
export type SubscriptionRow = typeof subscription.$inferSelect;
type NewPeriod = typeof subscriptionPeriod.$inferInsert;

/** Every package, the shortest first. */
export async function listPackages(db: Db): Promise<PackageRow[]> {
  return await db.select().from(subscriptionPackage).orderBy(asc(subscriptionPackage.months));
}

export async function findPackage(db: Db, months: number): Promise<PackageRow | null> {
  const [row] = await db.select().from(subscriptionPackage).where(eq(subscriptionPackage.months, months));
  return row ?? null;
}

/** Every package, held until the transaction ends: who changes which there are waits for who was first. */
export async function lockPackages(tx: Db): Promise<PackageRow[]> {
  return await tx.select().from(subscriptionPackage).orderBy(asc(subscriptionPackage.id)).for('update');
}

/** Fails on `subscription_package_months_unique`. */
export async function insertPackage(tx: Db, values: Omit<PackageRow, 'id'>): Promise<PackageRow> {
  const [row] = await tx.insert(subscriptionPackage).values(values).returning();
  if (row === undefined) throw new Error('a package was not inserted');
  return row;
}

/** Fails as `insertPackage` does. */
export async function updatePackage(tx: Db, { id, ...values }: PackageRow): Promise<void> {
  await tx.update(subscriptionPackage).set(values).where(eq(subscriptionPackage.id, id));
}

export async function deletePackage(tx: Db, id: number): Promise<void> {
  await tx.delete(subscriptionPackage).where(eq(subscriptionPackage.id, id));
}

export async function find(db: Db, customerId: number): Promise<SubscriptionRow | null> {
  const [row] = await db.select().from(subscription).where(eq(subscription.customerId, customerId));
  return row ?? null;
}

export async function insertPeriod(tx: Db, period: NewPeriod): Promise<void> {
  await tx.insert(subscriptionPeriod).values(period);
}

/** Begins a subscription, or gives the one that there is its new end. */
export async function setEnd(tx: Db, row: SubscriptionRow): Promise<void> {
  const { endsAt, updatedAt } = row;
  await tx
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({ target: subscription.customerId, set: { endsAt, updatedAt } });
}

/** Whether a customer has a captured order of these months at this price. */
export async function hasCapturedOrder(
  db: Db,
  customerId: number,
  bought: { readonly months: number; readonly monthlyPriceCents: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.customerId, customerId),
        eq(paymentOrder.kind, 'subscription'),
        eq(paymentOrder.state, 'captured'),
        eq(paymentOrder.months, bought.months),
        eq(paymentOrder.monthlyPriceCents, bought.monthlyPriceCents),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** A customer's own order, as far as a subscription is concerned. */
export async function findOrder(db: Db, customerId: number, orderId: string) {
  const { kind, state, refundCause, months, monthlyPriceCents } = paymentOrder;
  const [row] = await db
    .select({ kind, state, refundCause, months, monthlyPriceCents })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.id, orderId), eq(paymentOrder.customerId, customerId)));
  return row ?? null;
}
