import { uiTexts } from '@bolillero/texts/ui';
import { Loader } from '../components/ui/Loader.tsx';
import classes from './pages.module.css';

/** Shown while a page's script or its guard takes longer than a blink. */
export function PagePending() {
  return (
    <div className={classes.pending} role="status" aria-label={uiTexts.loading}>
      <Loader />
    </div>
  );
}
