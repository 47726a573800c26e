import type { ReactNode } from 'react';
import classes from './states.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly hint?: string | undefined;
  readonly action?: ReactNode;
}

/** A list with nothing in it yet: says so, and what to do next. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.places} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <p className={classes.title}>{title}</p>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action}
    </div>
  );
}
