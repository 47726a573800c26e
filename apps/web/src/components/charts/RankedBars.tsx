import { chartTexts as texts } from '@bolillero/texts/charts';
import { scaleLinear } from '@visx/scale';
import { type CountByChance, chancePlace } from './chance-place.ts';
import classes from './RankedBars.module.css';
import { useChartKeys } from './use-chart-keys.ts';
import { useWidth } from './use-width.ts';

export interface RankedBar extends CountByChance {
  /** A ball, a pair or a trio. */
  readonly balls: readonly number[];
}

interface RankedBarsProps {
  /** What the bars are of, for screen readers. */
  readonly label: string;
  /** How one is announced, without its figures: "Pareja 21 y 32". */
  readonly nameOf: (balls: readonly number[]) => string;
  /** The one that came most first. */
  readonly bars: readonly RankedBar[];
  /** What chance lets the first of them reach: 2.5 and 97.5 % points. */
  readonly first?: { readonly low: number; readonly high: number } | undefined;
  /** The one that is looked at, as `21-32`. */
  readonly chosen?: string | undefined;
  readonly onChoose?: ((balls: string) => void) | undefined;
  readonly onEscape?: (() => void) | undefined;
}

const row = 34;
const ball = 13;
const foot = 26;
/** Pixels that the two notes at the foot need, side by side. */
const noteWidths = { expected: 84, first: 148 };

/**
 * The first of a ranking as horizontal bars. The dashed line is what is expected of one, the band its 95 % interval; the dotted box is
 * where chance alone puts the first of them all.
 */
export function RankedBars({ label, nameOf, bars, first, chosen, onChoose, onEscape }: RankedBarsProps) {
  const [frame, width] = useWidth<HTMLDivElement>(324);
  const labels = Math.max(1, ...bars.map(({ balls }) => balls.length));
  const left = labels * (2 * ball + 3) + 10;
  const highest = Math.max(1, first?.high ?? 0, ...bars.map(({ count, high }) => Math.max(count, high)));
  const scale = scaleLinear<number>({ domain: [0, highest], range: [left, Math.max(left + 10, width - 34)] });
  const height = bars.length * row + foot;
  const keyOf = (bar: RankedBar | undefined) => bar?.balls.join('-') ?? '';
  const { active, focused, handlers } = useChartKeys({
    count: bars.length,
    active: chosen === undefined ? -1 : bars.findIndex((bar) => keyOf(bar) === chosen),
    onChoose: (mark) => onChoose?.(keyOf(bars[mark])),
    onEscape,
    nearest: (_, y) => Math.min(bars.length - 1, Math.max(0, Math.floor((y * height) / row))),
  });
  const looked = bars[active];
  const noteEnd = first === undefined ? width : width - 4 - noteWidths.first;
  const [{ expected, low, high } = { expected: 0, low: 0, high: 0 }] = bars;
  return (
    <div ref={frame} className={classes.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with keys of its own */}
      <div
        {...handlers}
        role="group"
        aria-roledescription={texts.chart}
        aria-label={`${label}. ${texts.keys}`}
        className={classes.plot}
      >
        <svg data-chart width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <rect
            className={classes.band}
            x={scale(Math.max(0, low))}
            width={Math.max(1, scale(high) - scale(Math.max(0, low)))}
            y={0}
            height={bars.length * row}
          />
          {bars.map((bar, place) => (
            <g key={keyOf(bar)} transform={`translate(0 ${place * row})`}>
              {place === active && (
                <rect className={classes.looked} x={0} y={1} width={width} height={row - 2} rx={6} />
              )}
              {bar.balls.map((number, at) => (
                <g key={number}>
                  <circle
                    className={classes.ball}
                    cx={ball + 1 + at * (2 * ball + 3)}
                    cy={row / 2}
                    r={ball}
                  />
                  <text
                    className={classes.number}
                    x={ball + 1 + at * (2 * ball + 3)}
                    y={row / 2 + 4}
                    textAnchor="middle"
                  >
                    {number}
                  </text>
                </g>
              ))}
              <rect
                className={classes.bar}
                data-place={chancePlace(bar)}
                x={left}
                y={7}
                width={Math.max(1, scale(bar.count) - left)}
                height={row - 14}
                rx={3}
              />
            </g>
          ))}
          <line
            className={classes.expected}
            x1={scale(expected)}
            x2={scale(expected)}
            y1={0}
            y2={bars.length * row}
          />
          {first && (
            <rect
              className={classes.first}
              x={scale(first.low) - 1}
              y={1}
              width={scale(first.high) - scale(first.low) + 2}
              height={bars.length * row - 2}
              rx={3}
            />
          )}
          {bars.map((bar, place) => (
            <text
              key={keyOf(bar)}
              className={classes.figure}
              x={scale(bar.count) + 7}
              y={place * row + row / 2 + 5}
            >
              {bar.count}
            </text>
          ))}
          <text
            className={classes.note}
            x={Math.max(0, Math.min(Math.max(left, scale(expected) - 34), noteEnd - noteWidths.expected))}
            y={height - 8}
          >
            {texts.expected(expected)}
          </text>
          {first && (
            <text className={classes.note} x={width - 4} y={height - 8} textAnchor="end">
              {texts.firstByChance(first.low, first.high)}
            </text>
          )}
        </svg>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {focused && looked
          ? texts.mark(nameOf(looked.balls), looked.count, looked.expected, chancePlace(looked))
          : ''}
      </p>
    </div>
  );
}
