import { numberText } from '@bolillero/domain/number-text';
import type { BallCycle } from '../../../api/cycles.ts';
import { cycleBars } from '../cycle-bars.ts';
import classes from './CyclesPicture.module.css';

interface CyclesPictureProps {
  readonly cycles: readonly BallCycle[];
  /** In pixels. */
  readonly width: number;
  readonly rowHeight: number;
  /** The ball that is looked at, and that under the keyboard's or the finger's mark. */
  readonly chosen: number | null;
  readonly marked: number | null;
}

const barHeight = 16;

/** A bar is the absence of now, the thick tick the mean one, the fine line ends at the longest. */
export function CyclesPicture({ cycles, width, rowHeight, chosen, marked }: CyclesPictureProps) {
  const { rows, ticks, height, start } = cycleBars(cycles, width, rowHeight);
  const axis = height - 22;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map(({ value, x }) => (
        <g key={value}>
          <line className={classes.grid} x1={x} x2={x} y1={2} y2={axis} />
          <text className={classes.tick} x={x} y={height - 4}>
            {numberText(value)}
          </text>
        </g>
      ))}
      {rows.map(({ ball, current, longest, y, currentX, meanX, longestX, holdsFigure }) => (
        <g key={ball}>
          {(ball === chosen || ball === marked) && (
            <rect
              className={ball === chosen ? classes.chosen : classes.marked}
              x={1}
              y={y - rowHeight / 2 + 1}
              width={width - 2}
              height={rowHeight - 2}
              rx={6}
            />
          )}
          <circle className={classes.ball} cx={20} cy={y} r={13} />
          <text className={classes.numeral} x={20} y={y + 4.5}>
            {ball}
          </text>
          {longest > current && (
            <>
              <line className={classes.longest} x1={currentX} x2={longestX} y1={y} y2={y} />
              <line className={classes.longest} x1={longestX} x2={longestX} y1={y - 5} y2={y + 5} />
            </>
          )}
          <text className={classes.longestFigure} x={longestX + (longest > current ? 6 : 4)} y={y + 4}>
            {(longest > current || !holdsFigure) && numberText(longest)}
          </text>
          <rect
            className={classes.current}
            x={start}
            y={y - barHeight / 2}
            width={Math.max(0, currentX - start)}
            height={barHeight}
            rx={Math.min(3, (currentX - start) / 2)}
          />
          {meanX !== null && <line className={classes.mean} x1={meanX} x2={meanX} y1={y - 11} y2={y + 11} />}
          {holdsFigure ? (
            <text className={classes.figure} x={currentX - 6} y={y + 4}>
              {numberText(current)}
            </text>
          ) : (
            longest > current && (
              <text className={classes.beside} x={currentX + 5} y={y - 4}>
                {numberText(current)}
              </text>
            )
          )}
        </g>
      ))}
    </svg>
  );
}
