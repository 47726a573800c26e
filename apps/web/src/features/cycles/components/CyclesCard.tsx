import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { nextDrawDateAfter } from '@bolillero/domain/calendar/schedule';
import { leastExpected } from '@bolillero/domain/statistics/expected';
import { cycleTexts as words } from '@bolillero/texts/study-cycles';
import { useQuery } from '@tanstack/react-query';
import { type BallCycle, type Cycles, cyclesQuery } from '../../../api/cycles.ts';
import { type LotteryDetail, matrixOn } from '../../../api/lottery.ts';
import type { StudyProps } from '../../../api/study.ts';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import type { ChartTable } from '../../../components/charts/chart-table.ts';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { scopeLine } from '../../../components/study/scope-words.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import classes from './CyclesCard.module.css';
import { CyclesPicture } from './CyclesPicture.tsx';

const shown = { phone: 9, desktop: 8 } as const;
const rowHeights = { phone: 38, desktop: 32 } as const;

/** For how many draws the balls stay away that are furthest from their mean; the table has all of them. */
export function CyclesCard({ lottery, series, search, onSearch }: StudyProps) {
  const screen = useMediaQuery('(max-width: 48em)') ? 'phone' : 'desktop';
  const query = useQuery(cyclesQuery(series, search, 'against-mean'));
  const scope = query.data ? scopeLine(lottery, series, query.data) : '';
  return (
    <ChartCard
      title={words.title}
      help={words.help}
      scope={scope}
      height={shown[screen] * rowHeights[screen] + 26}
      query={query}
      isEmpty={({ draws }) => draws === 0}
      onClearDates={() => onSearch({ from: undefined, to: undefined })}
    >
      {(data) => {
        const { cycles } = data;
        const next = nextDraw(lottery, data, search.to);
        const inDrum = cycles.filter(({ ball }) => ball <= next.matrix.size);
        const [first] = inDrum;
        const expected = (data.draws * next.matrix.balls) / next.matrix.size;
        const tells = first !== undefined && expected >= leastExpected;
        return {
          sentence: (
            <MarkedText
              text={
                tells ? words.sentence(first, next.matrix, next.until) : words.tooFew(data.draws, expected)
              }
            />
          ),
          legend: <Legend />,
          picture: (
            <CyclesPicture
              cycles={inDrum.slice(0, shown[screen])}
              rowHeight={rowHeights[screen]}
              chosen={search.ball}
              onChoose={(ball) => onSearch({ ball: String(ball) })}
            />
          ),
          note: words.honest,
          table: () => tableOf(cycles),
          all: words.all(cycles.length),
        };
      }}
    </ChartCard>
  );
}

/** What the draw after the last one of a scope takes, and the date of that last one where later draws are left out. */
function nextDraw(lottery: LotteryDetail, { to }: Cycles, asked: string | undefined) {
  const next = to === null ? null : nextDrawDateAfter(lottery.schedule, drawDate(to));
  const isOver = asked !== undefined && to !== null && next !== null && next < (lottery.nextDrawDate ?? next);
  return isOver
    ? { matrix: matrixOn(lottery, next), until: dateInWords(to, 'numeric') }
    : { matrix: lottery.matrix, until: null };
}

/** What the parts of a bar are. */
function Legend() {
  return (
    <>
      <span className={classes.key}>
        <svg width="24" height="12" aria-hidden="true">
          <rect className={classes.current} width="24" height="12" rx="3" />
        </svg>
        {words.key.current}
      </span>
      <span className={classes.key}>
        <svg width="6" height="16" aria-hidden="true">
          <line className={classes.mean} x1="3" x2="3" y1="0" y2="16" />
        </svg>
        {words.key.mean}
      </span>
      <span className={classes.key}>
        <svg width="26" height="12" aria-hidden="true">
          <path className={classes.longest} d="M0 6H24M24 1V11" />
        </svg>
        {words.key.longest}
      </span>
    </>
  );
}

function tableOf(cycles: readonly BallCycle[]): ChartTable {
  return {
    title: words.order,
    columns: [
      { heading: words.table.ball, kind: 'number' },
      { heading: words.table.current, kind: 'number' },
      { heading: words.table.mean, kind: 'number', decimals: 1 },
      { heading: words.table.longest, kind: 'number' },
    ],
    rows: cycles.map(({ ball, current, mean, longest }) => [ball, current, mean, longest]),
  };
}
