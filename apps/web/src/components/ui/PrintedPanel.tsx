import { memo } from 'react';
import type { BallState } from './Ball.tsx';
import classes from './PrintedPanel.module.css';
import type { Inked } from './Slip.tsx';
import { constellation, placeOf, rowsOf, type SlipGeometry } from './slip-geometry.ts';

interface PrintedPanelProps {
  readonly geometry: SlipGeometry;
  readonly inked: ReadonlyMap<number, Inked>;
  readonly line: boolean;
  /** Null when what stands around it says the same. */
  readonly label: string | null;
  readonly tone?: 'main' | 'special';
}

/** Marks of the categories, drawn in a cell of 1 by 1 at its upper right. */
const marks: Partial<Record<BallState, string>> = {
  hot: 'M.8.08c.02.08.13.13.13.26a.14.14 0 0 1-.28 0c0-.06.03-.09.06-.12.01.04.02.05.04.06 0-.07.02-.15.05-.2Z',
  cold: 'M.8.06v.32M.66.14l.28.16M.94.14l-.28.16',
  pair: 'M.74.28l.12-.12M.77.13a.07.07 0 0 1 .11.1M.83.31a.07.07 0 0 1-.11-.1',
};

/** A panel to look at: one drawing, of which only the inked numbers differ from slip to slip. */
export function PrintedPanel({ geometry, inked, line, label, tone = 'main' }: PrintedPanelProps) {
  const { columns, rows, size } = geometry;
  return (
    <svg
      className={classes.panel}
      data-tone={tone}
      viewBox={`0 0 ${columns} ${rows}`}
      role="img"
      aria-label={label ?? undefined}
      aria-hidden={label === null}
    >
      <Blank size={size} columns={columns} />
      {line && inked.size > 1 && (
        <polyline className={classes.line} points={constellation(geometry, [...inked.keys()])} />
      )}
      {[...inked].map(([number, { state, matched }]) => {
        const { column, row } = placeOf(geometry, number);
        return (
          <g
            key={number}
            transform={`translate(${column} ${row})`}
            data-state={state}
            className={classes.ball}
          >
            {matched && <circle className={classes.ring} cx=".5" cy=".5" r=".48" />}
            <circle cx=".5" cy=".5" r=".42" />
            <text x=".5" y=".5">
              {number}
            </text>
            {marks[state] && (
              <>
                <circle className={classes.markGround} cx=".8" cy=".22" r=".2" />
                <path className={classes.mark} d={marks[state]} />
              </>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The numbers as printed before anybody inked one: the same for every slip of a lottery, so rendered once. */
const Blank = memo(function Blank({ size, columns }: { size: number; columns: number }) {
  return (
    <g className={classes.blank}>
      {rowsOf({ size, columns, rows: Math.ceil(size / columns) }).map((row, y) =>
        row.map((number, x) => (
          <text key={number} x={x + 0.5} y={y + 0.5}>
            {number}
          </text>
        )),
      )}
    </g>
  );
});
