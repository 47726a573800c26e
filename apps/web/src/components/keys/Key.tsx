import classes from './Key.module.css';

/** The cap of a key, beside what it does. A hint for the eye: screen readers hear it at the sheet of keys. */
export function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true">
      <kbd className={classes.key}>{children}</kbd>
    </span>
  );
}
