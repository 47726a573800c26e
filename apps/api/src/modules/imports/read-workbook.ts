import type { TextRow } from '@bolillero/domain/imports/layout';
import { importFileTexts } from '@bolillero/texts/imports';
import { readSheet, type SheetData } from 'read-excel-file/node';
import { AppError } from '../../errors/app-error.ts';
import { limits, tooManyLines, unreadable } from './file-limits.ts';
import { ArchiveRefused, pack, unpack } from './unpack.ts';

/**
 * The first sheet of an XLSX workbook, every cell as text and dates as ISO; a row's number is its own in the sheet.
 * @throws {AppError} import-unreadable, file-too-large
 */
export async function readWorkbook(bytes: Buffer): Promise<TextRow[]> {
  const sheet = await read(await withinLimits(bytes));
  const rows = sheet.map((cells, index) => ({ line: index + 1, cells: cells.map(textOf) }));
  refuseRepeated(rows);
  return rows;
}

/** A text that is written once may stand in every cell: a sheet says no more than a file of separated values can. */
function refuseRepeated(rows: readonly TextRow[]): void {
  let characters = 0;
  for (const { cells } of rows) {
    const line = cells.reduce((sum, cell) => sum + cell.length + 1, 0);
    if (line > limits.line) throw unreadable(importFileTexts.lineTooLong);
    characters += line;
  }
  if (characters > limits.characters)
    throw new AppError('file-too-large', { message: importFileTexts.unpacksTooBig });
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell);
}

async function read(bytes: Buffer): Promise<SheetData> {
  try {
    return await readSheet(bytes);
  } catch (error) {
    throw unreadable(importFileTexts.workbookBroken, error);
  }
}

/**
 * The same workbook, proven small enough for its reader, which trusts what a workbook says of itself: unpacked within
 * bounds, and without the cells and rows that are there for their looks alone.
 */
async function withinLimits(bytes: Buffer): Promise<Buffer> {
  try {
    const files = await unpack(bytes, (name) => /\.xml(\.rels)?$/i.test(name), limits.unpackedBytes);
    for (const [name, content] of files) {
      if (/worksheets\//i.test(name)) files.set(name, tidySheet(content));
    }
    return pack(files);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    if (error.reason === 'broken') throw unreadable(importFileTexts.workbookBroken, error);
    throw new AppError('file-too-large', { message: importFileTexts.unpacksTooBig });
  }
}

const emptyCell = /<(?:\w+:)?c\b[^<>]*\/>/g;
const emptyRow = /<(?:\w+:)?row\b[^<>]*(?:\/>|>\s*<\/(?:\w+:)?row>)/g;
const placed = /<(?:\w+:)?(?:row|c)\b[^<>]*?\sr\s*=\s*["']([^"']*)["']/g;
const address = /^([A-Z]{0,3})(\d{1,7})$/;

/** A spreadsheet may format its last row or column without a word in it; the reader would make all cells up to there. */
function tidySheet(content: Buffer): Buffer {
  // Bytes as characters: whatever is not ASCII stays as it is.
  const cells = content.toString('latin1').replace(emptyCell, '');
  // A row without its number stays, since those after it are counted from it.
  const xml = cells.replace(emptyRow, (row) => (/\br=/.test(row) ? '' : row));
  for (const [, text = ''] of xml.matchAll(placed)) {
    const [, letters = '', row = '0'] = address.exec(text) ?? [];
    if (row === '0') throw unreadable(importFileTexts.workbookBroken);
    if (Number(row) > limits.rows + 1) throw tooManyLines();
    if (columnOf(letters) > limits.columns) throw unreadable(importFileTexts.tooWide(limits.columns));
  }
  return Buffer.from(xml, 'latin1');
}

/** 1 for A; 0 for no letters. */
function columnOf(letters: string): number {
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}
