import { exceptionKinds } from '@bolillero/domain/calendar/schedule';
import { lotteryAccents } from '@bolillero/domain/games/accents';
import { specialKinds } from '@bolillero/domain/games/matrix';
import { multiplierModes } from '@bolillero/domain/games/multiplier';
import { currencies } from '@bolillero/domain/money/cents';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { bytea, calendarDate, cents, id, instant, isOneOf } from './columns.ts';

/** A picture of a lottery as the server made it of what was uploaded, found by the hash of its bytes. It never changes. */
export const lotteryPicture = pgTable(
  'lottery_picture',
  {
    sha256: bytea('sha256').primaryKey(),
    bytes: bytea('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    check('lottery_picture_is_its_hash', sql`${t.sha256} = sha256(${t.bytes})`),
    check('lottery_picture_small', sql`octet_length(${t.bytes}) <= 1048576`),
  ],
);

export const lottery = pgTable(
  'lottery',
  {
    id: id(),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    specialName: text('special_name').notNull().default(''),
    multiplierLabel: text('multiplier_label').notNull(),
    multiplierPriceCents: cents('multiplier_price_cents').notNull().default(0),
    /** Whether the multipliers hold in the traditional series, and in the laggards. */
    traditionalMultiplier: boolean('traditional_multiplier').notNull().default(true),
    playoffMultiplier: boolean('playoff_multiplier').notNull().default(false),
    hasDoublePlay: boolean('has_double_play').notNull(),
    laggardsName: text('laggards_name').notNull().default(''),
    currency: text('currency', { enum: currencies }).notNull(),
    timeZone: text('time_zone').notNull(),
    drawTime: text('draw_time').notNull(),
    cutoffMinutes: integer('cutoff_minutes').notNull(),
    playsPerDay: integer('plays_per_day').notNull(),
    ticketPriceCents: cents('ticket_price_cents').notNull(),
    serviceFeeCents: cents('service_fee_cents').notNull(),
    /** Of a share of a group game. */
    sharePriceCents: cents('share_price_cents').notNull().default(0),
    openingDate: calendarDate('opening_date').notNull(),
    hidden: boolean('hidden').notNull().default(false),
    /** How a prize of it is collected, a step a line; null: as the house says of all lotteries. */
    howToCollect: text('how_to_collect'),
    accent: text('accent', { enum: lotteryAccents }).notNull().default('indigo'),
    /** Its place on the page, the lowest first; of two with the same the older one. */
    pageOrder: integer('page_order').notNull().default(0),
    imageSha256: bytea('image_sha256').references(() => lotteryPicture.sha256),
    logoSha256: bytea('logo_sha256').references(() => lotteryPicture.sha256),
    /** Moves with every saving, so that who edits knows whether somebody else did. */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [
    unique('lottery_name_unique').on(t.name),
    check(
      'lottery_prices_not_negative',
      sql`${t.ticketPriceCents} >= 0 AND ${t.serviceFeeCents} >= 0 AND ${t.multiplierPriceCents} >= 0`,
    ),
    check('lottery_share_price_not_negative', sql`${t.sharePriceCents} >= 0`),
    check('lottery_accent_known', isOneOf(t.accent, lotteryAccents)),
    check('lottery_cutoff_sensible', sql`${t.cutoffMinutes} BETWEEN 0 AND 1440`),
    check('lottery_draw_time_is_hh_mm', sql`${t.drawTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check('lottery_currency_known', isOneOf(t.currency, currencies)),
    check('lottery_how_to_collect_says_something', sql`${t.howToCollect} ~ '\\S'`),
  ],
);

/** The weekdays on which a lottery draws, Sunday 0, from a date on. Those of the first entry hold before it too. */
export const lotteryDrawDays = pgTable(
  'lottery_draw_days',
  {
    lotteryId: integer('lottery_id')
      .notNull()
      .references(() => lottery.id),
    startsOn: calendarDate('starts_on').notNull(),
    days: smallint('days').array().notNull(),
  },
  (t) => [
    primaryKey({ name: 'lottery_draw_days_pkey', columns: [t.lotteryId, t.startsOn] }),
    check('lottery_draw_days_are_weekdays', sql`${t.days} <@ '{0,1,2,3,4,5,6}'::smallint[]`),
  ],
);

/** A lottery's matrix from a date on. */
export const lotteryEra = pgTable(
  'lottery_era',
  {
    lotteryId: integer('lottery_id')
      .notNull()
      .references(() => lottery.id),
    startsOn: calendarDate('starts_on').notNull(),
    balls: smallint('balls').notNull(),
    size: smallint('size').notNull(),
    specialKind: text('special_kind', { enum: specialKinds }).notNull(),
    specialSize: smallint('special_size').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'lottery_era_pkey', columns: [t.lotteryId, t.startsOn] }),
    check('lottery_era_matrix_possible', sql`${t.balls} BETWEEN 1 AND ${t.size} AND ${t.size} <= 99`),
    check('lottery_era_special_kind_known', isOneOf(t.specialKind, specialKinds)),
    check(
      'lottery_era_special_size',
      sql`(${t.specialKind} = 'own-drum') = (${t.specialSize} > 0) AND ${t.specialSize} BETWEEN 0 AND 99`,
    ),
  ],
);

/** How a lottery multiplies its prizes from a date on. Before its first entry it does not. */
export const lotteryMultiplier = pgTable(
  'lottery_multiplier',
  {
    lotteryId: integer('lottery_id')
      .notNull()
      .references(() => lottery.id),
    startsOn: calendarDate('starts_on').notNull(),
    mode: text('mode', { enum: multiplierModes }).notNull(),
    /** Ascending. */
    values: smallint('values').array().notNull(),
    /** How often each value comes, in their order; empty: not known. */
    weights: smallint('weights').array().notNull(),
    /** The highest jackpot with which the largest value can be drawn; null: it always can. */
    largestUpToCents: cents('largest_up_to_cents'),
  },
  (t) => [
    primaryKey({ name: 'lottery_multiplier_pkey', columns: [t.lotteryId, t.startsOn] }),
    check('lottery_multiplier_mode_known', isOneOf(t.mode, multiplierModes)),
    check('lottery_multiplier_values_in_range', sql`${t.values} <@ '{1,2,3,4,5,6,7,8,9,10}'::smallint[]`),
    check(
      'lottery_multiplier_values_where_one_is',
      sql`(${t.mode} = 'none') = (cardinality(${t.values}) = 0)`,
    ),
    check(
      'lottery_multiplier_weights_of_values',
      sql`cardinality(${t.weights}) IN (0, cardinality(${t.values}))`,
    ),
    check('lottery_multiplier_jackpot_not_negative', sql`${t.largestUpToCents} >= 0`),
  ],
);

/** A draw added to, or cancelled from, what the draw days say. */
export const calendarException = pgTable(
  'calendar_exception',
  {
    lotteryId: integer('lottery_id')
      .notNull()
      .references(() => lottery.id),
    date: calendarDate('date').notNull(),
    kind: text('kind', { enum: exceptionKinds }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'calendar_exception_pkey', columns: [t.lotteryId, t.date] }),
    check('calendar_exception_kind_known', isOneOf(t.kind, exceptionKinds)),
  ],
);

/** The prize table that a new result of a series starts from, by the date from which it holds. */
export const prizeTemplateLevel = pgTable(
  'prize_template_level',
  {
    lotteryId: integer('lottery_id')
      .notNull()
      .references(() => lottery.id),
    series: smallint('series').notNull(),
    startsOn: calendarDate('starts_on').notNull(),
    position: smallint('position').notNull(),
    main: smallint('main').notNull(),
    special: boolean('special').notNull(),
    kind: text('kind', { enum: prizeKinds }).notNull(),
    lotteryPrizeCents: cents('lottery_prize_cents').notNull().default(0),
    fixedPlayPrizeCents: cents('fixed_play_prize_cents'),
  },
  (t) => [
    primaryKey({
      name: 'prize_template_level_pkey',
      columns: [t.lotteryId, t.series, t.startsOn, t.position],
    }),
    check('prize_template_level_series_known', sql`${t.series} IN (0, 1)`),
    check('prize_template_level_kind_known', isOneOf(t.kind, prizeKinds)),
  ],
);

/**
 * One drawing series of a lottery: 0 traditional, 1 laggards. Saving a result locks this row and moves its version, so
 * that caches know, and so that a ticket uploaded meanwhile is settled once.
 */
export const drawSeries = pgTable(
  'draw_series',
  {
    lotteryId: integer('lottery_id')
      .notNull()
      .references(() => lottery.id),
    series: smallint('series').notNull(),
    historyVersion: bigint('history_version', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'draw_series_pkey', columns: [t.lotteryId, t.series] }),
    check('draw_series_known', sql`${t.series} IN (0, 1)`),
  ],
);

/** One row whose version moves with every change of a lottery, an era, a multiplier, an exception or a prize template (by triggers). */
export const catalogueVersion = pgTable('catalogue_version', {
  version: bigint('version', { mode: 'number' }).primaryKey(),
});
