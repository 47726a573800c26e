import { toDecimal } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import { groupThousands, readTypedAmount, readTypedCount, tidyCount } from './money-text.ts';
import { changeRow, type PrizeRow, type RowMultiplier, refill } from './prize-rows.ts';
import { isOpenable, isWhite, type SheetCell, type SheetColumn } from './prize-sheet.ts';

/** A cell that a paste has filled, and what it was before. */
export interface PastedCell extends SheetCell {
  /** Of its row, which may move meanwhile. */
  readonly key: string;
  readonly after: string;
}

/** What a paste came to. */
export interface Paste {
  readonly rows: readonly PrizeRow[];
  /** The rows as they were, to take it back. */
  readonly before: readonly PrizeRow[];
  readonly cells: readonly PastedCell[];
  /** A grouped number of winners as it was written ("85,433"), to show that it was read as one; null: none was. */
  readonly grouped: string | null;
  /** Lines with figures for which the table has no level. */
  readonly left: number;
}

/** A table as it was copied: its heading where it has one, and its lines, cell by cell. */
interface Grid {
  readonly heading: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** Whether a text is a table rather than one figure: several lines, or several cells in one. */
export function isGrid(text: string): boolean {
  return /[\t\n]|\S {2,}\S/.test(text.trim());
}

/** Splits what was copied: cells by tabs, where there is none by two blanks or more; lines without a figure are headings. */
function readGrid(text: string): Grid {
  const separator = text.includes('\t') ? '\t' : '  ';
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => splitLine(line, separator));
  const isFigures = (cells: readonly string[]) => cells.some((cell) => isFigure(cell) || isLevelName(cell));
  const first = lines.findIndex(isFigures);
  if (first === -1) return { heading: [], lines: [] };
  return { heading: lines[first - 1] ?? [], lines: lines.slice(first).filter(isFigures) };
}

function splitLine(line: string, separator: string): string[] {
  const cells = line.split(separator).map((cell) => cell.trim());
  return separator === '\t' ? cells : cells.filter((cell) => cell !== '');
}

const isFigure = (cell: string) => readTypedCount(cell) !== null || readTypedAmount(cell) !== null;

/** A level as result pages name it: "5 + 1", "5+PB", "Match 4 + Powerball". */
function isLevelName(cell: string): boolean {
  return /\d\s*\+\s*\S/.test(cell) && levelNamed(cell) !== null;
}

/** "5 + 1" of "Match 5 + PB"; null for what names no level. */
function levelNamed(cell: string): string | null {
  const parts = /(\d{1,2})(?:\s*(?:of|de)\s*\d{1,2})?\s*(\+)?/i.exec(cell);
  if (parts === null) return /^(?:match )?(?:pb|mb|powerball|mega ?ball)$/i.test(cell) ? '0 + 1' : null;
  const rule = parseLevel(parts[2] === undefined ? `${parts[1]}` : `${parts[1]} + 1`);
  return rule === null ? null : `${rule.main}${rule.special ? ' + 1' : ''}`;
}

/** Whether the first column names the levels: at least one can be nothing else, and each that is there is one. */
function namesLevels(lines: Grid['lines']): boolean {
  const names = lines.map(([first = '']) => first);
  return names.some(isLevelName);
}

type ColumnKind = 'count' | 'money' | 'unknown';

const moneyWords = /prize|premio|payout|amount|monto|pago|\$/i;
const countWords = /winner|ganador|acert|tickets?$/i;
const moneySigns = /\$|S\/|USD|PEN|\.\d{1,2}$|m(?:ill|$)/i;

/** What a copied column holds, by its heading and by the signs of money in it. */
function kindOf(heading: string, cells: readonly string[]): ColumnKind {
  if (countWords.test(heading) && !/prize|premio/i.test(heading)) return 'count';
  if (moneyWords.test(heading)) return 'money';
  return cells.some((cell) => isFigure(cell) && moneySigns.test(cell)) ? 'money' : 'unknown';
}

