import classes from './Slip.module.css';
import { constellation, type SlipGeometry } from './slip-geometry.ts';

/** The fine line through the inked numbers, laid over a panel of equal cells. */
export function Constellation({ geometry, numbers }: { geometry: SlipGeometry; numbers: readonly number[] }) {
  if (numbers.length < 2) return null;
  return (
    <svg
      className={classes.line}
      viewBox={`0 0 ${geometry.columns} ${geometry.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <polyline points={constellation(geometry, numbers)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
