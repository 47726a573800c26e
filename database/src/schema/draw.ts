import { settlementStates } from '@bolillero/domain/draws/settlement-states';
import { winChangeCauses } from '@bolillero/domain/notifications/kinds';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { ballMask, balls, calendarDate, cents, id, instant, isOneOf } from './columns.ts';
import { drawSeries } from './lottery.ts';

export const draw = pgTable(
  'draw',
  {
    id: id(),
    lotteryId: integer('lottery_id').notNull(),
    series: smallint('series').notNull(),
    date: calendarDate('date').notNull(),
    /** The next draw date as somebody entered it; counts while no later draw is on file. */
    nextDate: calendarDate('next_date'),
    balls: balls().notNull(),
    mask: ballMask(),
    special: smallint('special'),
    multiplier: smallint('multiplier'),
    amountCents: cents('amount_cents').notNull().default(0),
    /** Hidden draws are being prepared: neither shown, counted nor settled. */
    shown: boolean('shown').notNull().default(true),
    demo: boolean('demo').notNull().default(false),
    /** Moves with every change; what a settlement ran for. */
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'draw_series_fkey',
      columns: [t.lotteryId, t.series],
      foreignColumns: [drawSeries.lotteryId, drawSeries.series],
    }),
    unique('draw_once_per_series_and_date').on(t.lotteryId, t.series, t.date),
    check('draw_balls_are_a_set', sql`is_ball_set(${t.balls})`),
    check('draw_special_in_range', sql`${t.special} BETWEEN 1 AND 99`),
    check('draw_multiplier_in_range', sql`${t.multiplier} BETWEEN 1 AND 10`),
    check('draw_amount_not_negative', sql`${t.amountCents} >= 0`),
  ],
);

export const prizeLevel = pgTable(
  'prize_level',
  {
    id: id(),
    drawId: integer('draw_id')
      .notNull()
      .references(() => draw.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    main: smallint('main').notNull(),
    special: boolean('special').notNull(),
    kind: text('kind', { enum: prizeKinds }).notNull().default('money'),
    /** Null: nobody has said how many. */
    lotteryWinners: integer('lottery_winners'),
    lotteryPrizeCents: cents('lottery_prize_cents').notNull().default(0),
    playWinners: integer('play_winners'),
    playPrizeCents: cents('play_prize_cents').notNull().default(0),
  },
  (t) => [
    unique('prize_level_position_once').on(t.drawId, t.position),
    unique('prize_level_rule_once').on(t.drawId, t.main, t.special),
    check('prize_level_position_from_one', sql`${t.position} >= 1`),
    check('prize_level_kind_known', isOneOf(t.kind, prizeKinds)),
    check(
      'prize_level_not_negative',
      sql`${t.lotteryPrizeCents} >= 0 AND ${t.playPrizeCents} >= 0 AND ${t.lotteryWinners} >= 0 AND ${t.playWinners} >= 0`,
    ),
  ],
);

/** How far the settlement of a draw has come; one row a shown draw, restarted by every revision. */
export const settlement = pgTable(
  'settlement',
  {
    drawId: integer('draw_id')
      .primaryKey()
      .references(() => draw.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    state: text('state', { enum: settlementStates }).notNull(),
    /** Purchases up to this id are settled. */
    lastPurchaseId: integer('last_purchase_id').notNull().default(0),
    settled: integer('settled').notNull().default(0),
    total: integer('total').notNull().default(0),
    winners: integer('winners').notNull().default(0),
    /** Our own plays that satisfy level 1: they share the jackpot. */
    jackpotWinners: integer('jackpot_winners').notNull().default(0),
    /** Why it runs again, for those whose win it changes. */
    cause: text('cause', { enum: winChangeCauses }).notNull().default('result-corrected'),
    reason: text('reason'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    check('settlement_state_known', isOneOf(t.state, settlementStates)),
    check('settlement_cause_known', isOneOf(t.cause, winChangeCauses)),
  ],
);
