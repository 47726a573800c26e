import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What the house says of itself: one row, from the first start on. An empty text is not known yet. */
export const house = pgTable(
  'house',
  {
    id: smallint('id').primaryKey().default(1),
    legalName: text('legal_name').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    address: text('address').notNull().default(''),
    licence: text('licence').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    hours: text('hours').notNull().default(''),
    /** Where players find help, in their order; null: as the process's settings say. */
    helpLines: jsonb('help_lines').$type<readonly StoredHelpLine[]>(),
    /** Made up by the demonstration. */
    demo: boolean('demo').notNull().default(false),
    /** Moves with every saving. */
    revision: integer('revision').notNull().default(0),
    updatedAt: instant('updated_at'),
  },
  (t) => [
    check('house_is_one', sql`${t.id} = 1`),
    check(
      'house_help_lines_are_a_list',
      sql`${t.helpLines} IS NULL OR jsonb_typeof(${t.helpLines}) = 'array'`,
    ),
    check(
      'house_facts_are_lines',
      sql`concat(${t.legalName}, ${t.taxNumber}, ${t.address}, ${t.licence}, ${t.email}, ${t.phone}, ${t.hours}) !~ '[[:cntrl:]]'`,
    ),
  ],
);

export interface StoredHelpLine {
  readonly country: string;
  readonly name: string;
  readonly phone: string;
  readonly url: string;
}
