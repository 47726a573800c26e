import { specialSize } from '@bolillero/domain/games/matrix';
import { firstOfMany } from '@bolillero/domain/statistics/first-of-many';
import { modeTexts as words } from '@bolillero/texts/study-mode';
import { useRef } from 'react';
import type { StudyProps } from '../../../api/study.ts';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import type { ChartTable } from '../../../components/charts/chart-table.ts';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { scopeLine } from '../../../components/study/scope-words.ts';
import { useMediaQuery } from '../../../components/ui/use-media-query.ts';
import { type Mode, type ModeBall, useMode } from '../api.ts';
import { modeTrials } from '../mode-trials.ts';
import classes from './ModeCard.module.css';
import { StackDates } from './StackDates.tsx';
import { StacksPicture } from './StacksPicture.tsx';

interface ModeCardProps extends StudyProps {
  readonly drum: 'main' | 'special';
}

/** The list of the mode (Rulebook 4). */
const listed = 20;
const mainTitles = { phone: words.shortTitle, desktop: words.title } as const;
const specialTitles = (name: string) => ({
  phone: words.shortSpecialTitle(name),
  desktop: words.specialTitle(name),
});
/** Of the picture, as three months usually have it. */
const heights = { main: { phone: 560, desktop: 342 }, special: { phone: 420, desktop: 274 } } as const;

/** The balls of a drum that came most in the last three months, each as a stack of its appearances. */
export function ModeCard({ lottery, series, search, onSearch, onShowDraw, drum }: ModeCardProps) {
  const screen = useMediaQuery('(max-width: 48em)') ? 'phone' : 'desktop';
  const query = useMode(series, drum);
  const place = useRef<HTMLDivElement>(null);
  const chosen = chosenOf(search.ball, drum);
  const close = () => onSearch({ ball: undefined });
  const titles = drum === 'special' ? specialTitles(lottery.specialName) : mainTitles;
  const title = titles[screen];
  return (
    <ChartCard
      title={title}
      help={words.help}
      scope={query.data ? scopeLine(lottery, series, query.data) : ''}
      height={heights[drum][screen]}
      query={query}
      isEmpty={({ draws }) => draws === 0}
    >
      {(mode) => {
        const { balls, modes } = mode;
        const drawn = balls.slice(0, listed);
        const open = balls.find(({ ball, dates }) => ball === chosen && dates.length > 0);
        const [next] = balls.slice(listed);
        return {
          sentence: <MarkedText text={sentenceOf(mode, lottery, drum)} />,
          legend: <Legend ball={balls[0]} />,
          picture: (
            <div ref={place}>
              <StacksPicture
                label={title}
                balls={drawn}
                columns={screen === 'phone' ? 10 : listed}
                modes={modes}
                chosen={chosen}
                onChoose={(ball) => onSearch({ ball: drum === 'special' ? `+${ball}` : `${ball}` })}
                onEscape={close}
              />
              {open && (
                <StackDates
                  ball={open.ball}
                  dates={open.dates}
                  beside={() => place.current}
                  onShowDraw={onShowDraw}
                  onClose={close}
                />
              )}
            </div>
          ),
          note: next && words.foot(drawn.length, balls.length, next.dates.length),
          table: () => tableOf(title, balls),
          all: words.all(balls.length),
        };
      }}
    </ChartCard>
  );
}

/** The ball of a drum that the address names: `14`, and `+9` of the special one. */
function chosenOf(ball: string | undefined, drum: 'main' | 'special'): number | null {
  const [, number] = (drum === 'special' ? /^\+(\d{1,2})$/ : /^(\d{1,2})$/).exec(ball ?? '') ?? [];
  return number === undefined ? null : Number(number);
}

/** Which balls are the mode, and what the first of as many comes to by chance. */
function sentenceOf(
  { balls, modes, draws }: Mode,
  lottery: StudyProps['lottery'],
  drum: 'main' | 'special',
): string {
  const trials = modeTrials(lottery, balls, (matrix) =>
    drum === 'special' ? 1 / specialSize(matrix) : matrix.balls / matrix.size,
  );
  const { likely } = firstOfMany(trials, balls.length);
  return words.sentence(modes, balls[0]?.dates.length ?? 0, draws, likely);
}

function Legend({ ball }: { readonly ball: ModeBall | undefined }) {
  return (
    <>
      {ball && (
        <span className={classes.key}>
          <svg width="28" height="14" aria-hidden="true">
            <rect className={classes.band} width="28" height="14" />
            <line className={classes.expected} x1="0" x2="28" y1="7" y2="7" />
          </svg>
          {words.key(ball.expected, ball.high)}
        </span>
      )}
      <span className={classes.key}>
        <svg width="12" height="12" aria-hidden="true">
          <circle className={classes.dot} cx="6" cy="6" r="6" />
        </svg>
        {words.keyDots}
      </span>
    </>
  );
}

function tableOf(title: string, balls: readonly ModeBall[]): ChartTable {
  return {
    title,
    columns: [
      { heading: words.table.ball, kind: 'number' },
      { heading: words.table.count, kind: 'number' },
      { heading: words.table.expected, kind: 'number', decimals: 1 },
      { heading: words.table.last, kind: 'date' },
    ],
    rows: balls.map(({ ball, dates, expected }) => [ball, dates.length, expected, dates[0] ?? null]),
  };
}
