import classes from './IconButton.module.css';

interface CountBadgeProps {
  readonly count: number;
  /** Whether a 0 is shown too, quieter than other counts. */
  readonly zero?: boolean;
}

/** A count at the corner of an icon; its words belong to the icon's label. */
export function CountBadge({ count, zero = false }: CountBadgeProps) {
  if (count <= 0 && !zero) return null;
  return (
    <span className={classes.badge} data-zero={count <= 0 || undefined} aria-hidden="true">
      {count > 999 ? '999+' : count}
    </span>
  );
}
