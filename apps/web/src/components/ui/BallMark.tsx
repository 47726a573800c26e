import classes from './Ball.module.css';
import { type BallMarkKind, markShapes } from './ball-marks.ts';

/** The small sign at a ball's edge; its words stand beside it for screen readers. */
export function BallMark({ kind }: { kind: BallMarkKind }) {
  return (
    <svg className={classes.mark} data-kind={kind} viewBox="0 0 12 12" aria-hidden="true">
      <path d={markShapes[kind]} />
    </svg>
  );
}
