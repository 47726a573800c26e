import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { centsOf, refundedOf } from './paypal-books.ts';
import type { PayPalServer } from './paypal-server.ts';
import type { TestApp } from './test-app.ts';

/** What is promised back of an order's purchases and shares; `which` says of which of the refunds. */
const promised = (which: SQL) => sql`(
  (SELECT coalesce(sum(r.amount_cents), 0) FROM purchase p JOIN purchase_refund r ON r.purchase_id = p.id
    WHERE p.order_id = o.id AND ${which})
  + (SELECT coalesce(sum(r.amount_cents), 0) FROM group_share s JOIN group_share_refund r ON r.share_id = s.id
    WHERE s.order_id = o.id AND ${which}))`;

/** What must never be found in the database, by what it would mean. The left side of each is empty at all times. */
const breaches = {
  'a captured order whose money is not the sum of its purchases and shares': sql`
    SELECT o.id FROM payment_order o
    WHERE o.state = 'captured' AND o.kind = 'cart' AND o.captured_cents <>
      (SELECT coalesce(sum(p.ticket_price_cents + p.service_fee_cents + p.multiplier_price_cents), 0) FROM purchase p
        WHERE p.order_id = o.id)
      + (SELECT coalesce(sum(s.shares * s.share_price_cents), 0) FROM group_share s WHERE s.order_id = o.id)`,
  'an item of a captured order without its purchase': sql`
    SELECT i.id FROM order_item i JOIN payment_order o ON o.id = i.order_id
    WHERE o.state = 'captured' AND NOT EXISTS (SELECT FROM purchase p WHERE p.order_item_id = i.id)`,
  'a purchase whose order was not captured': sql`
    SELECT p.id FROM purchase p JOIN payment_order o ON o.id = p.order_id WHERE o.state <> 'captured'`,
  'a purchase that is not what its order showed': sql`
    SELECT p.id FROM purchase p JOIN order_item i ON i.id = p.order_item_id JOIN payment_order o ON o.id = i.order_id
    WHERE (p.order_id, p.customer_id, p.lottery_id, p.series, p.draw_date, p.balls, p.with_multiplier)
        <> (o.id, o.customer_id, i.lottery_id, i.series, i.draw_date, i.balls, i.with_multiplier)
      OR p.special IS DISTINCT FROM i.special`,
  'a play still in the cart that a captured order paid for': sql`
    SELECT y.id FROM play y JOIN order_item i ON i.play_id = y.id JOIN payment_order o ON o.id = i.order_id
    WHERE o.state = 'captured'`,
  'a play reserved by an order that is not being captured': sql`
    SELECT y.id FROM play y JOIN payment_order o ON o.id = y.order_id WHERE o.state <> 'capturing'`,
  'money at the provider that nobody here knows of': sql`
    SELECT b.id FROM books b LEFT JOIN payment_order o ON o.provider_order = b.id
    WHERE b.took > b.gave AND coalesce(o.state, '') NOT IN ('captured', 'capturing', 'refunding')`,
  'an order captured here and not at the provider': sql`
    SELECT o.id FROM payment_order o LEFT JOIN books b ON b.id = o.provider_order
    WHERE o.state = 'captured' AND o.provider <> 'none' AND o.captured_cents IS DISTINCT FROM b.took`,
  'money given back at the provider that was not promised, or twice': sql`
    SELECT o.id FROM payment_order o JOIN books b ON b.id = o.provider_order
    WHERE o.state NOT IN ('refunding', 'refunded') AND b.gave > ${promised(sql`true`)}`,
  'a refund that is done here and not at the provider': sql`
    SELECT o.id FROM payment_order o JOIN books b ON b.id = o.provider_order
    WHERE (o.state = 'refunded' AND b.gave <> b.took)
      OR (o.state = 'captured' AND b.gave < ${promised(sql`r.state = 'done'`)})`,
  'a purchase given back without its whole price being promised, or the other way round': sql`
    SELECT p.id FROM purchase p LEFT JOIN purchase_refund r ON r.purchase_id = p.id
    WHERE (p.refunded_at IS NULL) <> (r.purchase_id IS NULL)
      OR r.amount_cents <> p.ticket_price_cents + p.service_fee_cents + p.multiplier_price_cents`,
  'a purchase given back whose customer was not told, or told before it was': sql`
    SELECT r.purchase_id FROM purchase_refund r
    LEFT JOIN notification n ON n.purchase_id = r.purchase_id AND n.kind = 'refund'
    WHERE (r.state = 'done') <> (n.id IS NOT NULL) OR n.amount_cents <> r.amount_cents`,
  'a purchase given back that has won': sql`
    SELECT p.id FROM purchase p JOIN win w ON w.purchase_id = p.id WHERE p.refunded_at IS NOT NULL`,
  'a refund that its customer was not told of, or told without one': sql`
    SELECT o.id FROM payment_order o LEFT JOIN notification n ON n.order_id = o.id
    WHERE (o.state = 'refunded') <> (n.id IS NOT NULL)`,
  'an order of a subscription that was captured without its period, or has one without being captured': sql`
    SELECT o.id FROM payment_order o LEFT JOIN subscription_period p ON p.order_id = o.id
    WHERE (o.kind = 'subscription' AND o.state = 'captured') <> (p.order_id IS NOT NULL)`,
  'a period that is not what its order showed': sql`
    SELECT p.order_id FROM subscription_period p JOIN payment_order o ON o.id = p.order_id
    WHERE (p.customer_id, p.months) <> (o.customer_id, o.months) OR o.captured_cents <> o.months * o.monthly_price_cents
      OR p.starts_at < o.captured_at`,
  'an order of a subscription with plays': sql`
    SELECT o.id FROM payment_order o WHERE o.kind = 'subscription' AND (
      EXISTS (SELECT FROM order_item i WHERE i.order_id = o.id) OR EXISTS (SELECT FROM group_order_share i WHERE i.order_id = o.id) OR EXISTS (SELECT FROM play y WHERE y.order_id = o.id))`,
  'a period without a subscription, or a subscription that does not end with its last period': sql`
    SELECT p.customer_id FROM subscription_period p LEFT JOIN subscription s ON s.customer_id = p.customer_id
    GROUP BY p.customer_id, s.ends_at HAVING max(p.ends_at) IS DISTINCT FROM s.ends_at`,
  'periods of one customer that overlap': sql`
    SELECT a.order_id FROM subscription_period a JOIN subscription_period b
      ON b.customer_id = a.customer_id AND b.order_id > a.order_id
     AND b.starts_at < a.ends_at AND a.starts_at < b.ends_at`,
} as const;

