import { type Cents, type Currency, cents, formatMoney } from '@bolillero/domain/money/cents';
import { chartTexts } from '@bolillero/texts/charts';
import { studyQuestionTexts } from '@bolillero/texts/study-question';
import { scaleLinear } from '@visx/scale';
import { useChartKeys } from '../../../components/charts/use-chart-keys.ts';
import { useWidth } from '../../../components/charts/use-width.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { netOf, type SumPoint } from '../always-sums.ts';
import { dayOf, type LinePoint, linePath, timeTicks } from '../sum-geometry.ts';
import { sumText } from '../sum-text.ts';
import classes from './SumChart.module.css';

const words = studyQuestionTexts.always;

interface SumChartProps {
  /** Oldest first, one or more. */
  readonly points: readonly SumPoint[];
  /** Of the prizes; what is paid is USD. Where the two differ no sum mixes them. */
  readonly currency: Currency;
}

/** A line of the picture, and how it is called below. */
interface Line {
  readonly kind: 'net' | 'paid' | 'won' | 'expected';
  readonly name: string;
  readonly value: (point: SumPoint) => Cents;
  readonly side: 'left' | 'right';
}

/** Height of the picture and its key, in pixels. */
export const sumChartHeight = 330;
const keyRow = 22;
const tickWidth = 58;

/**
 * Money over time in ink, beside what chance gives (dashed). Where prizes have another currency than what is paid, two lines with an axis
 * each. One stop of the Tab key; the marks are the draws that paid something, and the last one.
 */
export function SumChart({ points, currency }: SumChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>(324);
  const both = currency !== 'USD';
  const lines = both ? linesOfBoth(points, currency) : linesOfNet(points);
  const keyWidths = lines.map(({ name }) => 32 + name.length * 7.4 + 22);
  const stacked = keyWidths.reduce((sum, one) => sum + one, 0) > width;
  const foot = 26 + (stacked ? lines.length : 1) * keyRow + 6;
  const axis = { left: tickWidth + 6, right: both ? tickWidth + 10 : 14, top: both ? 30 : 12, bottom: foot };
  const base = sumChartHeight - axis.bottom;
  const days = points.map(({ date }) => dayOf(date));
  const [first = 0, last = 1] = [days[0], days.at(-1)];
  const x = scaleLinear<number>({
    domain: [first, Math.max(last, first + 1)],
    range: [axis.left, width - axis.right],
  });
  const scaleOf = (side: Line['side']) => {
    const values = lines.filter((line) => line.side === side).flatMap(({ value }) => points.map(value));
    // lines of two currencies that lie on each other would look like the same money: what is won keeps to the lower part
    const room = side === 'right' ? 1.7 : 1;
    return scaleLinear<number>({
      domain: [Math.min(0, ...values), Math.max(0, ...values, 100) * room],
      range: [base, axis.top],
      nice: true,
    });
  };
  const scales = { left: scaleOf('left'), right: scaleOf('right') };
  const marks = points.flatMap((point, at) =>
    point.prize !== null || at === points.length - 1 ? [{ point, day: days[at] ?? first }] : [],
  );
  const { active, focused, handlers } = useChartKeys({
    count: marks.length,
    nearest: (at) => nearestMark(marks, x.invert(at * width)),
  });
  const looked = marks[active];
  const ends = lines.filter(({ kind }) => kind !== 'expected');
  const lastPoint = points.at(-1);
  return (
    <div ref={frame} className={classes.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture with keys of its own */}
      <div
        {...handlers}
        role="group"
        aria-roledescription={chartTexts.chart}
        aria-label={`${words.chart}. ${words.keys}`}
        className={classes.plot}
      >
        <svg
          data-chart
          width={width}
          height={sumChartHeight}
          viewBox={`0 0 ${width} ${sumChartHeight}`}
          aria-hidden="true"
        >
          {scales.left.ticks(5).map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? classes.zero : classes.grid}
                x1={axis.left}
                x2={width - axis.right}
                y1={scales.left(tick)}
                y2={scales.left(tick)}
              />
              <text className={classes.tick} x={axis.left - 8} y={scales.left(tick) + 4} textAnchor="end">
                {tickText(tick, 'USD')}
              </text>
            </g>
          ))}
          {both &&
            scales.right.ticks(5).map((tick) => (
              <text key={tick} className={classes.tick} x={width - axis.right + 8} y={scales.right(tick) + 4}>
                {tickText(tick, currency)}
              </text>
            ))}
          {both && (
            <>
              <text className={classes.axis} x={0} y={14}>
                {words.axisPaid}
              </text>
              <text className={classes.axis} x={width} y={14} textAnchor="end">
                {words.axisWon}
              </text>
            </>
          )}
          {timeTicks(first, last, Math.max(2, Math.floor((width - axis.left - axis.right) / 62))).map(
            ({ day, label }) => (
              <text
                key={label}
                className={classes.tick}
                x={Math.min(x(day), width - axis.right - 14)}
                y={base + 20}
                textAnchor="middle"
              >
                {label}
              </text>
            ),
          )}
          {lines.map(({ kind, value, side }) => (
            <path
              key={kind}
              className={classes.line}
              data-kind={kind}
              data-side={side}
              d={linePath(along(points, days, value, first), x, scales[side])}
            />
          ))}
          {looked && (
            <line className={classes.looked} x1={x(looked.day)} x2={x(looked.day)} y1={axis.top} y2={base} />
          )}
          {lastPoint &&
            ends.map(({ kind, value, side }) => {
              const y = scales[side](value(lastPoint));
              return (
                <g key={kind}>
                  <circle className={classes.end} cx={x(last)} cy={y} r={5} />
                  <text
                    className={classes.figure}
                    x={x(last) - 10}
                    y={endTextPlace(y, axis.top, base, kind)}
                    textAnchor="end"
                  >
                    {sumText(value(lastPoint), side === 'left' ? 'USD' : currency)}
                  </text>
                </g>
              );
            })}
          {lines.map(({ kind, name, side }, at) => {
            const left = stacked ? 0 : keyWidths.slice(0, at).reduce((sum, one) => sum + one, 0);
            const y = sumChartHeight - 10 - (stacked ? (lines.length - 1 - at) * keyRow : 0);
            return (
              <g key={kind} transform={`translate(${left} ${y})`}>
                <line
                  className={classes.line}
                  data-kind={kind}
                  data-side={side}
                  x1={0}
                  x2={24}
                  y1={-4}
                  y2={-4}
                />
                <text className={classes.key} x={32}>
                  {name}
                </text>
              </g>
            );
          })}
        </svg>
      </div>
      <p className={classes.told} aria-live={focused ? 'polite' : 'off'}>
        {looked ? markText(looked.point, currency) : ' '}
      </p>
    </div>
  );
}

