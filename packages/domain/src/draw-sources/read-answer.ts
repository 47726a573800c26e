import type { DrawDate } from '../calendar/draw-date.ts';
import type { Draw } from '../draws/draw.ts';
import {
  type CheckedRow,
  type CheckFault,
  type ImportTerms,
  type RefusedRow,
  rowChecker,
} from '../imports/check-rows.ts';
import type { Layout, TextRow } from '../imports/layout.ts';
import { type PlanFault, saysTheSame } from '../imports/plan-import.ts';
import { dateOfRow } from '../imports/read-row.ts';

/** What a source answers: rows, and where each value stands in them. */
export interface SourceAnswer {
  readonly layout: Layout;
  readonly rows: readonly TextRow[];
}

/** An answer held to the rules of its series. */
export interface ReadAnswer {
  /** One of a date, oldest first. */
  readonly draws: readonly Draw[];
  readonly refused: readonly RefusedRow<CheckFault | PlanFault>[];
  /** Draws of dates on which the calendar has none, and nothing is on file. */
  readonly offCalendar: readonly CheckedRow[];
  /** More of it is no draw of the series than is one: not to be believed in anything. */
  readonly isOfAnotherGame: boolean;
}

/**
 * Holds the rows of an answer to what an import is held to, from a date on. A source is not asked back: two rows of one date that
 * differ are both refused, and a date without a draw is no draw, unless its result is `known`.
 */
export function readAnswer(
  { layout, rows }: SourceAnswer,
  terms: ImportTerms,
  { since, known }: { readonly since: DrawDate; readonly known: ReadonlySet<string> },
): ReadAnswer {
  const check = rowChecker(layout, terms);
  const isBefore = ({ cells }: TextRow) => {
    const date = dateOfRow(layout, cells);
    return date !== null && date < since;
  };
  const refused: RefusedRow<CheckFault | PlanFault>[] = [];
  const offCalendar: CheckedRow[] = [];
  const byDate = new Map<string, CheckedRow>();
  const contradicted = new Set<string>();
  for (const row of rows) {
    if (isBefore(row)) continue;
    const checked = check(row);
    if (!checked.ok) {
      refused.push(checked.error);
      continue;
    }
    const { date } = checked.value.draw;
    const earlier = byDate.get(date);
    if (checked.value.warnings.length > 0 && !known.has(date)) offCalendar.push(checked.value);
    else if (earlier === undefined) byDate.set(date, checked.value);
    else if (!saysTheSame(checked.value.draw, earlier.draw)) {
      refused.push({ line: row.line, faults: [{ code: 'repeated-in-file', line: earlier.line }] });
      contradicted.add(date);
    }
  }
  const draws = [...byDate.values()]
    .map(({ draw }) => draw)
    .filter(({ date }) => !contradicted.has(date))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  return {
    draws,
    refused,
    offCalendar,
    isOfAnotherGame: refused.length + offCalendar.length > draws.length,
  };
}
