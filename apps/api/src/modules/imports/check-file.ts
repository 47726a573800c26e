import {
  type CheckedRow,
  type CheckFault,
  type ImportTerms,
  type RefusedRow,
  rowChecker,
} from '@bolillero/domain/imports/check-rows';
import type { PlanFault } from '@bolillero/domain/imports/plan-import';
import { dateWarningText } from '@bolillero/texts/draws';
import { importReason } from '@bolillero/texts/imports';
import { inParts, type Progress } from './import-progress.ts';
import type { DrawFile } from './read-file.ts';

/** What is to be said of a line of the file. */
export interface LineNote {
  readonly line: number;
  readonly reason: string;
}

/** The lines of a file: those that are draws of their lottery, and those that are not. */
export interface CheckedFile {
  readonly rows: readonly CheckedRow[];
  readonly refused: readonly RefusedRow<CheckFault>[];
  readonly total: number;
}

/** Holds every line of a file to the rules of its lottery. `tells`: whether it is this that takes the time. */
export async function checkFile(
  { layout, rows }: DrawFile,
  terms: ImportTerms,
  progress: Progress,
  tells: boolean,
): Promise<CheckedFile> {
  const check = rowChecker(layout, terms);
  const checked: CheckedRow[] = [];
  const refused: RefusedRow<CheckFault>[] = [];
  let done = 0;
  progress.done(0, rows.length);
  for (const part of inParts(rows)) {
    await progress.step();
    for (const row of part) {
      const outcome = check(row);
      if (outcome.ok) checked.push(outcome.value);
      else refused.push(outcome.error);
    }
    done += part.length;
    if (tells) progress.done(done, rows.length);
  }
  return { rows: checked, refused, total: rows.length };
}

export function refusalNote({ line, faults }: RefusedRow<CheckFault | PlanFault>): LineNote {
  return { line, reason: importReason(faults) };
}

/** An accepted draw that deserves a second look. `doubt`: what is to be asked of its multiplier. */
export function warningNotes({ line, draw, warnings }: CheckedRow, doubt: string | undefined): LineNote[] {
  const texts = warnings.map((warning) => dateWarningText(warning, draw.date));
  return [...texts, ...(doubt === undefined ? [] : [doubt])].map((reason) => ({ line, reason }));
}
