import type { PrizeField, PrizeRow } from './prize-rows.ts';

/** The columns of the prize table that take figures, from left to right. */
export type SheetColumn = Exclude<PrizeField, 'level'>;

/** A place of the sheet: which level, counted from 0, and which column. */
export interface SheetCell {
  readonly row: number;
  readonly column: SheetColumn;
}

const all: readonly SheetColumn[] = ['lotteryWinners', 'lotteryPrize', 'playWinners', 'playPrize'];

/** The columns that there are: those of the multiplier only where plays can be bought with one. */
export function sheetColumns(withPlays: boolean): readonly SheetColumn[] {
  return withPlays ? all : all.slice(0, 2);
}

/**
 * Whether a cell is white: it is to be typed. Grey are those that came full from the template or are worked out, until
 * somebody opens them, and those that mean nothing: a free play has no prize in money, the first level is not multiplied.
 */
export function isWhite(rows: readonly PrizeRow[], { row: index, column }: SheetCell): boolean {
  const row = rows[index];
  if (row === undefined) return false;
  switch (column) {
    case 'lotteryWinners':
      return true;
    case 'lotteryPrize':
      return row.kind === 'money' && (row.prizeOpened || (index > 0 && row.templatePrize === ''));
    case 'playWinners':
      return index > 0 || row.playWinners !== '';
    case 'playPrize':
      return row.kind === 'money' && row.overwritten;
  }
}

/** Whether a grey cell can be opened at all: an amount that the level may pay. */
export function isOpenable(rows: readonly PrizeRow[], cell: SheetCell): boolean {
  const row = rows[cell.row];
  if (row === undefined || isWhite(rows, cell) || row.kind === 'free') return false;
  return cell.column === 'lotteryPrize' || (cell.column === 'playPrize' && cell.row > 0);
}

export type SheetMove = 'down' | 'up' | 'left' | 'right';

/**
 * Where a key leads from a cell; null: nowhere. From a white cell down goes to the next white one of the column, and from the
 * last one to the head of the next column that has any; elsewhere, and in the other directions, to the neighbour.
 */
export function moveFrom(
  rows: readonly PrizeRow[],
  columns: readonly SheetColumn[],
  from: SheetCell,
  move: SheetMove,
): SheetCell | null {
  const at = columns.indexOf(from.column);
  const neighbour = (row: number, column: SheetColumn | undefined): SheetCell | null =>
    column === undefined || rows[row] === undefined ? null : { row, column };
  switch (move) {
    case 'up':
      return neighbour(from.row - 1, from.column);
    case 'left':
      return neighbour(from.row, columns[at - 1]);
    case 'right':
      return neighbour(from.row, columns[at + 1]);
    case 'down':
      if (!isWhite(rows, from)) return neighbour(from.row + 1, from.column);
      return (
        firstWhite(rows, from.column, from.row + 1) ??
        columns
          .slice(at + 1)
          .reduce<SheetCell | null>((found, column) => found ?? firstWhite(rows, column, 0), null)
      );
  }
}

function firstWhite(rows: readonly PrizeRow[], column: SheetColumn, from: number): SheetCell | null {
  for (let row = from; row < rows.length; row += 1) {
    if (isWhite(rows, { row, column })) return { row, column };
  }
  return null;
}
