import type { Lottery } from '@bolillero/contract/entities/lottery';
import type { AdminResult } from '@bolillero/contract/entities/result';
import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import table from '../../../components/ui/table.module.css';
import { ResultRow } from './ResultRow.tsx';

interface ResultTableProps {
  readonly lottery: Lottery;
  readonly results: readonly AdminResult[];
  readonly stale: boolean;
  readonly onRemove: (result: AdminResult) => void;
}

/** Which columns a lottery's results have: its special ball's and its multiplier's, where it has them. */
export interface ResultColumns {
  readonly special: string | null;
  readonly multiplier: string | null;
}

export function columnsOf(lottery: Lottery): ResultColumns {
  return {
    special: lottery.special_kind === 'none' ? null : lottery.ball_lottery || texts.columns.special,
    // "MULTIPLICADOR" is how a lottery says that it has none
    multiplier: lottery.plier_lottery === 'MULTIPLICADOR' ? null : lottery.plier_lottery,
  };
}

/** A page of results. */
export function ResultTable({ lottery, results, stale, onRemove }: ResultTableProps) {
  const columns = columnsOf(lottery);
  return (
    <div className={table.frame} data-stale={stale || undefined}>
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
