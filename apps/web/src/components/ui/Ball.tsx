import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { uiTexts } from '@bolillero/texts/ui';
import { accentStyle } from './accent.ts';
import classes from './Ball.module.css';
import { type BallMarkKind, type BallState, markOf, markShapes } from './ball-marks.ts';
import { classNames } from './class-names.ts';

export type BallSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
/** Repeats in the chosen previous plays: 3 means three or more. */
export type Heat = 0 | 1 | 2 | 3;

interface BallProps {
  /** The numeral; nothing on an empty place. */
  readonly number: number | null;
  readonly size?: BallSize;
  readonly state?: BallState;
  /** A hit: gold ring, and a word for screen readers. */
  readonly matched?: boolean;
  /** Colours by repeats instead of by state, with the count as a badge. */
  readonly heat?: Heat;
  /** The lottery's colour, for a special ball. */
  readonly accent?: LotteryAccent | undefined;
  /** Read before the number, such as the special ball's name. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * One ball: a circle with a soft top light, its numeral, and a mark that says what its colour says. On the screen a number
 * below ten is one figure; two are for what is printed (PDF, sheet, mail).
 */
export function Ball({
  number,
  size = 'md',
  state = 'plain',
  matched,
  heat,
  accent,
  label,
  className,
}: BallProps) {
  const mark = heat === undefined ? markOf[state] : undefined;
  const words = heat === undefined ? wordsOf(state) : uiTexts.ball.repeats(heat);
  return (
    <span
      className={classNames(classes.ball, className)}
      data-size={size}
      data-state={heat === undefined ? state : `heat-${heat}`}
      data-matched={matched || undefined}
      style={state === 'special' && accent ? accentStyle(accent) : undefined}
    >
      {label && <span className="visually-hidden">{label} </span>}
      <span className={classes.numeral}>{number}</span>
      {mark && <BallMark kind={mark} />}
      {heat !== undefined && heat > 0 && (
        <span className={classes.count} aria-hidden="true">
          {heat === 3 ? '3+' : heat}
        </span>
      )}
      {words && <span className="visually-hidden">, {words}</span>}
      {matched && <span className="visually-hidden">, {uiTexts.ball.matched}</span>}
    </span>
  );
}

/** The small sign at a ball's edge; its words stand beside it for screen readers. */
function BallMark({ kind }: { kind: BallMarkKind }) {
  return (
    <svg className={classes.mark} data-kind={kind} viewBox="0 0 12 12" aria-hidden="true">
      <path d={markShapes[kind]} />
    </svg>
  );
}

function wordsOf(state: BallState): string | null {
  return state === 'hot' || state === 'cold' || state === 'pair' || state === 'copied'
    ? uiTexts.ball[state]
    : null;
}
