import { priceOf } from '@bolillero/domain/tickets/play-price';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDatabase } from '../connection.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { purchasePrice } from './play.ts';

const kept = [
  { ticketPriceCents: 250, serviceFeeCents: 50, multiplierPriceCents: 100 },
  { ticketPriceCents: 250, serviceFeeCents: 50, multiplierPriceCents: 0 },
  { ticketPriceCents: 0, serviceFeeCents: 0, multiplierPriceCents: 0 },
  { ticketPriceCents: 9_999_999_999, serviceFeeCents: 1, multiplierPriceCents: 7 },
];

test('a purchase costs the same in SQL as in the domain', async () => {
  const fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.config);
  const rows = kept.map(
    (row) =>
      sql`(${row.ticketPriceCents}::bigint, ${row.serviceFeeCents}::bigint, ${row.multiplierPriceCents}::bigint)`,
  );
  const found = await db.execute<{ price: string }>(
    sql`SELECT ${purchasePrice} AS price FROM (VALUES ${sql.join(rows, sql`, `)})
      AS purchase (ticket_price_cents, service_fee_cents, multiplier_price_cents)`,
  );
  await close();
  await fresh.drop();
  expect(found.rows.map(({ price }) => Number(price))).toEqual(kept.map(priceOf));
});