function linesOfNet(points: readonly SumPoint[]): Line[] {
  const expected = ({ paid, expected: won }: SumPoint) => netOf({ paid, won });
  const last = points.at(-1);
  return [
    { kind: 'net', name: words.net, value: netOf, side: 'left' },
    {
      kind: 'expected',
      name: words.expected(last ? sumText(wholeUnits(expected(last)), 'USD') : ''),
      value: expected,
      side: 'left',
    },
  ];
}

function linesOfBoth(points: readonly SumPoint[], currency: Currency): Line[] {
  const last = points.at(-1);
  return [
    { kind: 'paid', name: words.paid, value: ({ paid }) => paid, side: 'left' },
    { kind: 'won', name: words.won, value: ({ won }) => won, side: 'right' },
    {
      kind: 'expected',
      name: words.expectedWon(last ? sumText(wholeUnits(last.expected), currency) : ''),
      value: ({ expected }) => expected,
      side: 'right',
    },
  ];
}

/** What is only expected is told without cents. */
const wholeUnits = (amount: Cents): Cents => cents(Math.round(amount / 100) * 100);

/** Sums begin at nothing. */
function along(
  points: readonly SumPoint[],
  days: readonly number[],
  value: (point: SumPoint) => Cents,
  first: number,
): LinePoint[] {
  return [
    { day: first, value: 0 },
    ...points.map((point, at) => ({ day: days[at] ?? first, value: value(point) })),
  ];
}

function nearestMark(marks: readonly { readonly day: number }[], day: number): number {
  let nearest = -1;
  for (const [at, mark] of marks.entries()) {
    const best = marks[nearest];
    if (best === undefined || Math.abs(mark.day - day) < Math.abs(best.day - day)) nearest = at;
  }
  return nearest;
}

const tickText = (tick: number, currency: Currency) => sumText(wholeUnits(cents(Math.round(tick))), currency);

/** The last figure stands where it meets neither an end of the plot nor the line that leads to it. */
function endTextPlace(y: number, top: number, base: number, kind: Line['kind']): number {
  const below = kind === 'net';
  if (below) return y + 18 > base ? base - 4 : y + 18;
  return y - 8 < top + 10 ? y + 18 : y - 8;
}

/** "24/06/2026: premio de $4.00; van −$3,900, lo esperado −$3,700" */
function markText(point: SumPoint, currency: Currency): string {
  const { date, prize, paid, won, expected } = point;
  const sums =
    currency === 'USD'
      ? words.markNet(
          sumText(netOf(point), 'USD'),
          sumText(wholeUnits(netOf({ paid, won: expected })), 'USD'),
        )
      : words.markBoth(sumText(paid, 'USD'), sumText(won, currency));
  const amount = prize?.prize == null ? null : formatMoney(prize.prize, currency);
  return words.mark(dateInWords(date, 'numeric'), amount, sums);
}
