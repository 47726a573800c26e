import { fixedText, numberText } from '@bolillero/domain/number-text';
import { chartTexts } from '@bolillero/texts/charts';
import { appearanceTexts } from '@bolillero/texts/study-appearance';
import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { useWidth } from '../../../components/charts/use-width.ts';
import { dateInWords } from '../../../components/ui/dates.ts';
import { closer, type DrawWindow, inSight, moved, wider } from '../draw-window.ts';
import { type CycleLine, datedAges, dotRadius, linesInSight } from '../lines-in-sight.ts';
import { useWindowGestures } from '../use-window-gestures.ts';
import classes from './AbsenceLines.module.css';
import { edge, LineMarks, PaintedLineMarks } from './LineMarks.tsx';

const words = appearanceTexts.lines;

interface AbsenceLinesProps {
  /** Those that are drawn, the first ones of all. */
  readonly lines: readonly CycleLine[];
  readonly all: readonly CycleLine[];
  /** A phone has higher rows and one column. */
  readonly screen: 'phone' | 'desktop';
  readonly window: DrawWindow;
  readonly total: number;
  /** The date of the draw of an age; undefined where it is not known yet. */
  readonly dateOf: (age: number) => string | undefined;
  readonly chosen: number;
  /** A ball, and the place of its line among all. */
  readonly onChoose: (ball: number, place: number, by: 'tap' | 'keys') => void;
  /** While a hand moves the window, and once it stands. */
  readonly onHold: (window: DrawWindow) => void;
  readonly onSettle: (window: DrawWindow) => void;
}

/** Beyond this many draws their marks are painted instead of being elements. */
const mostElements = 100;
const heading = 22;
const axis = 26;
const rowHeights = { phone: 26, desktop: 17 } as const;

/** Of so many lines, in pixels. */
export function absenceLinesHeight(lines: number, screen: 'phone' | 'desktop'): number {
  return heading + lines * rowHeights[screen] + axis;
}

