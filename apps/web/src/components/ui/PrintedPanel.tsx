import { memo } from 'react';
import { markOf, markShapes } from './ball-marks.ts';
import classes from './PrintedPanel.module.css';
import { constellation, type Inked, placeOf, rowsOf, type SlipGeometry } from './slip-geometry.ts';

interface PrintedPanelProps {
  readonly geometry: SlipGeometry;
  readonly inked: ReadonlyMap<number, Inked>;
  readonly line: boolean;
  /** Null when what stands around it says the same. */
  readonly label: string | null;
  readonly tone?: 'main' | 'special';
}

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
        const mark = markOf[state];
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
            {/* from its square of 12 to the upper right of a cell of 1 */}
            {mark && (
              <g transform="translate(.64 -.02)">
                <circle className={classes.markGround} cx=".2" cy=".2" r=".21" />
                <path
                  className={classes.mark}
                  data-kind={mark}
                  transform="scale(.0333)"
                  d={markShapes[mark]}
                />
              </g>
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
