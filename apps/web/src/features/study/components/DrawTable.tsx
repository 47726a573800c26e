import { studyTexts } from '@bolillero/texts/study';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import type { ReactNode } from 'react';
import type { StudyProps } from '../../../api/study.ts';
import { ResultsExcelButton } from '../../../components/study/ResultsExcelButton.tsx';
import { ScopeLine } from '../../../components/study/ScopeLine.tsx';
import { phone } from '../../../components/table/phone.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { Bone } from '../../../components/ui/Bone.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Pager, PagerSkeleton } from '../../../components/ui/Pager.tsx';
import { ScrollBox } from '../../../components/ui/ScrollBox.tsx';
import { BallRowSkeleton } from '../../../components/ui/skeletons.tsx';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { type DrawSort, drawSorts, drawsPerPage, useDraws } from '../api.ts';
import { SortHeading } from './SortHeading.tsx';
import classes from './Study.module.css';

const words = studyTexts.draws;
const places = Array.from({ length: drawsPerPage }, (_, place) => place);
const newestFirst: DrawSort = '-fecha';

interface DrawTableProps extends Omit<StudyProps, 'onShowDraw'> {
  /** A link to the result of a date. */
  readonly dateLink: (date: string) => ReactNode;
}

/** The draws of a series with their balls, by pages, over all of them in the order that a heading asks for. */
export function DrawTable({ lottery, series, search, onSearch, dateLink }: DrawTableProps) {
  const compact = useMediaQuery(phone);
  const { from, to, page = 1 } = search;
  const range = { from, to };
  const sort = drawSorts.find((one) => one === search.sort) ?? newestFirst;
  const query = useDraws(series, { ...range, page, sort });
  const order = (next: DrawSort) =>
    onSearch({ sort: next === newestFirst ? undefined : next, page: undefined });
  const known = query.isPlaceholderData ? undefined : query.data;
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
      <h2 id="draws" className="visually-hidden">
        {words.title}
      </h2>
      <div className={classes.scope}>
        <ScopeLine
          {...{ lottery, series, range }}
          scope={query.data?.scope}
          onRange={(chosen) => onSearch({ ...chosen, page: undefined })}
        >
          <ResultsExcelButton {...{ lottery, series, range, compact }} disabled={!known?.total} />
        </ScopeLine>
      </div>
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
        empty={
          from || to ? (
            <EmptyState
              title={words.noneInRange}
              hint={words.noneInRangeHint}
              action={
                <Button onClick={() => onSearch({ from: undefined, to: undefined, page: undefined })}>
                  {studyDatesTexts.clear}
                </Button>
              }
            />
          ) : (
            <EmptyState title={words.empty} hint={words.emptyHint} />
          )
        }
      >
        {(data, { stale }) => (
          <>
            <ScrollBox label={words.table} className={classes.scroller}>
              <table className={classes.table} data-stale={stale || undefined}>
                <caption className="visually-hidden">{words.title}</caption>
                {head}
                <tbody>
                  {data.draws.map(({ date, balls, special }) => (
                    <tr key={date}>
                      <th scope="row">{dateLink(date)}</th>
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
            </ScrollBox>
            <Pager
              page={page}
              pages={data.pages}
              perPage={drawsPerPage}
              total={data.total}
              onPage={(next) => onSearch({ page: next === 1 ? undefined : next })}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
