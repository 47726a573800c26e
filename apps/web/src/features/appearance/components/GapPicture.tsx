import { numberText } from '@bolillero/domain/number-text';
import { chartTexts } from '@bolillero/texts/charts';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import { useChartKeys } from '../../../components/charts/use-chart-keys.ts';
import { useWidth } from '../../../components/charts/use-width.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { type GapStrip, gapStrip } from '../gap-strip.ts';
import type { CycleLine } from '../lines-in-sight.ts';
import classes from './GapPicture.module.css';

interface GapPictureProps {
  readonly line: CycleLine;
  /** How many draws are shown, up to the newest. */
  readonly count: number;
  /** The date of the draw of an age; undefined where it is not known yet. */
  readonly dateOf: (age: number) => string | undefined;
  /** A draw in which the ball came. */
  readonly onChoose: (date: string) => void;
}

const words = appearanceTexts.ball;

export const gapPictureHeight = 84;
const middle = 42;
/** Room at both edges for half a dot. */
const edge = 8;
/** Of a date, and the air around it. */
const dateWidth = 84;
/** Of the words on the absence. */
const wordsWidth = 90;

/** One ball's draws on a line: its dots, between them the draws missed, and the absence of now. */
export function GapPicture({ line, count, dateOf, onChoose }: GapPictureProps) {
  const { ball, ages, current } = line;
  const [frame, width] = useWidth<HTMLDivElement>(324);
  const strip = gapStrip(ages, current, { newer: 0, count }, { left: edge, right: width - edge });
  const { dots, gaps } = strip;
  const choose = (mark: number) => {
    const date = dateOf(dots[mark]?.age ?? -1);
    if (date !== undefined) onChoose(date);
  };
  const { active, focused, handlers } = useChartKeys({
    count: dots.length,
    onChoose: choose,
    nearest: (x) => nearestOf(dots, x * width),
  });
  const looked = focused ? dots[active] : undefined;
  const date = looked && dateOf(looked.age);
  const missed = gaps.map((gap) => gap.missed);
  return (
    <div ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with keys of its own */}
      <div
        {...handlers}
        role="group"
        aria-roledescription={chartTexts.chart}
        aria-label={`${words.strip(ball, count, missed, dots.length, current)} ${chartTexts.keys}`}
        className={classes.plot}
      >
        <Strip
          {...{ strip, width, current, dateOf }}
          oldest={dateOf(count - 1)}
          looked={looked?.age ?? null}
        />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {date && looked ? words.mark(dateInWords(date, 'numeric'), missed[active - 1] ?? null) : ''}
      </p>
    </div>
  );
}

function nearestOf(dots: GapStrip['dots'], x: number): number {
  return dots.reduce((best, dot, at) => {
    const known = dots[best];
    return known === undefined || Math.abs(dot.x - x) < Math.abs(known.x - x) ? at : best;
  }, -1);
}

interface StripProps {
  readonly strip: GapStrip;
  readonly width: number;
  readonly current: number;
  readonly dateOf: (age: number) => string | undefined;
  /** The date at the left edge. */
  readonly oldest: string | undefined;
  /** The age of the draw that is looked at. */
  readonly looked: number | null;
}

function Strip({ strip: { dots, gaps, absence }, width, current, dateOf, oldest, looked }: StripProps) {
  const right = width - edge;
  const last = absence === null ? undefined : dots.at(-1);
  const lastDate = last && dateOf(last.age);
  const lastX = last && Math.min(Math.max(last.x, dateWidth / 2), width - dateWidth / 2);
  // it stands between the dates of both edges, and before that of the left one
  const showsLast = lastX !== undefined && right - dateWidth / 2 - lastX > dateWidth;
  const showsOldest = !showsLast || lastX - edge - dateWidth / 2 > dateWidth;
  const newest = dateOf(0);
  return (
    <svg
      data-chart
      width={width}
      height={gapPictureHeight}
      viewBox={`0 0 ${width} ${gapPictureHeight}`}
      aria-hidden="true"
    >
      <line className={classes.line} x1={edge} x2={right} y1={middle} y2={middle} />
      {absence && (
        <>
          <line className={classes.absence} x1={absence.from} x2={absence.to} y1={middle} y2={middle} />
          {absence.to - absence.from > wordsWidth && (
            <text
              className={classes.now}
              x={(absence.from + absence.to) / 2}
              y={middle - 14}
              textAnchor="middle"
            >
              {words.absent(current)}
            </text>
          )}
        </>
      )}
      {gaps.map(
        ({ age, missed, x, isWritten }) =>
          isWritten && (
            <text key={age} className={classes.gap} x={x} y={middle - 14} textAnchor="middle">
              {numberText(missed)}
            </text>
          ),
      )}
      {dots.map(({ age, x }) => (
        <g key={age}>
          {age === looked && <circle className={classes.looked} cx={x} cy={middle} r={11} />}
          <circle className={classes.dot} cx={x} cy={middle} r={6.5} />
        </g>
      ))}
      {oldest !== undefined && showsOldest && (
        <text className={classes.date} x={edge} y={middle + 32}>
          {dateInWords(oldest, 'numeric')}
        </text>
      )}
      {showsLast && lastDate !== undefined && (
        <text className={classes.lastDate} x={lastX} y={middle + 32} textAnchor="middle">
          {dateInWords(lastDate, 'numeric')}
        </text>
      )}
      {newest !== undefined && (
        <text className={classes.date} x={right} y={middle + 32} textAnchor="end">
          {dateInWords(newest, 'numeric')}
        </text>
      )}
    </svg>
  );
}
