import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bigint, customType, date, integer, smallint, timestamp } from 'drizzle-orm/pg-core';

/**
 * The conventions of every table: snake_case singular names, `id` integer identities, money in whole cents (`*_cents`),
 * instants as `timestamptz` (`*_at`), draw dates as `date`, balls as ascending `smallint[]`, invariants as named
 * constraints.
 */

export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const cents = (name: string) => bigint(name, { mode: 'number' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const calendarDate = (name: string) => date(name, { mode: 'string' });
export const balls = () => smallint('balls').array();

/** That a column holds one of a closed list of words: the text of its CHECK. */
export function isOneOf(column: SQLWrapper, words: readonly string[]): SQL {
  return sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

const bits = customType<{ data: string }>({ dataType: () => 'bit(99)' });
/** The balls as bits, ball 1 first: what settlement compares. Kept by the database itself. */
export const ballMask = () => bits('mask').notNull().generatedAlwaysAs(sql`ball_mask(balls)`);
