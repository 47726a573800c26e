import type { Db } from '@bolillero/database/connection';
import { mail } from '@bolillero/database/schema/mail';
import { paymentOrder, subscriptionPeriod } from '@bolillero/database/schema/play';
import type { Currency } from '@bolillero/domain/money/cents';
import { desc, eq, sql } from 'drizzle-orm';

/** A payment of a customer, or money that went back to them. */
export interface PaymentRow extends Record<string, unknown> {
  readonly at: Date;
  readonly kind: 'cart' | 'subscription' | 'order-refund' | 'purchase-refund' | 'share-refund';
  readonly plays: number | null;
  /** Of group games. */
  readonly shares: number | null;
  /** Of all its plays and games; null where they are of several. */
  readonly lotteryId: number | null;
  readonly months: number | null;
  readonly purchaseId: number | null;
  readonly done: boolean;
  readonly cents: number;
}

/** Everything that was taken from a customer and went back to them, each as a row. */
const payments = (customerId: number) => sql`
  SELECT coalesce(o.captured_at, o.created_at) AS at, o.kind, CASE o.kind WHEN 'cart' THEN nullif(i.plays, 0) END AS plays,
    CASE o.kind WHEN 'cart' THEN nullif(i.shares, 0) END AS shares, i.lottery_id, o.months::int AS months,
    NULL::int AS purchase_id, true AS done, coalesce(o.captured_cents, o.amount_cents) AS cents
  FROM payment_order o
  LEFT JOIN LATERAL (
    SELECT sum(plays)::int AS plays, sum(shares)::int AS shares,
      CASE WHEN min(lottery_id) = max(lottery_id) THEN min(lottery_id) END AS lottery_id
    FROM (
      SELECT 1 AS plays, 0 AS shares, lottery_id FROM order_item WHERE order_id = o.id
      UNION ALL
      SELECT 0, s.shares, g.lottery_id FROM group_order_share s JOIN group_game g ON g.id = s.game_id WHERE s.order_id = o.id
    ) AS line) i ON o.kind = 'cart'
  WHERE o.customer_id = ${customerId} AND o.state IN ('captured', 'refunding', 'refunded')
  UNION ALL
  SELECT o.updated_at, 'order-refund', NULL, NULL, NULL, o.months, NULL, o.state = 'refunded', coalesce(o.captured_cents, o.amount_cents)
  FROM payment_order o WHERE o.customer_id = ${customerId} AND o.state IN ('refunding', 'refunded')
  UNION ALL
  SELECT r.requested_at, 'purchase-refund', NULL, NULL, p.lottery_id, NULL, p.id, r.state = 'done', r.amount_cents
  FROM purchase p JOIN purchase_refund r ON r.purchase_id = p.id WHERE p.customer_id = ${customerId}
  UNION ALL
  SELECT r.requested_at, 'share-refund', NULL, s.shares, g.lottery_id, NULL, NULL, r.state = 'done', r.amount_cents
  FROM group_share s JOIN group_share_refund r ON r.share_id = s.id JOIN group_game g ON g.id = s.game_id
  WHERE s.customer_id = ${customerId}`;

/** The newest payments and refunds of a customer. */
export async function listPayments(db: Db, customerId: number, limit: number): Promise<PaymentRow[]> {
  const { rows } = await db.execute<PaymentRow>(sql`
    SELECT at, kind, plays, shares, lottery_id AS "lotteryId", months, purchase_id AS "purchaseId", done, cents::float8 AS cents
    FROM (${payments(customerId)}) AS paid ORDER BY at DESC, purchase_id DESC NULLS LAST LIMIT ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** How many there are, and their sums in cents. */
export async function sumPayments(
  db: Db,
  customerId: number,
): Promise<{ total: number; captured: number; refunded: number }> {
  const isRefund = sql`kind IN ('order-refund', 'purchase-refund', 'share-refund')`;
  const { rows } = await db.execute<{ total: number; captured: number; refunded: number }>(sql`
    SELECT count(*)::int AS total, coalesce(sum(cents) FILTER (WHERE NOT (${isRefund})), 0)::float8 AS captured,
      coalesce(sum(cents) FILTER (WHERE ${isRefund}), 0)::float8 AS refunded
    FROM (${payments(customerId)}) AS paid`);
  return rows[0] ?? { total: 0, captured: 0, refunded: 0 };
}

/** What a customer's plays and shares won, in cents, for each currency. */
export async function sumPrizes(
  db: Db,
  customerId: number,
): Promise<{ currency: Currency; cents: number }[]> {
  const { rows } = await db.execute<{ currency: Currency; cents: number }>(sql`
    SELECT l.currency, sum(won.cents)::float8 AS cents
    FROM (
      SELECT p.lottery_id, w.amount_cents AS cents FROM win w JOIN purchase p ON p.id = w.purchase_id
      WHERE p.customer_id = ${customerId} AND p.deleted_at IS NULL
      UNION ALL
      SELECT g.lottery_id, o.amount_cents FROM group_payout o JOIN group_game g ON g.id = o.game_id
      WHERE o.customer_id = ${customerId}
    ) AS won JOIN lottery l ON l.id = won.lottery_id
    GROUP BY l.currency HAVING sum(won.cents) > 0`);
  return rows;
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
