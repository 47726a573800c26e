import { exportTexts as words } from '@bolillero/texts/exports';
import writeSheets, { type Row } from 'write-excel-file/browser';
import type { ExportRow } from './export-rows.ts';

/** Columns for balls, however few the lotteries of the list have: who reads such files finds the rest where it always is. */
const fewestBalls = 6;

/**
 * Plays on one sheet. Beyond some 500 a sheet is packed by a worker made of a blob, which the page's Content Security Policy forbids.
 */
const perSheet = 300;

/** The plays as an Excel file: numbers and dates are such, so that they can be counted and sorted. */
export async function playsSheet(rows: readonly ExportRow[]): Promise<Blob> {
  const columns = Math.max(fewestBalls, ...rows.map(({ balls }) => balls.length));
  const places = Array.from({ length: columns }, (_, at) => at);
  const head: Row = [
    ...places.map((at) => words.ball(at + 1)),
    words.special,
    words.multiplier,
    words.lottery,
    words.draw,
  ].map((value) => ({ value, fontWeight: 'bold' as const }));
  const sheets = Array.from({ length: Math.ceil(rows.length / perSheet) }, (_, page) => ({
    sheet: words.sheet(page + 1),
    stickyRowsCount: 1,
    columns: [
      ...places.map(() => ({ width: 5 })),
      { width: 10 },
      { width: 14 },
      { width: 28 },
      { width: 12 },
    ],
    data: [
      head,
      ...rows.slice(page * perSheet, (page + 1) * perSheet).map(
        ({ balls, special, multiplier, lottery, date }): Row => [
          ...places.map((at) => balls[at] ?? null),
          special,
          multiplier === null ? null : inert(multiplier),
          inert(lottery),
          // the file's dates have no zone: midnight of UTC is the day itself
          { value: new Date(`${date}T00:00:00Z`), format: 'dd/mm/yyyy' },
        ],
      ),
    ],
  }));
  return await writeSheets(sheets).toBlob();
}

/** A text that no program takes for a formula, not even after the sheet was saved as CSV. */
function inert(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
