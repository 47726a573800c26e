import { studyTexts } from '@bolillero/texts/study';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { useForecast } from '../api/forecast.ts';
import type { StudiedSeries } from '../api/series.ts';
import { RepeatedBalls } from './RepeatedBalls.tsx';
import classes from './Study.module.css';

const words = studyTexts.previousPlays;
const groups = 10;

/** JA1 to JA10 as of the next draw: the draw that each adds, and the balls that repeat in it. */
export function PreviousPlays({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const { data, error, refetch } = useForecast(series);
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <RowsSkeleton rows={10} height={48} />
      </Loading>
    );
  if (data.bot.length === 0) return <EmptyState title={words.empty} hint={words.emptyHint} />;
  return (
    <section className={classes.part} aria-labelledby="previous">
      <h2 id="previous" className={classes.heading}>
        {words.title}
      </h2>
      {data.date !== null && (
        <p className={classes.lead}>{words.forDraw(dateInWords(data.date, 'numeric'))}</p>
      )}
      <table className={classes.table}>
        <caption className="visually-hidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.column}</th>
            <th scope="col" className={classes.balls}>
              {words.draw}
            </th>
            <th scope="col" className={classes.balls}>
              {words.repeated}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.bot.slice(0, groups).map((balls, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a group is
            <tr key={at}>
              <th scope="row">
                {words.name(at + 1)}
                <span className={classes.hint}>{words.lastDraws(at + 1)}</span>
              </th>
              <td className={classes.balls} data-label={words.draw}>
                <BallRow
                  balls={balls}
                  special={data.bote[at] ?? null}
                  specialLabel={lottery.specialName}
                  lottery={lottery.name}
                  size="sm"
                />
              </td>
              <td className={classes.balls} data-label={words.repeated}>
                <RepeatedBalls counts={data.ja[at] ?? []} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
