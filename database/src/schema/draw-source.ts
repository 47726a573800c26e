import { proposalDecisions } from '@bolillero/domain/draw-sources/proposal';
import { type CsvLayout, sourceFaults, sourceKinds } from '@bolillero/domain/draw-sources/source';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { adminUser } from './account.ts';
import { balls, calendarDate, id, instant, isOneOf } from './columns.ts';
import { drawSeries } from './lottery.ts';

/** Where the draws of a series are published, and how it is read. */
export const drawSource = pgTable(
  'draw_source',
  {
    id: id(),
    lotteryId: integer('lottery_id').notNull(),
    series: smallint('series').notNull(),
    kind: text('kind', { enum: sourceKinds }).notNull(),
    address: text('address').notNull(),
    /** Of a CSV. */
    layout: jsonb('layout').$type<CsvLayout>(),
    /** Between two looks. */
    hours: smallint('hours').notNull(),
    active: boolean('active').notNull().default(false),
    /** When it is looked at next; of one that is being looked at, when whoever does is taken to be dead. Null while it is off. */
    nextLookAt: instant('next_look_at'),
    /** When it was looked at last, well or not; and when it last answered what could be taken. */
    lookedAt: instant('looked_at'),
    answeredAt: instant('answered_at'),
    /** What went wrong the last time. */
    fault: text('fault', { enum: sourceFaults }),
    /** Rows of its last answer that were left out: the first ones. */
    leftOut: jsonb('left_out').$type<readonly LeftOutRow[]>().notNull().default([]),
    /** Moves with every saving of its settings. */
    revision: integer('revision').notNull().default(0),
  },
  (t) => [
    foreignKey({
      name: 'draw_source_series_fkey',
      columns: [t.lotteryId, t.series],
      foreignColumns: [drawSeries.lotteryId, drawSeries.series],
    }),
    unique('draw_source_once_per_series').on(t.lotteryId, t.series, t.address),
    index('draw_source_due').on(t.nextLookAt),
    check('draw_source_kind_known', isOneOf(t.kind, sourceKinds)),
    check('draw_source_fault_known', isOneOf(t.fault, sourceFaults)),
    check('draw_source_hours_sensible', sql`${t.hours} BETWEEN 1 AND 168`),
    check(
      'draw_source_address_is_one',
      sql`${t.address} ~ '^https?://[^[:space:]]+$' AND length(${t.address}) <= 500`,
    ),
    check('draw_source_layout_of_csv', sql`(${t.kind} = 'csv') = (${t.layout} IS NOT NULL)`),
    check('draw_source_looks_while_active', sql`${t.active} = (${t.nextLookAt} IS NOT NULL)`),
    check(
      'draw_source_answered_when_looked_at',
      sql`${t.answeredAt} IS NULL OR ${t.lookedAt} >= ${t.answeredAt}`,
    ),
  ],
);

/** A row of a source that is no draw of its series. */
export interface LeftOutRow {
  readonly line: number;
  readonly reason: string;
}

/** What a source says of a draw. What it says no longer goes, unless somebody has decided about it. */
export const drawProposal = pgTable(
  'draw_proposal',
  {
    id: id(),
    sourceId: integer('source_id')
      .notNull()
      .references(() => drawSource.id, { onDelete: 'cascade' }),
    date: calendarDate('date').notNull(),
    balls: balls().notNull(),
    special: smallint('special'),
    multiplier: smallint('multiplier'),
    /** When it first said these numbers. */
    fetchedAt: instant('fetched_at').notNull(),
    /** Moves when it says others: whoever decides says which ones they saw. */
    revision: integer('revision').notNull().default(0),
    /** What somebody decided about these numbers; null: what they are is told by the result on file. */
    decision: text('decision', { enum: proposalDecisions }),
    decidedAt: instant('decided_at'),
    decidedBy: integer('decided_by').references(() => adminUser.id),
    /** Why they were dismissed. */
    reason: text('reason'),
  },
  (t) => [
    unique('draw_proposal_once_per_date').on(t.sourceId, t.date),
    check('draw_proposal_balls_are_a_set', sql`is_ball_set(${t.balls})`),
    check('draw_proposal_special_in_range', sql`${t.special} BETWEEN 1 AND 99`),
    check('draw_proposal_multiplier_in_range', sql`${t.multiplier} BETWEEN 1 AND 10`),
    check('draw_proposal_decision_known', isOneOf(t.decision, proposalDecisions)),
    check(
      'draw_proposal_decided_whole',
      sql`(${t.decision} IS NULL) = (${t.decidedAt} IS NULL) AND (${t.decision} IS NULL) = (${t.decidedBy} IS NULL)`,
    ),
    check(
      'draw_proposal_dismissed_for_a_reason',
      sql`(coalesce(${t.decision}, '') = 'dismissed') = (coalesce(${t.reason}, '') <> '')`,
    ),
  ],
);
