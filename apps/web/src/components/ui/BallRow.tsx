import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { uiTexts } from '@bolillero/texts/ui';
import type { CSSProperties } from 'react';
import { Ball, type BallSize } from './Ball.tsx';
import classes from './BallRow.module.css';
import { classNames } from './class-names.ts';

interface BallRowProps {
  /** Main balls in the order to show, ascending for draws and plays. */
  readonly balls: readonly number[];
  /** Special ball; null or absent where there is none. */
  readonly special?: number | null | undefined;
  /** The special ball's name, "Powerball". */
  readonly specialLabel?: string | undefined;
  /** Multiplier of the draw or play; null or absent where there is none. */
  readonly multiplier?: number | null | undefined;
  readonly multiplierLabel?: string | undefined;
  /** The lottery's colour. */
  readonly accent?: LotteryAccent | undefined;
  /** Balls that were hit. */
  readonly matched?: readonly number[] | undefined;
  readonly specialMatched?: boolean | undefined;
  readonly size?: BallSize;
  /** `chosen` for a player's own numbers, `plain` for drawn ones. */
  readonly state?: 'plain' | 'chosen';
  readonly className?: string | undefined;
}

/** Numbers as they were drawn or played, on one line: main balls, the special one apart, the multiplier as a tag. */
export function BallRow({
  balls,
  special = null,
  specialLabel,
  multiplier = null,
  multiplierLabel = uiTexts.balls.anyMultiplier,
  accent,
  matched = [],
  specialMatched = false,
  size = 'md',
  state = 'plain',
  className,
}: BallRowProps) {
  if (balls.length === 0) return <span className={classes.none}>{uiTexts.balls.none}</span>;
  return (
    <ul
      className={classNames(classes.row, className)}
      style={{ '--balls': balls.length } as CSSProperties}
      data-balls={balls.length}
      data-size={size}
      data-special={special !== null || undefined}
      data-rings={matched.length > 0 || specialMatched || undefined}
    >
      {balls.map((ball) => (
        <li key={ball} className={classes.place}>
          <Ball number={ball} size={size} state={state} matched={matched.includes(ball)} />
        </li>
      ))}
      {special !== null && (
        <li className={classNames(classes.place, classes.special)}>
          <Ball
            number={special}
            size={size}
            state="special"
            accent={accent}
            label={specialLabel || uiTexts.slip.defaultSpecial}
            matched={specialMatched}
          />
        </li>
      )}
      {multiplier !== null && multiplier > 1 && (
        <li className={classes.multiplier}>
          <abbr title={multiplierLabel}>
            <span aria-hidden="true">×{multiplier}</span>
            <span className="visually-hidden">{uiTexts.balls.multiplier(multiplierLabel, multiplier)}</span>
          </abbr>
        </li>
      )}
    </ul>
  );
}
