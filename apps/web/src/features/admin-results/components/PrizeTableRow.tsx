import { prizeTableTexts as texts } from '@bolillero/texts/admin-results';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { tidyAmount } from '../money-text.ts';
import type { RowFaults } from '../prize-check.ts';
import {
  changeRow,
  moveRow,
  type PrizeField,
  type PrizeRow,
  type RowMultiplier,
  recalculateRow,
  removeRow,
  tidyLevel,
} from '../prize-rows.ts';
import classes from './PrizeTable.module.css';

interface PrizeTableRowProps {
  readonly row: PrizeRow;
  readonly position: number;
  readonly rows: readonly PrizeRow[];
  readonly multiplier: RowMultiplier;
  /** The multiplier's name; null where the columns of its prizes are not there. */
  readonly label: string | null;
  readonly faults: RowFaults;
  readonly questions: readonly string[];
  readonly onRows: (rows: readonly PrizeRow[]) => void;
  readonly onLeave: () => void;
}

/** One level: what it takes, what it pays, and what is wrong with it in a line below. */
export function PrizeTableRow(props: PrizeTableRowProps) {
  const { row, position, rows, multiplier, label, faults, questions, onRows, onLeave } = props;
  const notes = [...new Set(Object.values(faults)), ...questions];
  const noteId = `${row.key}-note`;
  const isFree = row.kind === 'free';

  const input = (field: PrizeField, name: string, tidy?: (text: string) => string, placeholder = '') => (
    <td data-label={name}>
      <input
        className={classes.input}
        data-field={field}
        aria-label={texts.field(name, position)}
        aria-invalid={faults[field] !== undefined || undefined}
        aria-describedby={notes.length > 0 ? noteId : undefined}
        inputMode={field === 'level' ? 'text' : field.endsWith('Prize') ? 'decimal' : 'numeric'}
        autoComplete="off"
        placeholder={placeholder}
        disabled={isFree && field.endsWith('Prize')}
        value={isFree && field.endsWith('Prize') ? '' : row[field]}
        onChange={(event) =>
          onRows(changeRow(rows, row.key, { [field]: event.currentTarget.value }, multiplier))
        }
        onBlur={() => {
          const tidied = tidy?.(row[field]) ?? row[field];
          if (tidied !== row[field]) onRows(changeRow(rows, row.key, { [field]: tidied }, multiplier));
          onLeave();
        }}
      />
      {field === 'playPrize' && row.overwritten && (
        <IconButton
          label={texts.recalculate(position)}
          className={classes.again}
          onClick={() => onRows(recalculateRow(rows, row.key, multiplier))}
        >
          <IconRefresh size={16} aria-hidden="true" />
        </IconButton>
      )}
    </td>
  );

  return (
    <>
      <tr data-row data-invalid={Object.keys(faults).length > 0 || undefined}>
        <th scope="row" className={classes.position}>
          {position}
        </th>
        {input('level', texts.level, tidyLevel, texts.levelExample)}
        <td data-label={texts.kind}>
          <select
            className={classes.input}
            aria-label={texts.field(texts.kind, position)}
            value={row.kind}
            onChange={(event) => {
              const kind = event.currentTarget.value === 'free' ? 'free' : 'money';
              onRows(changeRow(rows, row.key, { kind }, multiplier));
            }}
          >
            <option value="money">{texts.kinds.money}</option>
            <option value="free">{texts.kinds.free}</option>
          </select>
        </td>
        {input('lotteryWinners', texts.lotteryWinners)}
        {input('lotteryPrize', texts.lotteryPrize, tidyAmount, position === 1 ? texts.jackpot : '')}
        {label !== null && input('playWinners', texts.playWinners(label))}
        {label !== null && input('playPrize', texts.playPrize(label), tidyAmount)}
        <td className={classes.actions}>
          <IconButton
            label={texts.up(position)}
            disabled={position === 1}
            onClick={() => onRows(moveRow(rows, row.key, -1, multiplier))}
          >
            <IconArrowUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={texts.down(position)}
            disabled={position === rows.length}
            onClick={() => onRows(moveRow(rows, row.key, 1, multiplier))}
          >
            <IconArrowDown size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={texts.remove(position)}
            onClick={() => onRows(removeRow(rows, row.key, multiplier))}
          >
            <IconTrash size={16} aria-hidden="true" />
          </IconButton>
        </td>
      </tr>
      {notes.length > 0 && (
        <tr data-note data-invalid={Object.keys(faults).length > 0 || undefined}>
          <td colSpan={label === null ? 6 : 8} id={noteId}>
            {notes.join(' ')}
          </td>
        </tr>
      )}
    </>
  );
}
