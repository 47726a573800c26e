import type { ReactNode } from 'react';
import classes from './SlipPage.module.css';

/** One slip of paper on the felt table: sign in, register, and whatever else asks one thing. */
export function SlipPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.table} data-ground="table">
      <div className={classes.slip}>{children}</div>
    </div>
  );
}
