import { numberText } from '@bolillero/domain/number-text';
import { chartTexts } from '@bolillero/texts/charts';
import { modeTexts as words } from '@bolillero/texts/study-mode';
import { useChartKeys } from '../../../components/charts/use-chart-keys.ts';
import { useWidth } from '../../../components/charts/use-width.ts';
import type { ModeBall } from '../api.ts';
import { type BallStacks, ballStacks, topOfStacks } from '../ball-stacks.ts';
import classes from './StacksPicture.module.css';

interface StacksPictureProps {
  /** What the stacks are of, for screen readers. */
  readonly label: string;
  /** Those that are drawn, the most frequent first. */
  readonly balls: readonly ModeBall[];
  /** How many stand side by side. */
  readonly columns: number;
  /** The balls that are the mode. */
  readonly modes: readonly number[];
  /** The ball whose dates are open. */
  readonly chosen: number | null;
  readonly onChoose: (ball: number) => void;
  readonly onEscape: () => void;
}

/** Each time that a ball came is one ball more on its stack; behind them stands what chance gives each. */
export function StacksPicture(props: StacksPictureProps) {
  const { label, columns, modes, chosen, onChoose, onEscape } = props;
  const [frame, width] = useWidth<HTMLDivElement>(324);
  const balls = props.balls.map((ball) => ({ ...ball, count: ball.dates.length }));
  const rows = Array.from({ length: Math.ceil(balls.length / columns) }, (_, at) =>
    balls.slice(at * columns, (at + 1) * columns),
  ).map((row) => ballStacks(row, width, columns, topOfStacks(row)));
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const { active, focused, handlers } = useChartKeys({
    count: balls.length,
    row: columns < balls.length ? columns : undefined,
    onChoose: (mark) => onChoose(balls[mark]?.ball ?? 0),
    onEscape,
    nearest: (x, y) => {
      let below = y * height;
      const at = rows.findIndex((row) => {
        below -= row.height;
        return below < 0;
      });
      const row = rows[at];
      if (row === undefined) return -1;
      const place = Math.floor(((x * width - row.left) * columns) / (row.right - row.left));
      return at * columns + Math.min(row.stacks.length - 1, Math.max(0, place));
    },
  });
  const looked = focused ? balls[active] : undefined;
  return (
    <div ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with keys of its own */}
      <div
        {...handlers}
        role="group"
        aria-roledescription={chartTexts.chart}
        aria-label={`${label}. ${chartTexts.keys}`}
        className={classes.plot}
      >
        {rows.map((layout) => (
          <Stacks
            key={layout.stacks[0]?.ball}
            {...{ layout, width, modes }}
            looked={looked?.ball ?? chosen}
          />
        ))}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {looked ? words.mark(looked.ball, looked.count, modes.includes(looked.ball)) : ''}
      </p>
    </div>
  );
}

interface StacksProps {
  readonly layout: BallStacks;
  readonly width: number;
  readonly modes: readonly number[];
  /** The ball whose column is tinted. */
  readonly looked: number | null;
}

function Stacks({ layout, width, modes, looked }: StacksProps) {
  const { height, left, floor, radius, stacks, ticks } = layout;
  return (
    <svg data-chart width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {stacks.map(({ ball, x, width: column }) =>
        ball === looked ? (
          <rect
            key={ball}
            className={classes.looked}
            x={x - column / 2 + 1}
            y={2}
            width={column - 2}
            height={height - 4}
            rx={8}
          />
        ) : null,
      )}
      {stacks.map(({ ball, x, width: column, highY }) => (
        <rect
          key={ball}
          className={classes.band}
          x={x - column / 2}
          y={highY}
          width={column}
          height={floor - highY}
        />
      ))}
      {ticks.map(({ value, y }) => (
        <text key={value} className={classes.tick} x={left - 10} y={y + 4} textAnchor="end">
          {numberText(value)}
        </text>
      ))}
      {stacks.map(({ ball, count, x, width: column, ys }) => (
        <g key={ball}>
          {ys.map((y) => (
            <circle
              key={y}
              className={modes.includes(ball) ? classes.mode : classes.other}
              cx={x}
              cy={y}
              r={radius}
            />
          ))}
          <text
            className={classes.count}
            x={x}
            y={(ys.at(-1) ?? floor + radius) - radius - 5}
            textAnchor="middle"
          >
            {numberText(count)}
          </text>
          <circle className={classes.ball} cx={x} cy={floor + 22} r={Math.min(16, column / 2 - 1)} />
          <text className={classes.numeral} x={x} y={floor + 26.5} textAnchor="middle">
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
