import type { DrawDate } from './draw-date.ts';

/** Something that holds from a date until the next one of its kind does. */
export interface Dated {
  readonly from: DrawDate;
}

/** The entry that holds on a date, whatever the order of the list; null before the first one. */
export function entryAt<T extends Dated>(entries: readonly T[], date: DrawDate): T | null {
  let found: T | null = null;
  for (const entry of entries) {
    if (entry.from <= date && (found === null || entry.from > found.from)) found = entry;
  }
  return found;
}

/** The entries with one more, by date; it takes the place of one of its own date. */
export function withEntry<T extends Dated>(entries: readonly T[], entry: T): T[] {
  const others = entries.filter(({ from }) => from !== entry.from);
  return [...others, entry].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * The first date on which two lists say something else, as `isSame` compares what holds on a date (null before the first entry); null when
 * they never do.
 */
export function firstDifference<T extends Dated>(
  a: readonly T[],
  b: readonly T[],
  isSame: (a: T | null, b: T | null) => boolean,
): DrawDate | null {
  const starts = [...new Set([...a, ...b].map(({ from }) => from))].toSorted();
  return starts.find((date) => !isSame(entryAt(a, date), entryAt(b, date))) ?? null;
}
