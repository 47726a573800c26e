import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { isGrid, type Paste, pasteGrid } from '../prize-paste.ts';
import { backToTemplate, changeRow, openPrize, type PrizeRow, type RowMultiplier } from '../prize-rows.ts';
import {
  isOpenable,
  isWhite,
  moveFrom,
  type SheetCell,
  type SheetColumn,
  type SheetMove,
} from '../prize-sheet.ts';

interface SheetProps {
  readonly rows: readonly PrizeRow[];
  readonly columns: readonly SheetColumn[];
  readonly multiplier: RowMultiplier;
  readonly onRows: (rows: readonly PrizeRow[]) => void;
}

/** What the cells of a prize table share: where keys lead, what is pasted, and what a change makes of the rows. */
export interface PrizeSheet extends SheetProps {
  readonly root: RefObject<HTMLDivElement | null>;
  /** The last paste, until it is taken back; null: none. */
  readonly paste: Paste | null;
  /** Something was pasted that holds no figure for this table. */
  readonly pastedNothing: boolean;
  readonly isPasted: (cell: SheetCell) => boolean;
  readonly undo: () => void;
  readonly type: (cell: SheetCell, text: string) => void;
  /** Opens a grey prize, or takes an opened one back. */
  readonly turn: (cell: SheetCell) => void;
  readonly onKey: (cell: SheetCell, event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onPaste: (cell: SheetCell, event: ClipboardEvent<HTMLInputElement>) => void;
}

const arrows: Readonly<Record<string, SheetMove>> = {
  Enter: 'down',
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

export const isPrize = (column: SheetColumn): column is 'lotteryPrize' | 'playPrize' =>
  column.endsWith('Prize');

export function usePrizeSheet(props: SheetProps): PrizeSheet {
  const { rows, columns, multiplier, onRows } = props;
  const root = useRef<HTMLDivElement>(null);
  const [paste, setPaste] = useState<Paste | null>(null);
  const [pastedNothing, setPastedNothing] = useState(false);
  // typed after a paste, Ctrl + Z is the field's own
  const typedSince = useRef(false);

  const keyOf = ({ row }: SheetCell) => rows[row]?.key ?? '';
  const focus = ({ row, column }: SheetCell) =>
    root.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus();

  const type = (cell: SheetCell, text: string) => {
    typedSince.current = true;
    onRows(changeRow(rows, keyOf(cell), { [cell.column]: text }, multiplier));
  };
  const undo = () => {
    if (paste === null) return;
    onRows(paste.before);
    setPaste(null);
  };
  const turn = (cell: SheetCell) => {
    const { column } = cell;
    if (!isPrize(column)) return;
    if (isOpenable(rows, cell)) onRows(openPrize(rows, keyOf(cell), column));
    else if (isOpened(rows, cell)) onRows(backToTemplate(rows, keyOf(cell), column, multiplier));
  };

  const onKey = (cell: SheetCell, event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) {
      if (key.toLowerCase() !== 'z' || paste === null || typedSince.current) return;
      event.preventDefault();
      return undo();
    }
    const move = arrows[key];
    if (move !== undefined) {
      if ((move === 'left' || move === 'right') && !isAtEdge(input, move)) return;
      event.preventDefault();
      const next = moveFrom(rows, columns, cell, move);
      if (next !== null) focus(next);
      else if (move === 'right') input.closest('tr')?.querySelector<HTMLElement>('[data-menu]')?.focus();
    } else if (key === 'F2') {
      event.preventDefault();
      turn(cell);
      requestAnimationFrame(() => input.select());
    } else if (key === 'Delete' && isWhite(rows, cell)) {
      event.preventDefault();
      type(cell, '');
    }
  };

  const onPaste = (cell: SheetCell, event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (!isGrid(text)) return;
    event.preventDefault();
    const done = pasteGrid(text, rows, columns, cell, multiplier);
    setPastedNothing(done === null);
    if (done === null) return;
    typedSince.current = false;
    setPaste(done);
    onRows(done.rows);
  };

  // what was typed over is no longer what was pasted
  const pasted = new Map(paste?.cells.map(({ key, column, after }) => [`${key} ${column}`, after]));
  const isPasted = (cell: SheetCell) =>
    pasted.get(`${keyOf(cell)} ${cell.column}`) === rows[cell.row]?.[cell.column];

  return { ...props, root, paste, pastedNothing, isPasted, undo, type, turn, onKey, onPaste };
}

/** Whether a prize was written by hand where the template or the multiplier would say it. */
export function isOpened(rows: readonly PrizeRow[], { row: index, column }: SheetCell): boolean {
  const row = rows[index];
  if (row === undefined) return false;
  if (column === 'playPrize') return row.overwritten;
  return column === 'lotteryPrize' && row.prizeOpened && (index === 0 || row.templatePrize !== '');
}

/** An arrow leaves a cell where there is nothing more to walk over in its text. */
function isAtEdge(input: HTMLInputElement, move: 'left' | 'right'): boolean {
  const { selectionStart, selectionEnd, value, readOnly } = input;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  if (readOnly || isWhole) return true;
  return selectionStart === selectionEnd && selectionStart === (move === 'left' ? 0 : value.length);
}
