import { type Dated, entryAt } from './dated.ts';
import { type DrawDate, drawDate, type Weekday } from './draw-date.ts';

/** The weekdays on which a lottery draws, from a date until the next entry's (Rulebook 2). */
export interface DrawDays extends Dated {
  readonly days: readonly Weekday[];
}

/** The draw days that hold on a date, whatever the order of the list: before the first entry, that one's. */
export function drawDaysOn(entries: readonly DrawDays[], date: DrawDate): readonly Weekday[] {
  const entry = entryAt(entries, date) ?? entries.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];
  return entry?.days ?? [];
}

/** Draw days over the years as tables print them: from when, on which weekdays. */
export function drawDayList(lines: readonly (readonly [string, readonly Weekday[]])[]): DrawDays[] {
  return lines.map(([from, days]) => ({ from: drawDate(from), days }));
}
