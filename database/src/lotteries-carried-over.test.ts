import { lotteries } from '@bolillero/domain/games/lotteries';
import { expect, test } from 'vitest';
import { beforeMigration } from './testing/before-migration.ts';

test('the lotteries of an installation from before keep their order, look and multiplier, as a new one has them', async () => {
  const { client, migrate } = await beforeMigration('lotteries_are_edited');
  const names = [...lotteries.map(({ name }) => name), 'ours'];
  for (const [index, name] of names.entries()) {
    await client.query(
      `INSERT INTO lottery (id, name, display_name, multiplier_label, has_double_play, currency, time_zone, draw_time,
         cutoff_minutes, plays_per_day, ticket_price_cents, service_fee_cents, opening_date)
       VALUES ($1, $2, $2, '', true, 'USD', 'America/Lima', '20:00', 60, 200, 250, 50, '2020-01-01')`,
      [index + 1, name],
    );
  }
  const multiplied = lotteries.filter(({ multipliers }) => multipliers.length > 0).map(({ id }) => id);
  for (const id of multiplied) {
    await client.query(`INSERT INTO lottery_multiplier VALUES ($1, '2020-01-01', 'per-draw', '{2}', '{}')`, [
      id,
    ]);
  }
  await migrate();

  const { rows } = await client.query(
    `SELECT name, accent, traditional_multiplier AS "traditionalMultiplier" FROM lottery ORDER BY page_order`,
  );
  expect(rows).toEqual([
    ...lotteries.map(({ name, accent, traditionalMultiplier }) => ({ name, accent, traditionalMultiplier })),
    { name: 'ours', accent: 'indigo', traditionalMultiplier: false },
  ]);
});
