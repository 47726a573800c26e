import classes from './IconButton.module.css';

/** A count at the corner of an icon; its words belong to the icon's label. Nothing at zero. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span className={classes.badge} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
