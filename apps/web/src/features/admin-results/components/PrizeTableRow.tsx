import { prizeTableTexts as texts } from '@bolillero/texts/admin-results';
import type { RowFaults } from '../prize-check.ts';
import type { PrizeRow } from '../prize-rows.ts';
import type { SheetColumn } from '../prize-sheet.ts';
import { LevelMenu } from './LevelMenu.tsx';
import { PrizeCell } from './PrizeCell.tsx';
import classes from './PrizeTable.module.css';
import type { PrizeSheet } from './use-prize-sheet.ts';

interface PrizeTableRowProps {
  readonly sheet: PrizeSheet;
  readonly row: PrizeRow;
  readonly index: number;
  readonly nameOf: (column: SheetColumn) => string;
  readonly faults: RowFaults;
  readonly questions: readonly string[];
  readonly startsOpen: boolean;
  readonly onLeave: () => void;
}

/** One level: what it takes, what it pays, and what is wrong with it in a line below. */
export function PrizeTableRow(props: PrizeTableRowProps) {
  const { sheet, row, index, nameOf, faults, questions, startsOpen, onLeave } = props;
  const notes = [...new Set(Object.values(faults)), ...questions];
  const noteId = `${row.key}-note`;
  const describedBy = notes.length > 0 ? noteId : undefined;
  return (
    <>
      <tr data-row data-invalid={Object.keys(faults).length > 0 || undefined}>
        <th scope="row" className={classes.position}>
          {index + 1}
        </th>
        <td data-label={texts.level} className={classes.level}>
          {row.level.trim() === '' ? texts.nothing : row.level}
        </td>
        <td data-label={texts.kind} className={classes.kind}>
          {texts.kinds[row.kind]}
        </td>
        {sheet.columns.map((column) => (
          <PrizeCell
            key={column}
            sheet={sheet}
            row={row}
            index={index}
            column={column}
            name={nameOf(column)}
            invalid={faults[column] !== undefined}
            describedBy={describedBy}
            onLeave={onLeave}
          />
        ))}
        <td className={classes.actions}>
          <LevelMenu
            sheet={sheet}
            row={row}
            index={index}
            nameOf={nameOf}
            invalid={faults.level !== undefined}
            startsOpen={startsOpen}
            onLeave={onLeave}
          />
        </td>
      </tr>
      {notes.length > 0 && (
        <tr data-note data-invalid={Object.keys(faults).length > 0 || undefined}>
          <td colSpan={sheet.columns.length + 4} id={noteId}>
            {notes.join(' ')}
          </td>
        </tr>
      )}
    </>
  );
}
