import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';

/** What must never be found in the database, by what it would mean. The left side of each is empty at all times. */
const breaches = {
  'a captured order whose money is not the sum of its purchases': sql`
    SELECT o.id FROM payment_order o LEFT JOIN purchase p ON p.order_id = o.id
    WHERE o.state = 'captured' AND o.kind = 'cart'
    GROUP BY o.id HAVING o.captured_cents <>
      coalesce(sum(p.ticket_price_cents + p.service_fee_cents + p.multiplier_price_cents), 0)`,
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
    SELECT g.id FROM test_gateway_order g LEFT JOIN payment_order o ON o.provider_order = g.id
    WHERE g.state = 'captured' AND coalesce(o.state, '') NOT IN ('captured', 'capturing', 'refunding')`,
  'an order captured here and not at the provider': sql`
    SELECT o.id FROM payment_order o LEFT JOIN test_gateway_order g ON g.id = o.provider_order
    WHERE o.state = 'captured' AND o.provider = 'test' AND coalesce(g.state, '') <> 'captured'`,
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
      EXISTS (SELECT FROM order_item i WHERE i.order_id = o.id) OR EXISTS (SELECT FROM play y WHERE y.order_id = o.id))`,
  'a period without a subscription, or a subscription that does not end with its last period': sql`
    SELECT p.customer_id FROM subscription_period p LEFT JOIN subscription s ON s.customer_id = p.customer_id
    GROUP BY p.customer_id, s.ends_at HAVING max(p.ends_at) IS DISTINCT FROM s.ends_at`,
  'periods of one customer that overlap': sql`
    SELECT a.order_id FROM subscription_period a JOIN subscription_period b
      ON b.customer_id = a.customer_id AND b.order_id > a.order_id
     AND b.starts_at < a.ends_at AND a.starts_at < b.ends_at`,
} as const;

/** No charge without purchases, no purchase without charge: to be asked after every test of carts and payments. */
export async function expectMoneyAndPurchasesAgree({ context }: TestApp): Promise<void> {
  const found: Record<string, unknown[]> = {};
  for (const [meaning, query] of Object.entries(breaches)) {
    const { rows } = await context.db.execute(query);
    if (rows.length > 0) found[meaning] = rows;
  }
  expect(found).toEqual({});
}
