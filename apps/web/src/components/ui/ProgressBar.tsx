import classes from './ProgressBar.module.css';

interface ProgressBarProps {
  /** What is under way. */
  readonly label: string;
  /** From 0 to 1; null while nothing is known of how much is left. */
  readonly part: number | null;
}

/** How far something has come. Without a known part it only says that work goes on. */
export function ProgressBar({ label, part }: ProgressBarProps) {
  const percent = part === null ? null : Math.round(Math.min(Math.max(part, 0), 1) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      className={classes.track}
      data-unknown={percent === null || undefined}
    >
      <div className={classes.bar} style={{ inlineSize: `${percent ?? 100}%` }} />
    </div>
  );
}
