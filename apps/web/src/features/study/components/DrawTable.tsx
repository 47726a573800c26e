import { studyTexts } from '@bolillero/texts/study';
import { useState } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedSeries } from '../../../api/study.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Bone } from '../../../components/ui/Bone.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { dateInWords } from '../../../components/ui/dates.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Pager, PagerSkeleton } from '../../../components/ui/Pager.tsx';
import { BallRowSkeleton } from '../../../components/ui/skeletons.tsx';
import { type DrawSort, drawsPerPage, useDraws } from '../api.ts';
import { SortHeading } from './SortHeading.tsx';
import classes from './Study.module.css';

const words = studyTexts.draws;
const places = Array.from({ length: drawsPerPage }, (_, place) => place);

/** The draws of a series since its statistics start, with their balls, by pages: in the order that a heading asks for. */
export function DrawTable({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<DrawSort>('-fecha');
  const query = useDraws(series, page, sort);
  const title = words.title(dateInWords(lottery.openingDate, 'numeric'));
  const order = (next: DrawSort) => {
    setSort(next);
    setPage(1);
  };
  const head = (
    <thead>
      <tr>
        <SortHeading label={words.date} by="fecha" sort={sort} onSort={order} />
        <SortHeading label={words.balls} by="balls" sort={sort} onSort={order} className={classes.balls} />
      </tr>
    </thead>
  );
  return (
    <section className={classes.part} aria-labelledby="draws">
      <h2 id="draws" className={classes.heading}>
        {title}
      </h2>
      <Loaded
        query={query}
        waiting={
          <div className={classes.part}>
            <table className={classes.table}>
              {head}
              <tbody>
                {places.map((place) => (
                  <tr key={place}>
                    <th>
                      <Bone width={82} />
                    </th>
                    <td className={classes.balls}>
                      <BallRowSkeleton balls={lottery.matrix.balls} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <PagerSkeleton />
          </div>
        }
        isEmpty={(data) => data.total === 0}
        empty={<EmptyState title={words.empty} hint={words.emptyHint} />}
      >
        {(data, { stale }) => (
          <>
            <table className={classes.table} data-stale={stale || undefined}>
              <caption className="visually-hidden">{title}</caption>
              {head}
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
                        accent={lottery.accent}
                        size="sm"
                      />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <Pager
              page={page}
              pages={data.pages}
              perPage={drawsPerPage}
              total={data.total}
              onPage={setPage}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
