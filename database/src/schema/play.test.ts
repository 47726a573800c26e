import { pickDistinct, seededRandom } from '@bolillero/domain/random/random-source';
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

test('the masks of two sets have in common the balls that both have, to the last of 99', async () => {
  const fresh = await freshDatabase();
  const { db, close } = openDatabase(fresh.config);
  const random = seededRandom('masks');
  const panel = Array.from({ length: 99 }, (_, index) => index + 1);
  const aSet = () => pickDistinct(random, panel, 10).sort((a, b) => a - b);
  const pairs = [
    [[1, 99], [99]],
    [[1], [99]],
    ...Array.from({ length: 200 }, () => [aSet(), aSet()]),
  ] as number[][][];
  const arrayOf = (balls: readonly number[] = []) => sql`${`{${balls.join()}}`}::smallint[]`;
  const rows = pairs.map(([a, b]) => sql`(${arrayOf(a)}, ${arrayOf(b)})`);
  const found = await db.execute<{ common: string }>(
    sql`SELECT bit_count(ball_mask(a) & ball_mask(b)) AS common FROM (VALUES ${sql.join(rows, sql`, `)}) AS pair (a, b)`,
  );
  await close();
  await fresh.drop();
  expect(found.rows.map(({ common }) => Number(common))).toEqual(
    pairs.map(([a = [], b = []]) => a.filter((ball) => b.includes(ball)).length),
  );
});
