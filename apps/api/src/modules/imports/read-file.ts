import type { CsvLayout, Separator } from '@bolillero/domain/draw-sources/source';
import { isBlank } from '@bolillero/domain/imports/check-rows';
import { findLayout, type Layout, namedLayout, type TextRow } from '@bolillero/domain/imports/layout';
import { importFileTexts, layoutReason } from '@bolillero/texts/imports';
import { AppError } from '../../errors/app-error.ts';
import { limits, tooManyLines, unreadable } from './file-limits.ts';
import { readCsv } from './read-csv.ts';
import { readWorkbook } from './read-workbook.ts';

/** A file of draws: where its values stand, and its lines after the header that say anything. */
export interface DrawFile {
  readonly layout: Layout;
  readonly rows: readonly TextRow[];
}

/**
 * Reads a file of draws. What it is, is decided by its first bytes, whatever its name and declared type say. Refuses what
 * is no table of draws with 415, one without draws with 422, one that is too long with 413.
 * @throws {AppError} import-unreadable, import-empty, file-too-large
 */
export async function readDrawFile(bytes: Buffer): Promise<DrawFile> {
  const [header, ...rows] = (await readTable(bytes)).filter((row) => !isBlank(row));
  if (header === undefined) throw new AppError('import-empty');
  const layout = findLayout(header.cells);
  if (!layout.ok) throw unreadable(layoutReason(layout.error));
  if (rows.length === 0) throw new AppError('import-empty');
  if (rows.length > limits.rows) throw tooManyLines();
  return { layout: layout.value, rows };
}

/** What stands between the values of a CSV, by its name. */
const delimiters: { readonly [S in Separator]: string } = { comma: ',', semicolon: ';', tab: '\t' };

/**
 * Reads a CSV whose columns are called as its layout says, with what separates them; null where they are not.
 * @throws {AppError} import-unreadable, import-empty, file-too-large
 */
export function readNamedFile(bytes: Buffer, columns: CsvLayout): DrawFile | null {
  const [header, ...rows] = readCsv(bytes, delimiters[columns.separator]).filter((row) => !isBlank(row));
  if (header === undefined || rows.length === 0) throw new AppError('import-empty');
  if (rows.length > limits.rows) throw tooManyLines();
  const layout = namedLayout(columns, header.cells);
  return layout.ok ? { layout: layout.value, rows } : null;
}

async function readTable(bytes: Buffer): Promise<TextRow[]> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return await readWorkbook(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw unreadable(importFileTexts.oldExcel);
  return readCsv(bytes);
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
