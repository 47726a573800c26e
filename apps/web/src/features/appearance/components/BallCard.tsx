import { dayNumber, drawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { leastExpected } from '@bolillero/domain/statistics/expected';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import { cycleTexts } from '@bolillero/texts/study-cycles';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { serverNow } from '../../../api/server-clock.ts';
import type { StudyProps } from '../../../api/study.ts';
import { ChartCard } from '../../../components/charts/ChartCard.tsx';
import type { ChartTable } from '../../../components/charts/chart-table.ts';
import { MarkedText } from '../../../components/study/MarkedText.tsx';
import { scopeLine } from '../../../components/study/scope-words.ts';
import { Ball } from '../../../components/ui/Ball.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import type { Asked } from '../../../components/ui/Loaded.tsx';
import type { CycleLine } from '../lines-in-sight.ts';
import type { StudiedBalls } from '../studied-balls.ts';
import classes from './BallCard.module.css';
import { GapPicture, gapPictureHeight } from './GapPicture.tsx';

const words = appearanceTexts.ball;

interface BallCardProps extends StudyProps {
  readonly query: Asked<StudiedBalls>;
  /** How many draws are drawn, at most. */
  readonly count: number;
}

/** One ball draw by draw, its gaps written out, and for how long it has been away. */
export function BallCard(props: BallCardProps) {
  const { lottery, series, search, onSearch, onShowDraw, query, count } = props;
  return (
    <ChartCard
      title={words.title}
      help={words.help}
      scope={query.data ? scopeLine(lottery, series, query.data) : ''}
      height={gapPictureHeight}
      query={query}
      isEmpty={({ draws }) => draws === 0}
      onClearDates={() => onSearch({ from: undefined, to: undefined })}
    >
      {(studied) => {
        const ball = studied.chosen(search.ball);
        const line = studied.lines[ball - 1];
        if (line === undefined) return { picture: null };
        const { draws, next, until, dateOf, lines } = studied;
        const last = dateOf(line.current);
        const today = dateIn(lottery.schedule.timeZone, serverNow());
        const days = last === undefined ? null : dayNumber(today) - dayNumber(drawDate(last));
        const told = { ball, current: line.current, draws, days, isGone: ball > next.size };
        const expected = (draws * next.balls) / next.size;
        const sentence =
          expected < leastExpected ? cycleTexts.tooFew(draws, expected) : words.sentence(told, next, until);
        return {
          sentence: <MarkedText text={sentence} />,
          legend: (
            <span className={classes.figures}>
              <b>{words.name(ball)}</b>
              {words.meanAndLongest(line.mean, line.longest)}
            </span>
          ),
          choices: (
            <Stepper
              ball={ball}
              balls={lines.length}
              onChoose={(chosen) => onSearch({ ball: String(chosen) })}
            />
          ),
          picture: (
            <GapPicture line={line} count={Math.min(count, draws)} dateOf={dateOf} onChoose={onShowDraw} />
          ),
          note: words.honest(ball, line.mean, line.longest),
          table: () => tableOf(line, studied),
        };
      }}
    </ChartCard>
  );
}

/** ‹ ball ›: to the next number, and round at the ends. */
function Stepper({
  ball,
  balls,
  onChoose,
}: {
  readonly ball: number;
  readonly balls: number;
  readonly onChoose: (ball: number) => void;
}) {
  return (
    <div className={classes.stepper}>
      <IconButton
        label={words.previous}
        className={classes.step}
        onClick={() => onChoose(ball === 1 ? balls : ball - 1)}
      >
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <Ball number={ball} size="lg" state="chosen" />
      <IconButton
        label={words.next}
        className={classes.step}
        onClick={() => onChoose(ball === balls ? 1 : ball + 1)}
      >
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** The draws in which it came, as far as they are known, the newest first. */
function tableOf({ ball, ages }: CycleLine, { dateOf, draws, known }: StudiedBalls): ChartTable {
  const isWhole = known.length === draws;
  return {
    title: words.table.title(ball),
    columns: [
      { heading: words.table.date, kind: 'date' },
      { heading: words.table.missed, kind: 'number' },
    ],
    rows: ages.map((age, at) => {
      const before = ages[at + 1] ?? (isWhole ? draws : undefined);
      return [dateOf(age) ?? null, before === undefined ? null : before - age - 1];
    }),
  };
}
