import { studyTexts } from '@bolillero/texts/study';
import { useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { drawsPerPage, type StudiedSeries, useDraws } from '../api.ts';
import classes from './Study.module.css';

const words = studyTexts.draws;

/** The draws of a series since its statistics start, with their balls, the newest first, by pages. */
export function DrawTable({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const [page, setPage] = useState(1);
  const query = useDraws(series, page);
  const title = words.title(dateInWords(lottery.openingDate, 'numeric'));
  return (
    <Loaded
      query={query}
      waiting={<RowsSkeleton rows={8} height={48} />}
      isEmpty={(data) => data.total === 0}
      empty={<EmptyState title={words.empty} hint={words.emptyHint} />}
    >
      {(data, { stale }) => (
        <section className={classes.part} aria-labelledby="draws">
          <h2 id="draws" className={classes.heading}>
            {title}
          </h2>
          <table className={classes.table} data-stale={stale || undefined}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                <th scope="col" className={classes.balls}>
                  {words.balls}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.draws.map(({ date, balls, special }) => (
                <tr key={date}>
                  <th scope="row">
                    <DrawDateText date={date} />
                  </th>
                  <td className={classes.balls}>
                    <BallRow
                      balls={balls}
                      special={special}
                      specialLabel={lottery.specialName}
                      lottery={lottery.name}
                      size="sm"
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pager page={page} pages={data.pages} perPage={drawsPerPage} total={data.total} onPage={setPage} />
        </section>
      )}
    </Loaded>
  );
}
