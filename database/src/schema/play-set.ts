import { longestPlaySetName, mostPlaysOfSet } from '@bolillero/domain/tickets/play-set';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { customer } from './account.ts';
import { balls, id, instant } from './columns.ts';
import { drawSeries } from './lottery.ts';

/** Plays that a customer keeps under a name, to play them again: of one series of a lottery. */
export const playSet = pgTable(
  'play_set',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    lotteryId: integer('lottery_id').notNull(),
    series: smallint('series').notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'play_set_series_fkey',
      columns: [t.lotteryId, t.series],
      foreignColumns: [drawSeries.lotteryId, drawSeries.series],
    }),
    uniqueIndex('play_set_name_once').on(t.customerId, t.lotteryId, t.series, sql`lower(${t.name})`),
    check(
      'play_set_name_is_said',
      sql`${t.name} = btrim(${t.name}) AND length(${t.name}) BETWEEN 1 AND ${sql.raw(String(longestPlaySetName))}`,
    ),
  ],
);

/** A play of a set, which fitted its lottery when it was saved. */
export const playSetLine = pgTable(
  'play_set_line',
  {
    playSetId: integer('play_set_id')
      .notNull()
      .references(() => playSet.id, { onDelete: 'cascade' }),
    /** Its place, from 1 on. */
    line: smallint('line').notNull(),
    balls: balls().notNull(),
    special: smallint('special'),
    withMultiplier: boolean('with_multiplier').notNull(),
  },
  (t) => [
    primaryKey({ name: 'play_set_line_pkey', columns: [t.playSetId, t.line] }),
    unique('play_set_line_once').on(t.playSetId, t.balls, t.special, t.withMultiplier).nullsNotDistinct(),
    check('play_set_line_place', sql`${t.line} BETWEEN 1 AND ${sql.raw(String(mostPlaysOfSet))}`),
    check('play_set_line_balls_are_a_set', sql`is_ball_set(${t.balls})`),
    check('play_set_line_special_in_range', sql`${t.special} BETWEEN 1 AND 99`),
  ],
);
