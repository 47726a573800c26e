import { numberText } from '@bolillero/domain/number-text';
import type { BallStacks } from '../ball-stacks.ts';
import classes from './StacksPicture.module.css';

interface StacksPictureProps {
  readonly layout: BallStacks;
  readonly width: number;
  /** The balls that are the mode. */
  readonly modes: readonly number[];
  /** The ball whose dates are open, and that under the keyboard's or the finger's mark. */
  readonly chosen: number | null;
  readonly marked: number | null;
}

/** Each time that a ball came is one ball more on its stack; behind them what chance gives each. */
export function StacksPicture({ layout, width, modes, chosen, marked }: StacksPictureProps) {
  const { height, left, floor, radius, stacks, ticks } = layout;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {stacks.map(({ ball, x, width: column, highY }) => (
        <rect
          key={ball}
          className={classes.band}
          x={x - column / 2}
          y={highY}
          // a hair wider: between neighbours no seam is seen
          width={column + 0.5}
          height={floor - highY}
        />
      ))}
      {ticks.map(({ value, y }) => (
        <text key={value} className={classes.tick} x={left - 10} y={y + 4}>
          {numberText(value)}
        </text>
      ))}
      {stacks.map(({ ball, count, x, width: column, ys }) => (
        <g key={ball}>
          {(ball === chosen || ball === marked) && (
            <rect
              className={ball === chosen ? classes.chosen : classes.marked}
              x={x - column / 2 + 1}
              y={4}
              width={column - 2}
              height={height - 6}
              rx={8}
            />
          )}
          {ys.map((y) => (
            <circle
              key={y}
              className={modes.includes(ball) ? classes.mode : classes.other}
              cx={x}
              cy={y}
              r={radius}
            />
          ))}
          <text className={classes.count} x={x} y={(ys.at(-1) ?? floor + radius) - radius - 5}>
            {numberText(count)}
          </text>
          <circle className={classes.ball} cx={x} cy={floor + 22} r={Math.min(16, column / 2 - 1)} />
          <text className={classes.numeral} x={x} y={floor + 26.5}>
            {ball}
          </text>
        </g>
      ))}
      {stacks.map(({ ball, x, width: column, expectedY }) => (
        <line
          key={ball}
          className={classes.expected}
          x1={x - column / 2}
          x2={x + column / 2}
          y1={expectedY}
          y2={expectedY}
        />
      ))}
    </svg>
  );
}
