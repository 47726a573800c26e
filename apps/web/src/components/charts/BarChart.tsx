import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { fixedText } from '@bolillero/domain/number-text';
import { chartTexts as texts } from '@bolillero/texts/charts';
import { scaleLinear } from '@visx/scale';
import { accentStyle } from '../ui/accent.ts';
import { useMediaQuery } from '../ui/use-media-query.ts';
import classes from './BarChart.module.css';
import { type CountByChance, chancePlace } from './chance-place.ts';
import { useChartKeys } from './use-chart-keys.ts';
import { useWidth } from './use-width.ts';

export interface Bar extends CountByChance {
  /** What stands below it: "61", "2015". */
  readonly label: string;
  /** How it is announced, without its figures: "Bolilla 61"; made of the label unless said. */
  readonly name?: string | undefined;
  /** It is expected too seldom to stand out. */
  readonly silent?: boolean | undefined;
}

interface BarChartProps {
  /** What the bars are of, for screen readers. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The bar that is looked at, by its label. */
  readonly chosen?: string | undefined;
  readonly onChoose?: ((label: string) => void) | undefined;
  readonly onEscape?: (() => void) | undefined;
  /** Every how many bars a label stands, besides those that stand out. */
  readonly every?: number | undefined;
  /** Height of a row, in pixels. */
  readonly height?: number | undefined;
  /** In two rows of the same scale on a phone. */
  readonly folds?: boolean | undefined;
  /** The lottery's colour instead of felt: the special drum. */
  readonly accent?: LotteryAccent | undefined;
  /** False where too few are expected: nothing stands out. */
  readonly marks?: boolean | undefined;
  /** What stands below until a bar is looked at, whose words then stand there for everybody; without it they are only announced. */
  readonly hint?: string | undefined;
  /** What its keys do, for screen readers, where that is less than with a table and dates. */
  readonly keys?: string | undefined;
}

const axis = { left: 34, right: 6, top: 30, bottom: 24 };

/**
 * Counts as vertical bars beside what chance gives: the dashed line is what is expected, the grey band its 95 % interval. Above it a
 * bar is full and has ▲ and its figure, below it hollow with ▼, within it pale. The scale begins at 0.
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, chosen, onChoose, onEscape, every = 5, height = 240, accent, marks = true } = props;
  const phone = useMediaQuery('(max-width: 48em)');
  const [frame, width] = useWidth<HTMLDivElement>(phone ? 324 : 860);
  const perRow = props.folds && phone ? Math.ceil(bars.length / 2) : bars.length;
  const rows =
    perRow === 0 ? [] : [bars.slice(0, perRow), bars.slice(perRow)].filter((row) => row.length > 0);
  const highest = Math.max(1, ...bars.map(({ count, high }) => Math.max(count, high)));
  const scale = scaleLinear<number>({ domain: [0, highest], range: [height - axis.bottom, axis.top] });
  const step = (width - axis.left - axis.right) / Math.max(1, perRow);
  const chosenAt = chosen === undefined ? -1 : bars.findIndex((bar) => bar.label === chosen);
  const { active, focused, handlers } = useChartKeys({
    count: bars.length,
    active: chosenAt,
    onChoose: (mark) => onChoose?.(bars[mark]?.label ?? ''),
    onEscape,
    nearest: (x, y) => {
      const row = Math.min(rows.length - 1, Math.max(0, Math.floor(y * rows.length)));
      const place = Math.floor((x * width - axis.left) / step);
      const last = (rows[row]?.length ?? 0) - 1;
      return last < 0 ? -1 : row * perRow + Math.min(Math.max(place, 0), last);
    },
  });
  const looked = bars[active];
  const told =
    looked &&
    texts.mark(looked.name ?? texts.ball(looked.label), looked.count, looked.expected, chancePlace(looked));
  return (
    <div
      ref={frame}
      className={classes.frame}
      style={accentStyle(accent)}
      data-accent={accent !== undefined || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with keys of its own */}
      <div
        {...handlers}
        role="group"
        aria-roledescription={texts.chart}
        aria-label={`${label}. ${props.keys ?? texts.keys}`}
        className={classes.plot}
      >
        {rows.map((row, place) => (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: the first row and the second
            key={place}
            data-chart
            width={width}
            height={height}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
          >
            <Row
              bars={row}
              scale={scale}
              width={width}
              step={step}
              height={height}
              every={every}
              marks={marks}
              active={active - place * perRow}
              chosen={chosenAt - place * perRow}
              ticks={scale.ticks(4)}
            />
          </svg>
        ))}
      </div>
      {props.hint !== undefined && (
        <p className={classes.hint} aria-hidden="true">
          {told ?? props.hint}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {focused ? told : ''}
      </p>
    </div>
  );
}

