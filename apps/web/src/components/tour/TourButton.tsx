import { tourTexts } from '@bolillero/texts/tours';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { IconButton } from '../ui/IconButton.tsx';
import type { TourStep } from './run-tour.ts';
import classes from './TourButton.module.css';
import { type Tour, useTour } from './use-tour.ts';

interface TourButtonProps {
  /** Fetches the steps; those whose element is not on the page are left out. */
  readonly load: () => Promise<readonly TourStep[]>;
}

/** `?`: begins the guided tour of the page. */
export function TourButton({ load }: TourButtonProps) {
  return <TourOpener tour={useTour({ load })} />;
}

/** The same of a tour that other things of the page begin too. */
export function TourOpener({ tour: { begin, loading } }: { tour: Tour }) {
  return (
    <IconButton
      label={tourTexts.open}
      className={classes.button}
      aria-haspopup="dialog"
      aria-busy={loading || undefined}
      data-tour
      onClick={begin}
    >
      <IconHelp size={24} aria-hidden="true" />
    </IconButton>
  );
}
