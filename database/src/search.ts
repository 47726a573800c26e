import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether one of the texts contains what was typed, whatever the capitals and accents of either (decision 19). An index over
 * `search_text(…)` of the same expression serves it.
 */
export function anyContains(typed: string, texts: readonly SQLWrapper[]): SQL | undefined {
  return or(...texts.map((text) => sql`search_text(${text}) LIKE search_pattern(${typed})`));
}
