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

/** Covers what is being worked on; its place must be `position: relative`. Words are shown where they are given. */
export function BusyOverlay({ visible, text }: { visible: boolean; text?: string }) {
  if (!visible) return null;
  return (
    <div className={classes.overlay} role="status">
      <Loader />
      <span className={text === undefined ? 'visually-hidden' : classes.words}>
        {text ?? uiTexts.loading}
      </span>
    </div>
  );
}
