import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import type { Lottery } from '../../../api/lottery.ts';
import table from '../../../components/ui/table.module.css';
import { useKeptFocus } from '../../../components/ui/use-kept-focus.ts';
import type { Result } from '../api/results.ts';
import { type ResultColumns, ResultRow } from './ResultRow.tsx';

interface ResultTableProps {
  readonly lottery: Lottery;
  readonly results: readonly Result[];
  readonly stale: boolean;
  readonly onRemove: (result: Result) => void;
}

/** A page of results. */
export function ResultTable({ lottery, results, stale, onRemove }: ResultTableProps) {
  const kept = useKeptFocus();
  const columns = columnsOf(lottery);
  return (
    <div ref={kept} className={table.frame} data-stale={stale || undefined}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{texts.columns.date}</th>
            <th scope="col">{texts.columns.balls}</th>
            {columns.special !== null && <th scope="col">{columns.special}</th>}
            {columns.multiplier !== null && <th scope="col">{columns.multiplier}</th>}
            <th scope="col">{texts.columns.type}</th>
            <th scope="col" className={table.number}>
              {texts.columns.amount}
            </th>
            <th scope="col">{texts.columns.settlement}</th>
            <th scope="col" className={table.actions}>
              {texts.columns.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <ResultRow
              key={result.id}
              lottery={lottery}
              result={result}
              columns={columns}
              onRemove={() => onRemove(result)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function columnsOf(lottery: Lottery): ResultColumns {
  return {
    special: lottery.matrix.special.kind === 'none' ? null : lottery.specialName || texts.columns.special,
    multiplier: lottery.multipliers.some(({ mode }) => mode === 'per-draw') ? lottery.multiplierLabel : null,
  };
}
