import { uiTexts } from '@bolillero/texts/ui';
import classes from './Loader.module.css';

/** Three balls that wait their turn. Words belong to what waits. */
export function Loader() {
  return (
    <span className={classes.loader} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** Covers what is being worked on; its place must be `position: relative`. */
export function BusyOverlay({ visible }: { visible: boolean }) {
  if (!visible) return null;
  return (
    <div className={classes.overlay} role="status" aria-label={uiTexts.loading}>
      <Loader />
    </div>
  );
}
