import { numberText } from '@bolillero/domain/number-text';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import { dateInWords } from '../../../components/ui/dates.ts';
import { gapStrip } from '../gap-strip.ts';
import classes from './GapPicture.module.css';

interface GapPictureProps {
  readonly ages: readonly number[];
  readonly current: number;
  /** How many draws are shown, up to the newest. */
  readonly count: number;
  readonly width: number;
  /** The date of the draw of an age; undefined where it is not known yet. */
  readonly dateOf: (age: number) => string | undefined;
}

export const gapPictureHeight = 84;
const line = 42;
/** Room at both edges for half a dot. */
const edge = 8;
/** Of a date, and the air around it. */
const dateWidth = 84;

/** One ball's draws on a line: its dots, between them the draws missed, and the absence of now. */
export function GapPicture({ ages, current, count, width, dateOf }: GapPictureProps) {
  const right = width - edge;
  const { dots, gaps, absence } = gapStrip(ages, current, { newer: 0, count }, { left: edge, right });
  const last = absence === null ? undefined : dots.at(-1);
  const [oldest, newest] = [dateOf(count - 1), dateOf(0)];
  const lastDate = last && dateOf(last.age);
  const lastX = last && Math.min(Math.max(last.x, dateWidth / 2), width - dateWidth / 2);
  const clearOf = (x: number) => lastX === undefined || Math.abs(lastX - x) > dateWidth;
  // between the dates of both edges
  const showsLast = lastX !== undefined && right - dateWidth / 2 - lastX > dateWidth;
  return (
    <svg
      width={width}
      height={gapPictureHeight}
      viewBox={`0 0 ${width} ${gapPictureHeight}`}
      aria-hidden="true"
    >
      <line className={classes.line} x1={edge} x2={right} y1={line} y2={line} />
      {absence && (
        <>
          <line className={classes.absence} x1={absence.from} x2={absence.to} y1={line} y2={line} />
          {absence.to - absence.from > 90 && (
            <text className={classes.now} x={(absence.from + absence.to) / 2} y={line - 14}>
              {appearanceTexts.ball.absent(current)}
            </text>
          )}
        </>
      )}
      {gaps.map(
        ({ age, missed, x, isWritten }) =>
          isWritten && (
            <text key={age} className={classes.gap} x={x} y={line - 14}>
              {numberText(missed)}
            </text>
          ),
      )}
      {dots.map(({ age, x }) => (
        <circle key={age} className={classes.dot} cx={x} cy={line} r={6.5} />
      ))}
      {oldest !== undefined && (clearOf(edge + dateWidth / 2) || !showsLast) && (
        <text className={classes.date} x={edge} y={line + 32}>
          {dateInWords(oldest, 'numeric')}
        </text>
      )}
      {showsLast && lastDate !== undefined && (
        <text className={classes.lastDate} x={lastX} y={line + 32}>
          {dateInWords(lastDate, 'numeric')}
        </text>
      )}
      {newest !== undefined && (
        <text className={classes.newest} x={right} y={line + 32}>
          {dateInWords(newest, 'numeric')}
        </text>
      )}
    </svg>
  );
}
