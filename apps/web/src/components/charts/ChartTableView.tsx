import { fixedText } from '@bolillero/domain/number-text';
import { chartTexts as texts } from '@bolillero/texts/charts';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { useState } from 'react';
import { dateInWords } from '../ui/dates.ts';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import classes from './ChartTableView.module.css';
import { type ChartTable, sortedRows } from './chart-table.ts';

/** A chart as a table whose headings sort. */
export default function ChartTableView({ table }: { readonly table: ChartTable }) {
  const [order, setOrder] = useState<{ readonly column: number; readonly descending: boolean } | null>(null);
  const rows = order === null ? table.rows : sortedRows(table, order.column, order.descending);
  return (
    <ScrollBox label={table.title} className={classes.frame}>
      <table className={classes.table}>
        <caption className="visually-hidden">{table.title}</caption>
        <thead>
          <tr>
            {table.columns.map(({ heading, kind }, at) => {
              const sorted = order?.column === at;
              const Arrow = order?.descending ? IconArrowDown : IconArrowUp;
              return (
                <th
                  key={heading}
                  scope="col"
                  data-kind={kind}
                  aria-sort={!sorted ? 'none' : order.descending ? 'descending' : 'ascending'}
                >
                  <button
                    type="button"
                    className={classes.sort}
                    title={texts.sortBy(heading)}
                    onClick={() =>
                      setOrder({ column: at, descending: sorted ? !order.descending : kind !== 'text' })
                    }
                  >
                    {heading}
                    {sorted && <Arrow size={14} aria-hidden="true" />}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a table that is made anew as a whole
            <tr key={place}>
              {table.columns.map((column, at) => (
                <td key={column.heading} data-kind={column.kind}>
                  {written(row[at] ?? null, column)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function written(
  cell: string | number | null,
  { kind, decimals = 0 }: ChartTable['columns'][number],
): string {
  if (cell === null) return texts.noValue;
  if (typeof cell === 'number') return fixedText(cell, decimals);
  return kind === 'date' ? dateInWords(cell, 'numeric') : cell;
}