/** One line a ball over the draws in sight, the absence of now as a bar up to the newest. */
export function AbsenceLines(props: AbsenceLinesProps) {
  const { lines, all, screen, window, total, dateOf, chosen, onChoose, onHold, onSettle } = props;
  const narrow = screen === 'phone';
  const [frame, width] = useWidth<HTMLDivElement>(narrow ? 324 : 860);
  const rowHeight = rowHeights[screen];
  const columns = narrow ? phoneColumns : allColumns;
  const left = 34;
  const right = columns.length * (narrow ? 48 : columnWidth);
  const plot = Math.max(1, width - left - right - 2 * edge);
  const rows = lines.length * rowHeight;
  const height = absenceLinesHeight(lines.length, screen);
  const target = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');

  const drawn = useMemo(() => linesInSight(lines, window, plot, rowHeight), [lines, window, plot, rowHeight]);
  const radius = dotRadius(plot, window.count);
  const marks = { lines: drawn, width: plot + 2 * edge, height: rows, radius };

  const choose = (at: number, by: 'tap' | 'keys') => {
    const place = Math.min(all.length - 1, Math.max(0, at));
    const line = all[place];
    if (line === undefined) return;
    onChoose(line.ball, place, by);
    const dates = inSight(line.ages, window).map((age) => dateInWords(dateOf(age) ?? '', 'numeric'));
    setSaid(words.mark(line.ball, line.current, line.mean, line.longest, dates));
  };
  const settle = (changed: DrawWindow) => {
    onSettle(changed);
    setSaid(spanInWords(changed, dateOf));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const line = lineSteps.get(event.key);
    const move = moves.get(event.key);
    if (line !== undefined) choose(all.findIndex(({ ball }) => ball === chosen) + line, 'keys');
    else if (move !== undefined) settle(move(window, total));
    else return;
    event.preventDefault();
  };

  useWindowGestures({
    target,
    left: left + edge,
    width: plot,
    window,
    total,
    onMove: onHold,
    onEnd: onSettle,
    onTap: (y) => choose(Math.min(lines.length - 1, Math.floor((y - heading) / rowHeight)), 'tap'),
  });

  return (
    <div ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: the parts of a picture, not the fields of a form */}
      <div
        ref={target}
        role="group"
        aria-roledescription={chartTexts.chart}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart is one stop, and takes keys
        tabIndex={0}
        aria-label={`${words.title}. ${words.keys}`}
        className={classes.target}
        style={{ height }}
        onKeyDown={press}
      >
        <svg data-chart width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <LineFrame {...{ lines, columns, chosen, rowHeight, width, left, height }} />
          <g transform={`translate(${left + edge} 0)`}>
            {datedAges(window, narrow ? 3 : 5).map((age, at, all) => {
              const x = plot - ((age - window.newer) * plot) / Math.max(1, window.count - 1);
              const date = dateOf(age);
              return (
                <g key={age}>
                  <line className={classes.grid} x1={x} x2={x} y1={heading} y2={heading + rows + 4} />
                  {date !== undefined && (
                    <text
                      className={classes.date}
                      x={x}
                      y={height - 6}
                      textAnchor={at === 0 ? 'start' : at === all.length - 1 ? 'end' : 'middle'}
                    >
                      {narrow && at < all.length - 1 && window.count <= 100
                        ? dateInWords(date, 'numeric').slice(0, 5)
                        : dateInWords(date, 'numeric')}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
          {window.count <= mostElements && (
            <g transform={`translate(${left + edge} ${heading})`}>
              <LineMarks {...marks} />
            </g>
          )}
        </svg>
        {window.count > mostElements && (
          <div
            className={classes.painted}
            aria-hidden="true"
            style={{ insetBlockStart: heading, insetInlineStart: left }}
          >
            <PaintedLineMarks {...marks} />
          </div>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

const lineSteps: ReadonlyMap<string, number> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

const tenth = ({ count }: DrawWindow) => Math.max(1, Math.round(count / 10));

const moves: ReadonlyMap<string, (window: DrawWindow, total: number) => DrawWindow> = new Map([
  ['ArrowLeft', (window, total) => moved(window, tenth(window), total)],
  ['ArrowRight', (window, total) => moved(window, -tenth(window), total)],
  ['Home', (window, total) => moved(window, total, total)],
  ['End', (window, total) => moved(window, -total, total)],
  ['+', closer],
  ['-', wider],
]);

/** "100 sorteos, del 17/12/2025 al 05/08/2026"; as far as the dates are known. */
export function spanInWords(
  { newer, count }: DrawWindow,
  dateOf: (age: number) => string | undefined,
): string {
  const [from, to] = [dateOf(newer + count - 1), dateOf(newer)];
  if (from === undefined || to === undefined) return words.lastDraws(count);
  return words.between(count, dateInWords(from, 'numeric'), dateInWords(to, 'numeric'));
}

interface Column {
  readonly heading: string;
  readonly figure: (line: CycleLine) => string;
}

const columnWidth = 60;
const phoneColumns: readonly Column[] = [
  { heading: words.current, figure: ({ current }) => numberText(current) },
];
const allColumns: readonly Column[] = [
  ...phoneColumns,
  { heading: words.mean, figure: ({ mean }) => (mean === null ? '—' : fixedText(mean, 1)) },
  { heading: words.longest, figure: ({ longest }) => numberText(longest) },
];

interface LineFrameProps {
  readonly lines: readonly CycleLine[];
  readonly columns: readonly Column[];
  readonly chosen: number;
  readonly rowHeight: number;
  readonly width: number;
  readonly left: number;
  readonly height: number;
}

/** What stands around the plot: it does not change while the window moves. */
const LineFrame = memo(function LineFrame({
  lines,
  columns,
  chosen,
  rowHeight,
  width,
  left,
}: LineFrameProps) {
  const at = lines.findIndex(({ ball }) => ball === chosen);
  const endOf = (column: number) => width - (columns.length - 1 - column) * columnWidth - 4;
  return (
    <>
      {at >= 0 && (
        <rect
          className={classes.chosen}
          x={0}
          y={heading + at * rowHeight}
          width={width}
          height={rowHeight}
          rx={4}
        />
      )}
      {columns.map((column, index) => (
        <text key={column.heading} className={classes.heading} x={endOf(index)} y={heading - 8}>
          {column.heading}
        </text>
      ))}
      {lines.map((line, index) => {
        const y = heading + (index + 0.5) * rowHeight + 4;
        return (
          <g key={line.ball}>
            <text className={classes.label} x={left - 10} y={y}>
              {line.ball}
            </text>
            {columns.map((column, place) => (
              <text
                key={column.heading}
                className={place === 0 ? classes.current : classes.figure}
                x={endOf(place)}
                y={y}
              >
                {column.figure(line)}
              </text>
            ))}
          </g>
        );
      })}
    </>
  );
});
