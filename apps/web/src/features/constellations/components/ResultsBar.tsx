import { resultsBarTexts as words } from '@bolillero/texts/study-results-bar';
import { useEffect } from 'react';
import type { StudyProps } from '../../../api/study.ts';
import { DateRangeBar } from '../../../components/study/DateRangeBar.tsx';
import { ResultsExcelButton } from '../../../components/study/ResultsExcelButton.tsx';
import { phone } from '../../../components/table/phone.ts';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { BallFilter } from './BallFilter.tsx';
import { largestBall } from './largest-ball.ts';
import classes from './ResultsBar.module.css';

interface ResultsBarProps extends Omit<StudyProps, 'onShowDraw'> {
  /** How many draws this search found; undefined until its own answer is there. */
  readonly found: number | undefined;
}

/** The seconds that the specification gives the warning. */
const noneSeconds = 3;

/**
 * Which draws the stack of slips shows: dates, one ball, and all of them as an Excel file. A ball without a draw is told, and the latest
 * draws are shown again. Each new search begins at the first page.
 */
export function ResultsBar({ lottery, series, search, onSearch, found }: ResultsBarProps) {
  const compact = useMediaQuery(phone);
  const most = largestBall(lottery);
  const { from, to, ball, ja } = search;
  const range = { from, to };
  // what other studies look at, a pair or a trio, filters no results
  const asked = ball !== undefined && /^\d{1,2}$/.test(ball) ? ball : undefined;
  const filter = ballOf(asked, most);

  const fallBack = (typed: string, how?: { replace: boolean }) => {
    showWarning(words.none(typed), { seconds: noneSeconds });
    onSearch({ from: undefined, to: undefined, ball: undefined, page: undefined }, how);
  };
  const hasNone = asked !== undefined && (filter === null || found === 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that finds nothing
  useEffect(() => {
    if (hasNone) fallBack(asked, { replace: true });
  }, [hasNone, asked, from, to]);

  const seek = (typed: string) => {
    if (typed === '') return onSearch({ ball: undefined, page: undefined });
    const sought = ballOf(typed, most);
    if (sought === null) return fallBack(typed);
    return onSearch({ ball: String(sought), page: undefined });
  };
  return (
    <search className={classes.bar}>
      <DateRangeBar
        {...{ lottery, series, range }}
        send={words.send}
        onRange={(chosen) => onSearch({ ...chosen, page: undefined })}
      />
      <BallFilter ball={filter} most={most} compact={compact} onSeek={seek} />
      <span className={classes.end}>
        <ResultsExcelButton
          {...{ lottery, series, range, compact }}
          ball={filter ?? undefined}
          previous={ja !== undefined && ja <= 10 ? ja : undefined}
          disabled={!found}
        />
      </span>
    </search>
  );
}

/** A ball of the drum; null for anything else. */
function ballOf(text: string | undefined, most: number): number | null {
  const ball = Number(text);
  return Number.isInteger(ball) && ball >= 1 && ball <= most ? ball : null;
}
