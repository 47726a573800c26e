import type { Db } from '@bolillero/database/connection';
import { lottery } from '@bolillero/database/schema/lottery';
import { mail } from '@bolillero/database/schema/mail';
import { paymentOrder, purchase, subscriptionPeriod, win } from '@bolillero/database/schema/play';
import type { Currency } from '@bolillero/domain/money/cents';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';

/** A payment of a customer, or money that went back to them. */
export interface PaymentRow extends Record<string, unknown> {
  readonly at: Date;
  readonly kind: 'cart' | 'subscription' | 'order-refund' | 'purchase-refund';
  readonly plays: number | null;
  /** Of all its plays; null where they are of several. */
  readonly lotteryId: number | null;
  readonly months: number | null;
  readonly purchaseId: number | null;
  readonly done: boolean;
  readonly cents: number;
}

/** Everything that was taken from a customer and went back to them, each as a row. */
const payments = (customerId: number) => sql`
  SELECT coalesce(o.captured_at, o.created_at) AS at, o.kind, CASE o.kind WHEN 'cart' THEN nullif(i.plays, 0) END AS plays, i.lottery_id, o.months::int AS months,
    NULL::int AS purchase_id, true AS done, coalesce(o.captured_cents, o.amount_cents) AS cents
  FROM payment_order o
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS plays, CASE WHEN min(lottery_id) = max(lottery_id) THEN min(lottery_id) END AS lottery_id
    FROM order_item WHERE order_id = o.id) i ON o.kind = 'cart'
  WHERE o.customer_id = ${customerId} AND o.state IN ('captured', 'refunding', 'refunded')
  UNION ALL
  SELECT o.updated_at, 'order-refund', NULL, NULL, o.months, NULL, o.state = 'refunded', coalesce(o.captured_cents, o.amount_cents)
  FROM payment_order o WHERE o.customer_id = ${customerId} AND o.state IN ('refunding', 'refunded')
  UNION ALL
  SELECT r.requested_at, 'purchase-refund', NULL, p.lottery_id, NULL, p.id, r.state = 'done', r.amount_cents
  FROM purchase p JOIN purchase_refund r ON r.purchase_id = p.id WHERE p.customer_id = ${customerId}`;

/** The newest payments and refunds of a customer. */
export async function listPayments(db: Db, customerId: number, limit: number): Promise<PaymentRow[]> {
  const { rows } = await db.execute<PaymentRow>(sql`
    SELECT at, kind, plays, lottery_id AS "lotteryId", months, purchase_id AS "purchaseId", done, cents::float8 AS cents
    FROM (${payments(customerId)}) AS paid ORDER BY at DESC, purchase_id DESC NULLS LAST LIMIT ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** How many there are, and their sums in cents. */
export async function sumPayments(
  db: Db,
  customerId: number,
): Promise<{ total: number; captured: number; refunded: number }> {
  const isRefund = sql`kind IN ('order-refund', 'purchase-refund')`;
  const { rows } = await db.execute<{ total: number; captured: number; refunded: number }>(sql`
    SELECT count(*)::int AS total, coalesce(sum(cents) FILTER (WHERE NOT (${isRefund})), 0)::float8 AS captured,
      coalesce(sum(cents) FILTER (WHERE ${isRefund}), 0)::float8 AS refunded
    FROM (${payments(customerId)}) AS paid`);
  return rows[0] ?? { total: 0, captured: 0, refunded: 0 };
}

/** What a customer's plays won, in cents, for each currency. */
export async function sumPrizes(
  db: Db,
  customerId: number,
): Promise<{ currency: Currency; cents: number }[]> {
  return await db
    .select({
      currency: lottery.currency,
      cents: sql<number>`sum(${win.amountCents})::float8`,
    })
    .from(win)
    .innerJoin(purchase, eq(purchase.id, win.purchaseId))
    .innerJoin(lottery, eq(lottery.id, purchase.lotteryId))
    .where(and(eq(purchase.customerId, customerId), isNull(purchase.deletedAt)))
    .groupBy(lottery.currency)
    .having(sql`sum(${win.amountCents}) > 0`);
}

/** What a customer's last period of subscription was bought as; null when they never bought one. */
export async function lastPeriod(
  db: Db,
  customerId: number,
): Promise<{ months: number; monthlyPriceCents: number | null } | null> {
  const [row] = await db
    .select({ months: subscriptionPeriod.months, monthlyPriceCents: paymentOrder.monthlyPriceCents })
    .from(subscriptionPeriod)
    .innerJoin(paymentOrder, eq(paymentOrder.id, subscriptionPeriod.orderId))
    .where(eq(subscriptionPeriod.customerId, customerId))
    .orderBy(desc(subscriptionPeriod.startsAt))
    .limit(1);
  return row ?? null;
}

/** How many mails a customer was written, and how many of them keep failing. */
export async function countMails(db: Db, customerId: number): Promise<{ total: number; failing: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)::int`,
      failing: sql<number>`(count(*) FILTER (WHERE ${mail.state} IN ('failed', 'unclear')
        OR (${mail.state} = 'waiting' AND ${mail.attempts} > 0)))::int`,
    })
    .from(mail)
    .where(eq(mail.customerId, customerId));
  return row ?? { total: 0, failing: 0 };
}
