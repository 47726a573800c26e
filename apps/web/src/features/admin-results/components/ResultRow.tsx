import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from '@tanstack/react-router';
import type { Lottery } from '../../../api/lottery.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { Ball } from '../../../components/ui/Ball.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import iconButton from '../../../components/ui/IconButton.module.css';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import table from '../../../components/ui/table.module.css';
import { paths } from '../../../paths.ts';
import type { Result } from '../api/results.ts';
import classes from './ResultRow.module.css';
import { SettlementCell } from './SettlementCell.tsx';

/** Which columns a lottery's results have: its special ball's and its multiplier's, where it has them. */
export interface ResultColumns {
  readonly special: string | null;
  readonly multiplier: string | null;
}

interface ResultRowProps {
  readonly lottery: Lottery;
  readonly result: Result;
  readonly columns: ResultColumns;
  readonly onRemove: () => void;
}

/** One result: what was drawn, how far its settlement is, and what can be done with it. */
export function ResultRow({ lottery, result, columns, onRemove }: ResultRowProps) {
  const date = dateInWords(result.date, 'numeric');
  return (
    <tr>
      <td>
        <strong className={classes.date}>
          <DrawDateText date={result.date} />
        </strong>
        {!result.shown && (
          <span className={table.tag} title={texts.hiddenHint}>
            {texts.hidden}
          </span>
        )}
        {result.demo && (
          <span className={table.tag} data-tone="dashed" title={texts.demoHint}>
            {texts.demo}
          </span>
        )}
      </td>
      <td data-wide>
        <BallRow balls={result.balls} size="sm" className={classes.balls} />
      </td>
      {columns.special !== null && (
        <td data-label={columns.special} data-empty={result.special === null || undefined}>
          {result.special === null ? (
            texts.noBall
          ) : (
            <Ball number={result.special} size="sm" state="special" accent={lottery.accent} />
          )}
        </td>
      )}
      {columns.multiplier !== null && (
        <td data-label={columns.multiplier} data-empty={result.multiplier === null || undefined}>
          <span className={classes.multiplier}>
            {result.multiplier === null ? texts.noBall : `×${result.multiplier}`}
          </span>
        </td>
      )}
      <td data-label={texts.columns.type}>{texts.types[result.series]}</td>
      <td className={table.number} data-label={texts.columns.amount}>
        {Number(result.jackpot) === 0 ? (
          texts.noBall
        ) : (
          <Amount value={result.jackpot} currency={lottery.currency} jackpot />
        )}
      </td>
      <td
        data-label={texts.columns.settlement}
        data-empty={(!result.settlement && result.shown) || undefined}
      >
        <SettlementCell result={result} />
      </td>
      <td className={table.actions} data-corner>
        <span className={`${table.buttons} ${table.icons}`}>
          <Link
            {...paths.adminEditResult(lottery.id, lottery.name, result.id)}
            className={iconButton.button}
            aria-label={texts.editOf(date)}
            title={texts.edit}
          >
            <IconPencil size={18} aria-hidden="true" />
          </Link>
          <IconButton label={texts.removeOf(date)} onClick={onRemove}>
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}
