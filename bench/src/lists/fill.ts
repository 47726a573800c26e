import { openDatabase } from '@bolillero/database/connection';

export type Connection = Parameters<typeof openDatabase>[0];

export const purchases = 1_000_000;
export const players = 200_000;

/**
 * So many players and purchases, all but one in a thousand with their PDF. What they refer to besides their player is left out: no list
 * reads it.
 */
export async function fill(connection: Connection): Promise<void> {
  const { pool: client, close } = openDatabase({ ...connection, max: 1 });
  try {
    const { rows } = await client.query<{ name: string }>(
      "SELECT conname AS name FROM pg_constraint WHERE conrelid = 'purchase'::regclass AND contype = 'f'",
    );
    for (const { name } of rows) await client.query(`ALTER TABLE purchase DROP CONSTRAINT "${name}"`);
    await client.query('ALTER TABLE purchase DISABLE TRIGGER purchase_ticket_is_recorded');
    await client.query(`
      INSERT INTO customer (name, lastname, birthday, country, address, password_hash, created_at)
      SELECT 'Jugadora ' || (n * 7919 % ${players}), 'De la Cruz ' || n, '1990-05-12', 'Perú', 'Calle ' || n, 'none',
        timestamptz '2020-01-01' + n * interval '15 minutes' FROM generate_series(1, ${players}) n`);
    await client.query(`
      INSERT INTO customer_email (customer_id, email, is_primary, created_at)
      SELECT id, 'jugadora' || id || '@example.com', true, created_at FROM customer WHERE password_hash = 'none'`);
    await client.query(`
      INSERT INTO purchase (order_id, order_item_id, customer_id, lottery_id, series, draw_date, balls, special, with_multiplier,
        ticket_price_cents, service_fee_cents, ticket_file_id, sold_at, created_at)
      SELECT gen_random_uuid(), n, 1 + (n::bigint * 7919 % ${players})::int, 1 + n % 4, 0, date '2018-01-01' + (n / 400),
        ARRAY[1 + n % 10, 12 + n % 10, 23 + n % 10, 34 + n % 10, 45 + n % 10]::smallint[], 7, n % 3 = 0, 250, 50,
        CASE WHEN n % 1000 <> 0 THEN n END,
        CASE WHEN n % 1000 <> 0 THEN timestamptz '2018-01-01' + n * interval '3 minutes' END,
        timestamptz '2018-01-01' + n * interval '2 minutes' FROM generate_series(1, ${purchases}) n`);
    await client.query('VACUUM ANALYZE');
  } finally {
    await close();
  }
}

/** The median time of a `count(*)` of all purchases, in milliseconds: what the rest is told in. */
export async function countPurchases(connection: Connection): Promise<number> {
  const { pool: client, close } = openDatabase({ ...connection, max: 1 });
  try {
    const times: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const began = performance.now();
      await client.query('SELECT count(*) FROM purchase');
      times.push(performance.now() - began);
    }
    return times.toSorted((a, b) => a - b)[3] ?? 0;
  } finally {
    await close();
  }
}
