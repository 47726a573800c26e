import { lotteries } from '@bolillero/domain/games/lotteries';
import { expect, test } from 'vitest';
import { beforeMigration } from './testing/before-migration.ts';

test('an installation from before has the draw days of each date that a new one has, and no next dates but those that were meant', async () => {
  const { client, migrate } = await beforeMigration('draw_days_are_dated');
  const before = {
    power_balls: [1, 3, 6],
    mega_millions: [2, 5],
    florida: [2, 4],
    tinkas: [0, 3],
    ours: [4],
  };
  for (const [index, [name, days]] of Object.entries(before).entries()) {
    await client.query(
      `INSERT INTO lottery (id, name, display_name, multiplier_label, has_double_play, currency, draw_days, time_zone,
         draw_time, cutoff_minutes, plays_per_day, ticket_price_cents, service_fee_cents, opening_date)
       VALUES ($1, $2, $2, '', true, 'USD', $3, 'America/Lima', '20:00', 60, 200, 250, 50, '2020-01-01')`,
      [index + 1, name, days],
    );
  }
  await client.query(`INSERT INTO lottery_era VALUES (5, '2019-05-01', 5, 40, 'none', 0)`);
  await client.query(`INSERT INTO draw_series VALUES (1, 0), (4, 0), (5, 0)`);
  const draws = [
    [1, '2020-01-04', '2020-01-06'],
    [1, '2026-11-18', '2026-11-21'],
    [4, '2026-11-18', '2026-11-25'],
  ];
  for (const [lotteryId, date, next] of draws) {
    await client.query(
      `INSERT INTO draw (lottery_id, series, date, next_date, balls, created_at, updated_at)
       VALUES ($1, 0, $2, $3, '{1,2,3}', now(), now())`,
      [lotteryId, date, next],
    );
  }
  await migrate();

  const { rows } = await client.query(
    `SELECT l.name, starts_on::text AS "from", days
     FROM lottery_draw_days d JOIN lottery l ON l.id = lottery_id ORDER BY l.id, starts_on`,
  );
  const known = (name: string): object[] =>
    name === 'florida'
      ? [{ name, from: '2020-01-01', days: [2, 4] }]
      : (lotteries
          .find((lottery) => lottery.name === name)
          ?.schedule.drawDays.map((entry) => ({ name, ...entry })) ?? []);
  expect(rows).toEqual([
    ...lotteries.flatMap(({ name }) => known(name)),
    { name: 'ours', from: '2019-05-01', days: [4] },
  ]);
  const nextDates = await client.query(`SELECT next_date::text AS next FROM draw ORDER BY id`);
  expect(nextDates.rows).toEqual([{ next: null }, { next: null }, { next: '2026-11-25' }]);
});
