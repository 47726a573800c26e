import { tourTexts } from '@bolillero/texts/study-tours';
import { uiTexts } from '@bolillero/texts/ui';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../ui/IconButton.tsx';
import { showWarning } from '../ui/notice-store.ts';
import type { TourStep } from './run-tour.ts';
import classes from './TourButton.module.css';

interface TourButtonProps {
  /** Fetches the steps; those whose element is not on the page are left out. */
  readonly load: () => Promise<readonly TourStep[]>;
}

/** `?`: begins the guided tour of the page, which is fetched then. Where the page goes, the tour goes with it. */
export function TourButton({ load }: TourButtonProps) {
  const [loading, setLoading] = useState(false);
  const end = useRef<() => void>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      end.current?.();
    };
  }, []);
  const begin = async () => {
    setLoading(true);
    try {
      const [{ runTour }, steps] = await Promise.all([import('./run-tour.ts'), load()]);
      if (!gone.current) end.current = runTour(steps);
    } catch {
      showWarning(uiTexts.network);
    }
    setLoading(false);
  };
  return (
    <IconButton
      label={tourTexts.open}
      className={classes.button}
      aria-haspopup="dialog"
      aria-busy={loading || undefined}
      onClick={() => {
        if (!loading) void begin();
      }}
    >
      <IconHelp size={24} aria-hidden="true" />
    </IconButton>
  );
}
