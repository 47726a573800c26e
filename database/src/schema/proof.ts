import { proofKinds } from '@bolillero/domain/proof/entry';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { bytea, calendarDate, instant, isOneOf } from './columns.ts';
import { file } from './file.ts';
import { groupGame } from './group-game.ts';
import { purchase } from './play.ts';

/**
 * The chain of proof: each file that the house kept as evidence, with its time, chained to the one before. Only `record_ticket` and
 * `record_lines` write it; number, previous hash and hash are the database's (trigger `proof_entry_is_chained`), and rows are final.
 */
export const proofEntry = pgTable(
  'proof_entry',
  {
    /** From 1 on, without gaps. */
    seq: integer('seq').primaryKey(),
    kind: text('kind', { enum: proofKinds }).notNull(),
    sha256: bytea('sha256').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    /** Not a foreign key, which would wait for whoever edits the lottery or saves a result of it, and all who record with it. */
    lotteryId: integer('lottery_id').notNull(),
    /** Name of the lottery, and instant of the draw, as they were then. */
    lotteryName: text('lottery_name').notNull(),
    series: smallint('series').notNull(),
    drawDate: calendarDate('draw_date'),
    drawsAt: instant('draws_at'),
    previous: bytea('previous').notNull(),
    hash: bytea('hash').notNull(),
    /** What follows is the house's own and no part of the chain: what the file is of. */
    fileId: integer('file_id')
      .notNull()
      .references(() => file.id),
    purchaseId: integer('purchase_id').references(() => purchase.id),
    groupGameId: integer('group_game_id').references(() => groupGame.id),
  },
  (t) => [
    unique('proof_entry_once').on(t.fileId, t.purchaseId, t.groupGameId, t.drawDate).nullsNotDistinct(),
    index('proof_entry_sha256').on(t.sha256),
    index('proof_entry_purchase').on(t.purchaseId).where(sql`purchase_id IS NOT NULL`),
    index('proof_entry_game').on(t.groupGameId).where(sql`group_game_id IS NOT NULL`),
    check('proof_entry_series_known', sql`${t.series} IN (0, 1)`),
    check('proof_entry_kind_known', isOneOf(t.kind, proofKinds)),
    check(
      'proof_entry_hashes',
      sql`octet_length(${t.sha256}) = 32 AND octet_length(${t.previous}) = 32 AND octet_length(${t.hash}) = 32`,
    ),
    check('proof_entry_draw_has_instant', sql`(${t.drawDate} IS NULL) = (${t.drawsAt} IS NULL)`),
    check(
      'proof_entry_says_what_it_is_of',
      sql`(${t.kind} = 'ticket') = (${t.purchaseId} IS NOT NULL) AND (${t.kind} = 'lines') = (${t.groupGameId} IS NOT NULL) AND (${t.kind} = 'lines' OR ${t.drawDate} IS NOT NULL)`,
    ),
  ],
);