const kindOfColumn = (column: SheetColumn): ColumnKind => (column.endsWith('Prize') ? 'money' : 'count');

/** Which column of the sheet each copied one goes to, from `first` on; null: none. */
function targetsOf(
  kinds: readonly ColumnKind[],
  rows: readonly PrizeRow[],
  columns: readonly SheetColumn[],
  first: SheetColumn,
): (SheetColumn | null)[] {
  const left = columns.slice(columns.indexOf(first));
  // as many as there are: one beside the other, whatever they hold
  if (kinds.length === left.length && kinds.every((kind, at) => fits(kind, left[at]))) return left;
  return kinds.map((kind) => {
    const at = left.findIndex((column) =>
      kind === 'unknown' ? hasWhite(rows, column) : kindOfColumn(column) === kind,
    );
    if (at === -1) return null;
    const [target = null] = left.slice(at, at + 1);
    left.splice(0, at + 1);
    return target;
  });
}

const fits = (kind: ColumnKind, column: SheetColumn | undefined) =>
  column !== undefined && (kind === 'unknown' || kind === kindOfColumn(column));
const hasWhite = (rows: readonly PrizeRow[], column: SheetColumn) =>
  rows.some((_, row) => isWhite(rows, { row, column }));

/**
 * Spreads a copied table over the sheet from a cell on: headings and signs of money are passed over, lines that name their
 * level go to it, others go down from the cell. What a grey cell has already stays grey; another figure opens it. Null where
 * nothing of it is a figure that fits.
 */
export function pasteGrid(
  text: string,
  rows: readonly PrizeRow[],
  columns: readonly SheetColumn[],
  from: SheetCell,
  multiplier: RowMultiplier,
): Paste | null {
  const grid = readGrid(text);
  const named = namesLevels(grid.lines);
  const body = grid.lines.map((line) => (named ? line.slice(1) : line));
  const heading = named && grid.heading.length > 1 ? grid.heading.slice(1) : grid.heading;
  const width = Math.max(0, ...body.map((line) => line.length));
  const kinds = Array.from({ length: width }, (_, at) =>
    kindOf(
      heading[at] ?? '',
      body.map((line) => line[at] ?? ''),
    ),
  );
  const targets = targetsOf(kinds, rows, columns, from.column);
  let pasted: readonly PrizeRow[] = rows;
  const cells: PastedCell[] = [];
  let grouped: string | null = null;
  let left = 0;
  for (const [index, line] of body.entries()) {
    const row = named ? rowNamed(rows, grid.lines[index]?.[0] ?? '') : from.row + index;
    const target = rows[row];
    if (target === undefined) {
      left += 1;
      continue;
    }
    for (const [at, column] of targets.entries()) {
      const written = line[at] ?? '';
      const value = column === null ? null : figureFor(column, written);
      if (column === null || value === null) continue;
      const cell = { row, column };
      if (pasted[row]?.[column] === value || !(isWhite(pasted, cell) || isOpenable(pasted, cell))) continue;
      pasted = changeRow(pasted, target.key, { [column]: value }, multiplier);
      cells.push({ ...cell, key: target.key, after: value });
      if (!column.endsWith('Prize') && written.includes(',')) grouped = written;
    }
  }
  return cells.length === 0 ? null : { rows: refill(pasted, multiplier), before: rows, cells, grouped, left };
}

function rowNamed(rows: readonly PrizeRow[], name: string): number {
  const level = levelNamed(name);
  return level === null ? -1 : rows.findIndex((row) => row.level === level);
}

/** A figure as the cell of a column shows it; null where it is none. */
function figureFor(column: SheetColumn, written: string): string | null {
  if (column.endsWith('Prize')) {
    const amount = readTypedAmount(written);
    return amount === null ? null : groupThousands(toDecimal(amount));
  }
  return readTypedCount(written) === null ? null : tidyCount(written);
}
