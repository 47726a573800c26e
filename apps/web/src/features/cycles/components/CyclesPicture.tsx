import { numberText } from '@bolillero/domain/number-text';
import { chartTexts } from '@bolillero/texts/charts';
import { cycleTexts as words } from '@bolillero/texts/study-cycles';
import type { BallCycle } from '../../../api/cycles.ts';
import { useChartKeys } from '../../../components/charts/use-chart-keys.ts';
import { useWidth } from '../../../components/charts/use-width.ts';
import { type CycleBars, cycleBars } from '../cycle-bars.ts';
import classes from './CyclesPicture.module.css';

interface CyclesPictureProps {
  readonly cycles: readonly BallCycle[];
  readonly rowHeight: number;
  /** The ball that is looked at, as the address has it. */
  readonly chosen: string | undefined;
  readonly onChoose: (ball: number) => void;
}

/** A bar is the absence of now, the thick tick the mean one, the fine line ends at the longest. */
export function CyclesPicture({ cycles, rowHeight, chosen, onChoose }: CyclesPictureProps) {
  const [frame, width] = useWidth<HTMLDivElement>(324);
  const layout = cycleBars(cycles, width, rowHeight);
  const { active, focused, handlers } = useChartKeys({
    count: cycles.length,
    onChoose: (mark) => onChoose(cycles[mark]?.ball ?? 0),
    nearest: (_, y) => Math.min(cycles.length - 1, Math.floor((y * layout.height) / rowHeight)),
  });
  const looked = focused ? cycles[active] : undefined;
  return (
    <div ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with keys of its own */}
      <div
        {...handlers}
        role="group"
        aria-roledescription={chartTexts.chart}
        aria-label={`${words.order}. ${chartTexts.keys}`}
        className={classes.plot}
      >
        <Bars {...{ layout, width, rowHeight }} looked={looked?.ball ?? Number(chosen)} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {looked ? words.mark(looked.ball, looked.current, looked.mean, looked.longest) : ''}
      </p>
    </div>
  );
}

interface BarsProps {
  readonly layout: CycleBars;
  readonly width: number;
  readonly rowHeight: number;
  /** The ball of the row that is tinted. */
  readonly looked: number;
}

const barHeight = 16;

function Bars({ layout, width, rowHeight, looked }: BarsProps) {
  const { rows, ticks, height, start } = layout;
  const axis = height - 22;
  return (
    <svg data-chart width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
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
          {ball === looked && (
            <rect
              className={classes.looked}
              x={0}
              y={y - rowHeight / 2 + 1}
              width={width}
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
