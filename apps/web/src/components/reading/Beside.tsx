import type { ReactNode } from 'react';
import classes from './Beside.module.css';

interface BesideProps {
  readonly children: ReactNode;
  /** What accompanies it: at its right while there is room, where it stays in sight; below it otherwise. */
  readonly aside: ReactNode;
}

/** A page in a readable measure, with something beside it. */
export function Beside({ children, aside }: BesideProps) {
  return (
    <div className={classes.beside}>
      <div className={classes.page}>{children}</div>
      <div className={classes.aside}>{aside}</div>
    </div>
  );
}