interface RowProps {
  readonly bars: readonly Bar[];
  readonly scale: (value: number) => number;
  readonly ticks: readonly number[];
  readonly width: number;
  readonly height: number;
  readonly step: number;
  readonly every: number;
  readonly marks: boolean;
  readonly active: number;
  readonly chosen: number;
}

function Row({ bars, scale, ticks, width, height, step, every, marks, active, chosen }: RowProps) {
  const base = height - axis.bottom;
  const thick = Math.max(1, Math.min(step * 0.76, 28));
  const placed = (bar: Bar) => (marks && !bar.silent ? chancePlace(bar) : 'inside');
  const stands = (bar: Bar) => placed(bar) !== 'inside';
  const x = (place: number) => axis.left + place * step + step / 2;
  const lifted = liftedFigures(bars, stands, step);
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={classes.grid}
            x1={axis.left}
            x2={width - axis.right}
            y1={scale(tick)}
            y2={scale(tick)}
          />
          <text className={classes.tick} x={axis.left - 6} y={scale(tick) + 4} textAnchor="end">
            {fixedText(tick, Number.isInteger(tick) ? 0 : 1)}
          </text>
        </g>
      ))}
      {[...new Set([chosen, active])]
        .filter((place) => place >= 0 && place < bars.length)
        .map((place) => (
          <rect
            key={place}
            className={classes.looked}
            x={x(place) - step / 2}
            y={2}
            width={step}
            height={height - 4}
            rx={5}
          />
        ))}
      <path className={classes.band} d={bandOf(bars, scale, step)} />
      {bars.map((bar, place) => (
        <rect
          key={bar.label}
          className={classes.bar}
          data-place={placed(bar)}
          x={x(place) - thick / 2}
          y={scale(bar.count)}
          width={thick}
          height={Math.max(0, base - scale(bar.count))}
          rx={Math.min(3, thick / 3)}
        />
      ))}
      <path className={classes.expected} d={expectedOf(bars, scale, step)} />
      <line className={classes.base} x1={axis.left} x2={width - axis.right} y1={base} y2={base} />
      {bars.map((bar, place) => {
        const isOut = (one: Bar) => stands(one) || one === bars[active] || one === bars[chosen];
        const out = isOut(bar);
        const number = Number(bar.label);
        const shown =
          out || ((place === 0 || number % every === 0) && !nearStanding(bars, place, isOut, step));
        return (
          <g key={bar.label}>
            {shown && (
              <text
                className={classes.label}
                data-out={out || undefined}
                x={x(place)}
                y={height - 7}
                textAnchor="middle"
              >
                {bar.label}
              </text>
            )}
            {stands(bar) && (
              <text
                className={classes.figure}
                x={x(place)}
                y={Math.min(scale(bar.count), scale(bar.high)) - (lifted.has(place) ? 19 : 6)}
                textAnchor="middle"
              >
                {placed(bar) === 'above' ? '▲' : '▼'}
                {bar.count}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Pixels that a figure needs for itself. */
const figureRoom = 34;

/** The places of the figures that stand a line higher, since the one before would cover them. */
function liftedFigures(bars: readonly Bar[], stands: (bar: Bar) => boolean, step: number): Set<number> {
  const lifted = new Set<number>();
  let before = Number.NEGATIVE_INFINITY;
  for (const [place, bar] of bars.entries()) {
    if (!stands(bar)) continue;
    if ((place - before) * step < figureRoom && !lifted.has(before)) lifted.add(place);
    before = place;
  }
  return lifted;
}

/** Whether a label would stand on that of a bar that stands out. */
function nearStanding(
  bars: readonly Bar[],
  place: number,
  stands: (bar: Bar) => boolean,
  step: number,
): boolean {
  const reach = Math.ceil(16 / step);
  return bars.slice(Math.max(0, place - reach), place + reach + 1).some(stands);
}

/** The band as one outline: steps where it differs from bar to bar. */
function bandOf(bars: readonly Bar[], scale: (value: number) => number, step: number): string {
  const at = (place: number) => axis.left + place * step;
  const upper = bars.flatMap(({ high }, place) => [
    `${at(place)} ${scale(high)}`,
    `${at(place + 1)} ${scale(high)}`,
  ]);
  const lower = bars
    .flatMap(({ low }, place) => [
      `${at(place)} ${scale(Math.max(0, low))}`,
      `${at(place + 1)} ${scale(Math.max(0, low))}`,
    ])
    .reverse();
  return bars.length === 0 ? '' : `M${[...upper, ...lower].join('L')}Z`;
}

function expectedOf(bars: readonly Bar[], scale: (value: number) => number, step: number): string {
  const points = bars.flatMap(({ expected }, place) => [
    `${axis.left + place * step} ${scale(expected)}`,
    `${axis.left + (place + 1) * step} ${scale(expected)}`,
  ]);
  return bars.length === 0 ? '' : `M${points.join('L')}`;
}
