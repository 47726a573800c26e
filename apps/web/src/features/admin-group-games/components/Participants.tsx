import { adminGroupGamesTexts } from '@bolillero/texts/admin-group-games';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '../../../components/table/ExportButton.tsx';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { ScrollBox } from '../../../components/ui/ScrollBox.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { exportParticipants, type GroupGame, participantsQuery } from '../api.ts';
import classes from './GroupGames.module.css';
import { prizeWords } from './prize-words.ts';

const { participants: texts } = adminGroupGamesTexts;

/** Who has shares of a game, with their numbers and what they got. */
export function Participants({ game }: { readonly game: GroupGame }) {
  const { data, error, refetch } = useQuery(participantsQuery(game.id));
  return (
    <section className={classes.part} aria-label={texts.title}>
      <div className={classes.head}>
        <h3>
          {texts.title}
          {data !== undefined && data.total > 0 && ` (${data.total})`}
        </h3>
        {data !== undefined && data.total > 0 && (
          <ExportButton
            total={data.total}
            ask={(format, signal) => exportParticipants(game.id, format, signal)}
          />
        )}
      </div>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <RowsSkeleton rows={3} />
      ) : data.rows.length === 0 ? (
        <p className={classes.words}>{texts.none}</p>
      ) : (
        <ScrollBox label={texts.title} className={classes.scroll}>
          <table className={classes.table} aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.player}</th>
                <th scope="col" className={classes.money}>
                  {texts.shares}
                </th>
                <th scope="col">{texts.numbers}</th>
                <th scope="col" className={classes.money}>
                  {texts.paid}
                </th>
                <th scope="col" className={classes.money}>
                  {texts.prize}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.rows.map((row) => (
                <tr key={row.customerId}>
                  <td>{row.player}</td>
                  <td className={classes.money}>{row.shares}</td>
                  <td>{row.numbers.map(({ from, to }) => texts.sharesText(from, to)).join(', ')}</td>
                  <td className={classes.money}>{moneyText(row.paid, 'USD')}</td>
                  <td className={classes.money}>{prizeWords(row.prize, game.currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
