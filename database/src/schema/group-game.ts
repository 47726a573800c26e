import { groupRefundCauses } from '@bolillero/domain/group-games/options';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { adminUser } from './account.ts';
import { ballMask, balls, calendarDate, cents, id, instant, isOneOf } from './columns.ts';
import { draw } from './draw.ts';
import { file } from './file.ts';
import { drawSeries } from './lottery.ts';

/**
 * A pool of lines that players share (Rulebook 8). Its shares are numbered from 1 in the order in which they are bought; those
 * that nobody buys are the house's. Once frozen, neither its terms nor its lines nor its shares change (triggers).
 */
export const groupGame = pgTable(
  'group_game',
  {
    id: id(),
    lotteryId: integer('lottery_id').notNull(),
    series: smallint('series').notNull().default(0),
    /** How many lines it has at most. */
    lineLimit: smallint('line_limit').notNull(),
    participations: integer('participations').notNull(),
    sharesSold: integer('shares_sold').notNull().default(0),
    /** Shares whose money is being moved at this moment. */
    sharesHeld: integer('shares_held').notNull().default(0),
    sharePriceCents: cents('share_price_cents'),
    /** What a line costs at the lottery, as it was when the game was put on sale. */
    linePriceCents: cents('line_price_cents'),
    drawDate: calendarDate('draw_date'),
    activatedAt: instant('activated_at'),
    linesFileId: integer('lines_file_id').references(() => file.id),
    linesAttachedAt: instant('lines_attached_at'),
    /** From the cut-off on. */
    frozenAt: instant('frozen_at'),
    refundCause: text('refund_cause', { enum: groupRefundCauses }),
    refundedAt: instant('refunded_at'),
    /** What its lines were compared with: a draw, and which saving of it. */
    settledDrawId: integer('settled_draw_id').references(() => draw.id, { onDelete: 'set null' }),
    settledRevision: integer('settled_revision'),
    deletedAt: instant('deleted_at'),
    createdBy: integer('created_by').references(() => adminUser.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'group_game_series_fkey',
      columns: [t.lotteryId, t.series],
      foreignColumns: [drawSeries.lotteryId, drawSeries.series],
    }),
    index('group_game_draw').on(t.lotteryId, t.drawDate),
    index('group_game_to_freeze')
      .on(t.drawDate)
      .where(
        sql`activated_at IS NOT NULL AND frozen_at IS NULL AND refunded_at IS NULL AND deleted_at IS NULL`,
      ),
    check('group_game_traditional', sql`${t.series} = 0`),
    check('group_game_lines_offered', sql`${t.lineLimit} IN (50, 100, 200)`),
    check('group_game_participations_sensible', sql`${t.participations} BETWEEN 1 AND 100000`),
    check(
      'group_game_never_oversold',
      sql`${t.sharesSold} >= 0 AND ${t.sharesHeld} >= 0 AND ${t.sharesSold} + ${t.sharesHeld} <= ${t.participations}`,
    ),
    check('group_game_prices_sensible', sql`${t.sharePriceCents} > 0 AND ${t.linePriceCents} >= 0`),
    check(
      'group_game_on_sale_has_terms',
      sql`${t.activatedAt} IS NULL OR (${t.drawDate} IS NOT NULL AND ${t.sharePriceCents} IS NOT NULL AND ${t.linePriceCents} IS NOT NULL)`,
    ),
    check('group_game_lines_have_file', sql`(${t.linesFileId} IS NULL) = (${t.linesAttachedAt} IS NULL)`),
    check(
      'group_game_frozen_has_lines',
      sql`${t.frozenAt} IS NULL OR (${t.activatedAt} IS NOT NULL AND ${t.linesFileId} IS NOT NULL)`,
    ),
    check(
      'group_game_refund_has_cause',
      sql`(${t.refundedAt} IS NULL) = (${t.refundCause} IS NULL) AND ${isOneOf(t.refundCause, groupRefundCauses)}`,
    ),
    check(
      'group_game_deleted_has_no_shares',
      sql`${t.deletedAt} IS NULL OR ${t.sharesSold} + ${t.sharesHeld} = 0`,
    ),
  ],
);

/** A line of a game, by its number in the file, from 1 on. */
export const groupLine = pgTable(
  'group_line',
  {
    id: id(),
    gameId: integer('game_id')
      .notNull()
      .references(() => groupGame.id),
    number: smallint('number').notNull(),
    balls: balls().notNull(),
    mask: ballMask(),
    special: smallint('special'),
    /** What is printed on its ticket, where the lottery draws one per play; null: nobody has entered it. */
    multiplier: smallint('multiplier'),
  },
  (t) => [
    unique('group_line_number_once').on(t.gameId, t.number),
    check('group_line_number_sensible', sql`${t.number} BETWEEN 1 AND 200`),
    check('group_line_balls_are_a_set', sql`is_ball_set(${t.balls})`),
    check('group_line_special_in_range', sql`${t.special} BETWEEN 1 AND 99`),
    check('group_line_multiplier_in_range', sql`${t.multiplier} BETWEEN 1 AND 10`),
  ],
);

/** What a line won. A line that won nothing has no row. */
export const groupLineWin = pgTable(
  'group_line_win',
  {
    lineId: integer('line_id')
      .primaryKey()
      .references(() => groupLine.id),
    gameId: integer('game_id')
      .notNull()
      .references(() => groupGame.id),
    drawId: integer('draw_id')
      .notNull()
      .references(() => draw.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    main: smallint('main').notNull(),
    special: boolean('special').notNull(),
    matched: smallint('matched').array().notNull(),
    matchedSpecial: smallint('matched_special'),
    kind: text('kind', { enum: prizeKinds }).notNull(),
    /** What is divided: of a free play, what a line costs. 0: not known yet. */
    amountCents: cents('amount_cents').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('group_line_win_game').on(t.gameId),
    index('group_line_win_draw').on(t.drawId),
    check('group_line_win_not_negative', sql`${t.amountCents} >= 0`),
    check('group_line_win_kind_known', isOneOf(t.kind, prizeKinds)),
  ],
);
