import { prizeTableTexts as texts } from '@bolillero/texts/admin-results';
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { tidyAmount, tidyCount } from '../money-text.ts';
import type { PrizeRow } from '../prize-rows.ts';
import { isWhite, type SheetColumn } from '../prize-sheet.ts';
import classes from './PrizeTable.module.css';
import { isOpened, isPrize, type PrizeSheet } from './use-prize-sheet.ts';

interface PrizeCellProps {
  readonly sheet: PrizeSheet;
  readonly row: PrizeRow;
  /** Of its row, from 0. */
  readonly index: number;
  readonly column: SheetColumn;
  /** What the column is called. */
  readonly name: string;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  readonly onLeave: () => void;
}

/** One figure of a level: white where it is to be typed, grey where it came full. */
export function PrizeCell(props: PrizeCellProps) {
  const { sheet, row, index, column, name, invalid, describedBy, onLeave } = props;
  const cell = { row: index, column };
  const white = isWhite(sheet.rows, cell);
  const label = texts.field(name, index + 1);
  const isNone = isPrize(column) && (row.kind === 'free' || (column === 'playPrize' && index === 0));
  const placeholder = () => {
    if (row.kind === 'free' && column === 'lotteryPrize') return texts.kinds.free;
    if (isNone) return texts.nothing;
    return isPrize(column) && index === 0 ? texts.shares : '';
  };
  const tidy = () => {
    const text = row[column];
    // emptied, it is worked out again: that is what the server would do
    if (column === 'playPrize' && row.overwritten && text.trim() === '') return sheet.turn(cell);
    const tidied = isPrize(column) ? tidyAmount(text) : tidyCount(text);
    if (tidied !== text) sheet.type(cell, tidied);
  };
  return (
    <td data-label={name} data-grey={!white || undefined} data-pasted={sheet.isPasted(cell) || undefined}>
      <input
        className={classes.input}
        data-cell={`${index} ${column}`}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        inputMode={isPrize(column) ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={placeholder()}
        readOnly={!white}
        tabIndex={white ? 0 : -1}
        value={isNone ? '' : row[column]}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => sheet.type(cell, event.currentTarget.value)}
        onKeyDown={(event) => sheet.onKey(cell, event)}
        onPaste={(event) => sheet.onPaste(cell, event)}
        onDoubleClick={() => white || sheet.turn(cell)}
        onBlur={() => {
          if (white) tidy();
          onLeave();
        }}
      />
      {column === 'playPrize' && row.fixed !== null && !row.overwritten && (
        <span className={classes.pin} title={texts.pinned}>
          <IconPin size={14} aria-hidden="true" />
          <span className="visually-hidden">{texts.pinned}</span>
        </span>
      )}
      {isOpened(sheet.rows, cell) && (
        <IconButton
          label={`${texts.back}: ${label}`}
          className={classes.again}
          tabIndex={-1}
          onClick={() => sheet.turn(cell)}
        >
          <IconRefresh size={16} aria-hidden="true" />
        </IconButton>
      )}
    </td>
  );
}
