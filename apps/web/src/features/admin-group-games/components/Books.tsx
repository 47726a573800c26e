import { adminGroupGamesTexts } from '@bolillero/texts/admin-group-games';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../components/table/ExportButton.tsx';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { ScrollBox } from '../../../components/ui/ScrollBox.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import {
  type Books as BooksOfGame,
  booksQuery,
  exportBooks,
  type GroupGame,
  type LedgerLine,
} from '../api.ts';
import classes from './GroupGames.module.css';

const { ledger: texts } = adminGroupGamesTexts;

/** The books of a game: what comes in and goes out with the balance after each, and whether they balance. */
export function Books({ game }: { readonly game: GroupGame }) {
  const { data, error, refetch } = useQuery(booksQuery(game.id));
  const title = texts.title(game.id);
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.head}>
        <h3>{title}</h3>
        {data !== undefined && data.entries.length > 0 && (
          <ExportButton
            total={data.entries.length}
            ask={(format, signal) => exportBooks(game.id, format, signal)}
          />
        )}
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <RowsSkeleton rows={4} />
      ) : data.entries.length === 0 ? (
        <p className={classes.words}>{texts.none}</p>
      ) : (
        <>
          <Movements entries={data.entries} label={title} />
          <Balance books={data} />
        </>
      )}
    </section>
  );
}

function Movements({ entries, label }: { readonly entries: readonly LedgerLine[]; readonly label: string }) {
  return (
    <ScrollBox label={label} className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{texts.movement}</th>
            {[texts.in, texts.out, texts.balance].map((heading) => (
              <th key={heading} scope="col" className={classes.money}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: movements are known by their place
            <tr key={index}>
              <td>
                {entry.each !== null &&
                  /payout$/.test(entry.kind) &&
                  `${texts.each(entry.count, moneyText(entry.each, entry.currency))} · `}
                {texts.moved(entry.kind, entry.count, entry.first)}
              </td>
              <td className={classes.money}>{entry.in === 0 ? '' : moneyText(entry.in, entry.currency)}</td>
              <td className={classes.money}>{entry.out === 0 ? '' : moneyText(entry.out, entry.currency)}</td>
              <td className={`${classes.money} ${classes.balance}`}>
                {moneyText(entry.balance, entry.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Balance({ books: { differences, remainders, unknown } }: { readonly books: BooksOfGame }) {
  const amounts = differences.map(({ currency, amount }) => moneyText(amount, currency)).join(' y ');
  return (
    <>
      {differences.length > 0 ? (
        <p className={classes.note} role="alert">
          <b>
            <IconAlertTriangle size={16} aria-hidden="true" />
            {texts.balancesNot(amounts)}
          </b>
        </p>
      ) : (
        <p className={classes.good}>
          <b>
            <IconCircleCheck size={16} aria-hidden="true" />
            {texts.balances}
          </b>
        </p>
      )}
      {remainders.map(({ line, cents }) => (
        <p key={line} className={classes.words}>
          {texts.remainder(line, cents)}
        </p>
      ))}
      {unknown > 0 && <p className={classes.words}>{texts.unknown(unknown)}</p>}
    </>
  );
}
