import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { customer } from './account.ts';
import { calendarDate, id, instant } from './columns.ts';
import { draw } from './draw.ts';

/**
 * A winner's story: a customer and the draw that they won, kept by hand. Everybody sees it from the day on which its winner agreed
 * to that, under the name that they want. Settlement neither reads nor writes it.
 */
export const winner = pgTable(
  'winner',
  {
    id: id(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customer.id),
    /** A story goes with its draw. */
    drawId: integer('draw_id')
      .notNull()
      .references(() => draw.id, { onDelete: 'cascade' }),
    /** What everybody reads of who won; empty: nobody has said. */
    shownName: text('shown_name').notNull().default(''),
    /** The day of their permission; null: not given, or taken back. */
    consentOn: calendarDate('consent_on'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('winner_once_per_draw').on(t.drawId, t.customerId),
    index('winner_customer').on(t.customerId),
    check('winner_shown_has_name', sql`${t.consentOn} IS NULL OR ${t.shownName} ~ '\\S'`),
  ],
);
