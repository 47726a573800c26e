import { memo, type ReactNode } from 'react';
import type { Heat } from '../../../components/ui/Ball.tsx';
import { constellation, placeOf, rowsOf, slipGeometry } from '../../../components/ui/slip-geometry.ts';
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

/** The panel of a past draw: drawn balls filled, those of previous plays ringed, each with its count. */
export function SlipNumbers({ size, columns, special, shown, line, overlay, looked }: SlipNumbersProps) {
  const geometry = slipGeometry(size, columns);
  const at = (number: number, children: ReactNode, extra: object = {}) => {
    const { column, row } = placeOf(geometry, number);
    return (
      <g key={number} transform={`translate(${column} ${row})`} {...extra}>
        {children}
      </g>
    );
  };
  return (
    <svg
      data-chart
      className={classes.panel}
      data-special={special || undefined}
      viewBox={`0 0 ${columns} ${geometry.rows}`}
      aria-hidden="true"
    >
      <Blank size={size} columns={columns} />
      {line.length > 1 && <polyline className={classes.line} points={constellation(geometry, line)} />}
      {[...shown].map(([number, { drawn, heat, filled, badge }]) =>
        at(
          number,
          <>
            {filled ? (
              <>
                <circle className={classes.fill} cx=".5" cy=".5" r=".42" />
                {heat === 3 && <circle className={classes.pale} cx=".5" cy=".5" r=".36" />}
              </>
            ) : (
              <>
                <rect className={classes.ring} x=".1" y=".1" width=".8" height=".8" rx=".2" />
                {heat === 3 && (
                  <rect className={classes.pale} x=".16" y=".16" width=".68" height=".68" rx=".15" />
                )}
              </>
            )}
            <text x=".5" y=".5">
              {number}
            </text>
            {badge !== null && (
              <>
                <circle className={classes.badge} cx=".86" cy=".14" r=".19" />
                <text className={classes.count} x=".86" y=".15">
                  {badge}
                </text>
              </>
            )}
          </>,
          {
            className: classes.ball,
            'data-heat': heat ?? undefined,
            'data-filled': filled || undefined,
            'data-drawn': drawn || undefined,
          },
        ),
      )}
      {overlay && overlay.length > 1 && (
        <polyline className={classes.overlay} points={constellation(geometry, overlay)} />
      )}
      {looked !== null &&
        at(looked, <rect className={classes.looked} x=".03" y=".03" width=".94" height=".94" rx=".24" />)}
    </svg>
  );
}

/** The numbers as printed: the same for every slip of a matrix, so drawn once for each. */
const Blank = memo(function Blank({ size, columns }: { readonly size: number; readonly columns: number }) {
  return (
    <g className={classes.blank}>
      {rowsOf(slipGeometry(size, columns)).map((row, y) =>
        row.map((number, x) => (
          <text key={number} x={x + 0.5} y={y + 0.5}>
            {number}
          </text>
        )),
      )}
    </g>
  );
});
