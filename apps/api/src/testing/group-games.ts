import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { aGameOnSale as aSmallGameOnSale } from '../modules/group-games/games.testing.ts';
import type { TestApp } from './test-app.ts';

/** A group game on sale, large enough for several customers: of Powerball's next draw, 100 lines at most, 20 shares at $12.50. */
export const aGameOnSale: typeof aSmallGameOnSale = (app, fields) =>
  aSmallGameOnSale(app, { lineLimit: 100, participations: 20, ...fields });

/** Puts shares of a game in a customer's cart, and answers the line's id. */
export async function joinGame(app: TestApp, token: string, id: number, shares = 1): Promise<number> {
  const { status, body } = await app.post('/penas/join', { id, shares }, token);
  if (status !== 200) throw new Error(`not joined: ${JSON.stringify(body)}`);
  return body.registered.id;
}

/** What the books of a game say: shares sold and held, and its numbers that are somebody's. */
export async function booksOfGame({ context }: TestApp, id: number) {
  const { rows } = await context.db.execute<{ sold: number; held: number; owned: number }>(
    sql`SELECT shares_sold AS sold, shares_held AS held,
          (SELECT coalesce(sum(s.shares), 0)::int FROM group_share s WHERE s.game_id = g.id) AS owned
        FROM group_game g WHERE g.id = ${id}`,
  );
  const [books] = rows;
  if (books === undefined) throw new Error(`no game ${id}`);
  return books;
}

/** What must never be found of group games, by what it would mean. The left side of each is empty at all times. */
const breaches = {
  'a game whose count of shares sold is not what its participants have': sql`
    SELECT g.id, g.shares_sold FROM group_game g LEFT JOIN group_share s ON s.game_id = g.id
    GROUP BY g.id HAVING g.shares_sold <> coalesce(sum(s.shares), 0)`,
  'a game that holds other shares than are being paid': sql`
    SELECT g.id, g.shares_held FROM group_game g LEFT JOIN group_cart_share c ON c.game_id = g.id AND c.order_id IS NOT NULL
    GROUP BY g.id HAVING g.shares_held <> coalesce(sum(c.shares), 0)`,
  'numbers of a game that are not 1, 2, 3 … in the order of buying': sql`
    SELECT s.id FROM group_share s WHERE s.first_number <> 1 + coalesce(
      (SELECT sum(e.shares) FROM group_share e WHERE e.game_id = s.game_id AND e.id < s.id), 0)`,
  'shares whose order was not captured, or that are not what it showed': sql`
    SELECT s.id FROM group_share s JOIN payment_order o ON o.id = s.order_id JOIN group_order_share i ON i.id = s.order_share_id
    WHERE o.state <> 'captured' OR (s.order_id, s.customer_id, s.game_id, s.shares, s.share_price_cents)
      <> (i.order_id, o.customer_id, i.game_id, i.shares, i.share_price_cents)`,
  'shares of a captured order that nobody has': sql`
    SELECT i.id FROM group_order_share i JOIN payment_order o ON o.id = i.order_id
    WHERE o.state = 'captured' AND NOT EXISTS (SELECT FROM group_share s WHERE s.order_share_id = i.id)`,
  'shares in the cart that a captured order paid for': sql`
    SELECT c.id FROM group_cart_share c JOIN group_order_share i ON i.cart_share_id = c.id JOIN payment_order o ON o.id = i.order_id
    WHERE o.state = 'captured'`,
  'shares reserved by an order that is not being captured': sql`
    SELECT c.id FROM group_cart_share c JOIN payment_order o ON o.id = c.order_id WHERE o.state <> 'capturing'`,
} as const;

/** Every share is counted, paid and numbered once: to be asked after every test that sells shares. */
export async function expectSharesAgree({ context }: TestApp): Promise<void> {
  const found: Record<string, unknown[]> = {};
  for (const [meaning, query] of Object.entries(breaches)) {
    const { rows } = await context.db.execute(query);
    if (rows.length > 0) found[meaning] = rows;
  }
  expect(found).toEqual({});
}
