import { type Dated, entryAt } from '../calendar/dated.ts';
import type { DrawDate } from '../calendar/draw-date.ts';
import type { Matrix } from './matrix.ts';

/** A stretch of a lottery's life under one matrix, from its first draw until the next era's. */
export interface Era extends Dated {
  readonly matrix: Matrix;
}

/** The era that a date falls in, whatever the order of the list; null before the first one. */
export function eraAt(eras: readonly Era[], date: DrawDate): Era | null {
  return entryAt(eras, date);
}

/** The era in force today, or the first one for a lottery that is yet to begin. Throws without any era. */
export function currentEra(eras: readonly Era[], today: DrawDate): Era {
  const era = eraAt(eras, today) ?? eras.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];
  if (!era) throw new RangeError('A lottery has at least one era');
  return era;
}

/** The eras that hold between two dates, both included, oldest first. */
export function erasBetween(eras: readonly Era[], from: DrawDate, to: DrawDate): Era[] {
  const inOrder = eras.toSorted((a, b) => (a.from < b.from ? -1 : 1));
  return inOrder.filter((era, at) => {
    const next = inOrder[at + 1];
    return era.from <= to && (next === undefined || next.from > from);
  });
}
