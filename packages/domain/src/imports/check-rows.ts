import { drawInstant, type Schedule } from '../calendar/schedule.ts';
import { dateIn } from '../calendar/time-zone.ts';
import {
  type Draw,
  type DrawFault,
  type DrawRules,
  type DrawWarning,
  drawWarnings,
  validateDraw,
} from '../draws/draw.ts';
import { err, ok, type Result } from '../result.ts';
import type { Layout, TextRow } from './layout.ts';
import { type RowFault, readRow } from './read-row.ts';

/** What the rows of a file are held to. */
export interface ImportTerms extends DrawRules {
  readonly schedule: Schedule;
  /** The instant of the import, in milliseconds: no result lies after it. */
  readonly now: number;
}

/** A row that is a draw of its lottery. */
export interface CheckedRow {
  readonly line: number;
  readonly draw: Draw;
  readonly warnings: readonly DrawWarning[];
}

export type CheckFault = RowFault | DrawFault | { readonly code: 'in-the-future' };

export interface RefusedRow<F> {
  readonly line: number;
  readonly faults: readonly F[];
}

/** A checker of one file's rows, each by itself: the era of its own date, its calendar and the clock. */
export function rowChecker(
  layout: Layout,
  { schedule, now, ...rules }: ImportTerms,
): (row: TextRow) => Result<CheckedRow, RefusedRow<CheckFault>> {
  const today = dateIn(schedule.timeZone, now);
  const isToCome = ({ date }: Draw) => date > today || (date === today && drawInstant(schedule, date) > now);
  return ({ line, cells }) => {
    const refuse = (faults: readonly CheckFault[]) => err({ line, faults });
    const typed = readRow(layout, rules.eras, cells);
    if (!typed.ok) return refuse(typed.error);
    const checked = validateDraw(rules, typed.value);
    if (!checked.ok) return refuse(checked.error);
    if (isToCome(checked.value)) return refuse([{ code: 'in-the-future' }]);
    return ok({ line, draw: checked.value, warnings: drawWarnings(schedule, checked.value) });
  };
}

/** Whether a row says anything. */
export function isBlank({ cells }: TextRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}
