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