/** The test gateway's books: what it took for an order and what it gave back. */
const testGatewayBooks = sql`
  SELECT g.id, CASE WHEN g.state IN ('captured', 'refunded') THEN g.amount_cents ELSE 0 END AS took,
    (SELECT coalesce(sum(r.amount_cents), 0) FROM test_gateway_refund r WHERE r.capture_id = g.capture_id) AS gave
  FROM test_gateway_order g`;

function booksOf({ orders }: Pick<PayPalServer, 'orders'>): SQL {
  const entries = [...orders.values()].map(({ id, capture }) => ({
    id,
    took: capture?.status === 'COMPLETED' ? centsOf(capture.amount) : 0,
    gave: capture === null ? 0 : refundedOf(capture),
  }));
  return sql`SELECT * FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS b(id text, took bigint, gave bigint)`;
}

/**
 * No charge without purchases or shares, none of these without charge, nothing given back but what was promised: to be asked after every
 * test of carts and payments. The provider is the test gateway unless another one's books are given.
 */
export async function expectMoneyAndPurchasesAgree(
  { context }: TestApp,
  provider?: Pick<PayPalServer, 'orders'>,
): Promise<void> {
  const books = provider === undefined ? testGatewayBooks : booksOf(provider);
  const found: Record<string, unknown[]> = {};
  for (const [meaning, query] of Object.entries(breaches)) {
    const { rows } = await context.db.execute(sql`WITH books AS (${books}) ${query}`);
    if (rows.length > 0) found[meaning] = rows;
  }
  expect(found).toEqual({});
}
