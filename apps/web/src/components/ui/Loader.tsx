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

interface BusyOverlayProps {
  readonly visible: boolean;
  /** Shown; without it "Cargando…" is only read aloud. */
  readonly text?: string;
  /** Covers the whole screen instead of its place. */
  readonly screen?: boolean;
}

/** Covers what is being worked on; its place must be `position: relative`. */
export function BusyOverlay({ visible, text, screen = false }: BusyOverlayProps) {
  if (!visible) return null;
  return (
    <div className={classes.overlay} role="status" data-screen={screen || undefined}>
      <Loader />
      <span className={text === undefined ? 'visually-hidden' : classes.words}>
        {text ?? uiTexts.loading}
      </span>
    </div>
  );
}
