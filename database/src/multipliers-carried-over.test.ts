import { lotteries } from '@bolillero/domain/games/lotteries';
import { expect, test } from 'vitest';
import { beforeMigration } from './testing/before-migration.ts';

test('an installation from before has the multipliers of each date that a new one has', async () => {
  const { client, migrate } = await beforeMigration('multipliers_are_dated');
  const before = {
    power_balls: 'per-draw',
    mega_millions: 'per-play',
    florida: 'none',
    tinkas: 'none',
    ours: 'per-draw',
  };
  for (const [index, [name, mode]] of Object.entries(before).entries()) {
    await client.query(
      `INSERT INTO lottery (id, name, display_name, multiplier_label, multiplier_mode, multiplier_values, has_double_play,
         currency, draw_days, time_zone, draw_time, cutoff_minutes, plays_per_day, ticket_price_cents, service_fee_cents,
         opening_date)
       VALUES ($1, $2, $2, '', $3, $4, true, 'USD', '{3}', 'America/Lima', '20:00', 60, 200, 250, 50, '2020-01-01')`,
      [index + 1, name, mode, mode === 'none' ? [] : [2, 3]],
    );
  }
  await client.query(`INSERT INTO lottery_era VALUES (5, '2019-05-01', 5, 40, 'none', 0)`);
  await migrate();

  const { rows } = await client.query(
    `SELECT l.name, starts_on::text AS "from", mode, "values", weights, largest_up_to_cents::float8 AS "largestUpTo"
     FROM lottery_multiplier m JOIN lottery l ON l.id = lottery_id ORDER BY l.id, starts_on`,
  );
  expect(rows).toEqual([
    ...lotteries.flatMap(({ name, multipliers }) => multipliers.map((rule) => ({ name, ...rule }))),
    { name: 'ours', from: '2019-05-01', mode: 'per-draw', values: [2, 3], weights: [], largestUpTo: null },
  ]);
  const both = await client.query(`SELECT name FROM lottery WHERE playoff_multiplier`);
  expect(both.rows).toEqual([{ name: 'florida' }]);
});
