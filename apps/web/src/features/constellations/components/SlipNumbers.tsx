import { memo } from 'react';
import { heats } from '../../../components/study/heat.ts';
import type { Heat } from '../../../components/ui/Ball.tsx';
import {
  constellation,
  placeOf,
  rowsOf,
  type SlipGeometry,
  slipGeometry,
} from '../../../components/ui/slip-geometry.ts';
import classes from './SlipNumbers.module.css';

/** How a number stands on a slip to study. */
export interface Shown {
  /** Came in the draw. */
  readonly drawn: boolean;
  /** Filled, or only ringed, in a colour by count; null: in felt, as drawn without a group. */
  readonly heat: Heat | null;
  readonly filled: boolean;
  /** What its badge says. */
  readonly badge: string | null;
}

interface SlipNumbersProps {
  readonly size: number;
  readonly columns: number;
  readonly special?: boolean;
  readonly shown: ReadonlyMap<number, Shown>;
  /** The constellation of the draw, and of the one that is laid over it. */
  readonly line: readonly number[];
  readonly overlay?: readonly number[] | undefined;
  /** The number that the keyboard stands on. */
  readonly looked: number | null;
}

/**
 * The panel of a past draw: drawn balls filled, those of previous plays ringed, each with its count. What looks the same is one element
 * (all printed numbers, the rings of a colour, the badges, their counts): with an element for each, a slip that comes into sight kept a
 * slow phone busy for twice as long as a frame may take.
 */
export function SlipNumbers({ size, columns, special, shown, line, overlay, looked }: SlipNumbersProps) {
  const geometry = slipGeometry(size, columns);
  const all = [...shown];
  const alike = (filled: boolean, heat: Heat | null) =>
    all.filter(([, one]) => one.filled === filled && one.heat === heat).map(numberOf);
  const at = (number: number, [x, y]: Point, text = String(number)) => {
    const { column, row } = placeOf(geometry, number);
    return { text, x: column + x, y: row + y };
  };
  const badges = all.filter(([, { badge }]) => badge !== null);
  return (
    <svg
      data-chart
      className={classes.panel}
      data-special={special || undefined}
      viewBox={`0 0 ${columns} ${geometry.rows}`}
      aria-hidden="true"
    >
      {line.length > 1 && <polyline className={classes.line} points={constellation(geometry, line)} />}
      {heats.map((heat) => {
        const numbers = alike(false, heat);
        if (numbers.length === 0) return null;
        return (
          <g key={heat} className={classes.ball} data-heat={heat} data-ringed={numbers.join(' ')}>
            <path className={classes.ring} d={squares(geometry, numbers, 0.8, 0.2)} />
            {heat === 3 && <path className={classes.pale} d={squares(geometry, numbers, 0.68, 0.15)} />}
          </g>
        );
      })}
      <Blank size={size} columns={columns} />
      {[null, ...heats].map((heat) => {
        const numbers = alike(true, heat);
        if (numbers.length === 0) return null;
        return (
          <g
            key={heat}
            className={classes.ball}
            data-heat={heat ?? undefined}
            data-filled={numbers.join(' ')}
          >
            <path className={classes.fill} d={circles(geometry, numbers, middle, 0.42)} />
            {heat === 3 && <path className={classes.pale} d={circles(geometry, numbers, middle, 0.36)} />}
            <Figures
              className={undefined}
              digit={filledDigit}
              figures={numbers.map((number) => at(number, middle))}
            />
          </g>
        );
      })}
      {badges.length > 0 && (
        <>
          <path className={classes.badge} d={circles(geometry, badges.map(numberOf), corner, 0.19)} />
          <Figures
            className={classes.count}
            digit={countDigit}
            figures={badges.map(([number, { badge }]) => at(number, corner, badge ?? ''))}
          />
        </>
      )}
      {overlay && overlay.length > 1 && (
        <polyline className={classes.overlay} points={constellation(geometry, overlay)} />
      )}
      {looked !== null && <path className={classes.looked} d={squares(geometry, [looked], 0.94, 0.24)} />}
    </svg>
  );
}

const numberOf = ([number]: readonly [number, Shown]) => number;

/** How far figures of one number stand apart, in cells: of the panel, of filled balls, and of the counts on badges. */
const [panelDigit, filledDigit, countDigit] = [0.2, 0.22, 0.14];

/** A place within a cell: its middle, and where its badge is. */
type Point = readonly [number, number];
const middle: Point = [0.5, 0.5];
const corner: Point = [0.86, 0.14];

/** The numbers as printed: the same for every slip of a matrix. */
const Blank = memo(function Blank({ size, columns }: { readonly size: number; readonly columns: number }) {
  const figures = rowsOf(slipGeometry(size, columns)).flatMap((row, y) =>
    row.map((number, x) => ({ text: String(number), x: x + 0.5, y: y + 0.5 })),
  );
  return <Figures className={classes.blank} digit={panelDigit} figures={figures} />;
});

interface FiguresProps {
  readonly className: string | undefined;
  /** How far its characters stand apart. */
  readonly digit: number;
  readonly figures: readonly { readonly text: string; readonly x: number; readonly y: number }[];
}

/** Many short figures as one text, of which each character has its place. */
function Figures({ className, digit, figures }: FiguresProps) {
  const places = figures.flatMap(({ text, x, y }) =>
    Array.from(text, (_, at) => [x + (at - (text.length - 1) / 2) * digit, y] as const),
  );
  const list = (axis: 0 | 1) => places.map((place) => rounded(place[axis])).join(' ');
  return (
    <text className={className} x={list(0)} y={list(1)}>
      {figures.map(({ text }) => text).join('')}
    </text>
  );
}

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);

/** Squares with round corners in the middle of their cells, as one path. */
function squares(geometry: SlipGeometry, numbers: readonly number[], side: number, radius: number): string {
  const straight = rounded(side - 2 * radius);
  const r = rounded(radius);
  const turn = (x: string, y: string) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return numbers
    .map((number) => {
      const { column, row } = placeOf(geometry, number);
      const left = rounded(column + 0.5 - side / 2 + radius);
      const top = rounded(row + 0.5 - side / 2);
      return `M${left} ${top}h${straight}${turn(r, r)}v${straight}${turn(`-${r}`, r)}h-${straight}${turn(`-${r}`, `-${r}`)}v-${straight}${turn(r, `-${r}`)}z`;
    })
    .join('');
}

/** Circles at a place of their cells, as one path. */
function circles(geometry: SlipGeometry, numbers: readonly number[], [x, y]: Point, radius: number): string {
  const arc = (across: number) => `a${radius} ${radius} 0 1 0 ${rounded(across)} 0`;
  return numbers
    .map((number) => {
      const { column, row } = placeOf(geometry, number);
      return `M${rounded(column + x - radius)} ${rounded(row + y)}${arc(2 * radius)}${arc(-2 * radius)}z`;
    })
    .join('');
}
