import type { FrequencyRow } from '../api.ts';
import { placeOf } from '../frequency-place.ts';
import classes from './Study.module.css';

const width = 120;
const height = 16;

/** A count as a dot on the band of what chance gives; the words beside it say the same. */
export function FrequencyLine({ row, most }: { row: FrequencyRow; most: number }) {
  const at = (count: number) => (most === 0 ? 0 : (count / most) * (width - 8) + 4);
  return (
    <svg
      className={classes.line}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      data-place={placeOf(row)}
      aria-hidden="true"
    >
      <line x1="0" x2={width} y1={height / 2} y2={height / 2} className={classes.axis} />
      <rect
        x={at(row.low)}
        width={Math.max(at(row.high) - at(row.low), 1)}
        y={height / 2 - 4}
        height="8"
        rx="2"
        className={classes.band}
      />
      <circle cx={at(row.count)} cy={height / 2} r="4" className={classes.dot} />
    </svg>
  );
}
