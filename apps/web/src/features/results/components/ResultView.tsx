import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { resultTexts } from '@bolillero/texts/results';
import type { ReactNode } from 'react';
import { type LotteryDetail, matrixOn } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { seriesOddsText } from '../../../api/series-odds.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { Slip } from '../../../components/ui/Slip.tsx';
import { type DrawResult, useResultOfDate } from '../api.ts';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { NextDraw } from './NextDraw.tsx';
import { NumberCheck } from './NumberCheck.tsx';
import { PrizeTable } from './PrizeTable.tsx';
import { ResultSkeleton } from './ResultSkeleton.tsx';
import classes from './ResultView.module.css';

/** Makes a link to the result of a date; to the newest one without a date. */
export type DateLink = (date: string | undefined, label: string) => ReactNode;

interface ResultViewProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
  /** The newest result without a date. */
  readonly date: string | undefined;
  readonly dateLink: DateLink;
  /** Where another date can be chosen: the field for it, given the date that is shown. */
  readonly dateChoice?: (date: string) => ReactNode;
  /** What else there is of the newest draw, for those who may see it. */
  readonly more?: ReactNode;
  /** The way to play, beside the next draw. */
  readonly action: ReactNode;
}

/** A result as everybody may read it: numbers, prizes, true odds, and what one's own numbers would have hit. */
export function ResultView(props: ResultViewProps) {
  const { lottery, series, date, dateLink, action } = props;
  const query = useResultOfDate({ name: lottery.name, series }, date);
  const { matrix } = lottery;
  return (
    <Loaded query={query} waiting={<ResultSkeleton size={matrix.size} special={specialSize(matrix)} />}>
      {({ result, ...beside }) => {
        if (result !== null) return <Result {...props} result={result} {...beside} />;
        return date === undefined ? (
          <EmptyState title={resultTexts.none} hint={resultTexts.noneHint} action={action} />
        ) : (
          <EmptyState title={resultTexts.noneOnDate} action={dateLink(undefined, resultTexts.seeNewest)} />
        );
      }}
    </Loaded>
  );
}

interface ResultProps extends Omit<ResultViewProps, 'date'> {
  readonly result: DrawResult;
  readonly previousDate: string | null;
  readonly nextDate: string | null;
}

function Result(props: ResultProps) {
  const { result, previousDate, nextDate, lottery, series, dateLink, dateChoice, more, action } = props;
  const matrix = matrixOn(lottery, result.date);
  const multiplier = multiplierOf(lottery, seriesOf(series), drawDate(result.date));
  const showsMultiplier = series === 0 && result.multiplier !== null;
  return (
    <div className={classes.view}>
      <div className={classes.main}>
        <DrawnNumbers result={result} lottery={lottery} />
        <div className={classes.dates}>
          {dateChoice?.(result.date)}
          <DatePager previousDate={previousDate} nextDate={nextDate} link={dateLink} />
          {nextDate === null && more && <p className={classes.more}>{more}</p>}
        </div>
        {nextDate === null && <NextDraw lottery={lottery} jackpot={result.jackpot} action={action} />}
        <NumberCheck
          key={result.id}
          lottery={lottery}
          specialName={lottery.specialName}
          series={series}
          date={result.date}
          matrix={matrix}
          multiplier={multiplier}
        />
        <section className={classes.prizes} aria-labelledby="prizes">
          <h2 id="prizes" className={classes.heading}>
            {resultTexts.prizes.title}
          </h2>
          <PrizeTable
            rows={result.prizes}
            currency={lottery.currency}
            specialName={lottery.specialName}
            multiplierLabel={showsMultiplier ? lottery.multiplierLabel : null}
            printed={multiplier.mode === 'per-play' ? multiplier.values : []}
          />
          <p className={classes.odds}>
            {seriesOddsText(lottery, series, nextDate !== null)} {resultTexts.independent}
          </p>
        </section>
      </div>
      <aside className={classes.slip}>
        <Slip
          size={matrix.size}
          columns={lottery.slipColumns}
          balls={result.balls}
          special={
            picksSpecial(matrix)
              ? { size: specialSize(matrix), chosen: result.special, name: lottery.specialName }
              : undefined
          }
          accent={lottery.accent}
          label={resultTexts.winningNumbers}
        />
      </aside>
    </div>
  );
}

interface DatePagerProps {
  readonly previousDate: string | null;
  readonly nextDate: string | null;
  readonly link: DateLink;
}

/** Back and forth among the draws of a series, by date. */
function DatePager({ previousDate, nextDate, link }: DatePagerProps) {
  return (
    <nav className={classes.pager} aria-label={resultTexts.pager.label}>
      {previousDate !== null && link(previousDate, resultTexts.pager.previous)}
      {nextDate !== null && link(nextDate, resultTexts.pager.next)}
      {nextDate !== null && link(undefined, resultTexts.pager.newest)}
    </nav>
  );
}
