import { uiTexts } from '@bolillero/texts/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showWarning } from '../ui/notice-store.ts';
import type { TourStep } from './run-tour.ts';

export interface Tour {
  readonly begin: () => void;
  /** Its steps are being fetched. */
  readonly loading: boolean;
}

interface TourOptions {
  /** Fetches the steps; those whose element is not on the page are left out. */
  readonly load: () => Promise<readonly TourStep[]>;
  /** What has the focus at the end where what began the tour is gone by then. */
  readonly comesBackTo?: () => HTMLElement | null;
}

/** A guided tour of the page, which is fetched when it begins. Where the page goes, the tour goes with it. */
export function useTour({ load, comesBackTo }: TourOptions): Tour {
  const [loading, setLoading] = useState(false);
  const end = useRef<() => void>(undefined);
  const gone = useRef(false);
  const asked = useRef(false);
  const latest = useRef({ load, comesBackTo });
  useEffect(() => {
    latest.current = { load, comesBackTo };
  });
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      end.current?.();
    };
  }, []);
  const begin = useCallback(async () => {
    if (asked.current) return;
    asked.current = true;
    setLoading(true);
    try {
      const [{ runTour }, steps] = await Promise.all([import('./run-tour.ts'), latest.current.load()]);
      if (!gone.current) end.current = runTour(steps, () => latest.current.comesBackTo?.() ?? null);
    } catch {
      showWarning(uiTexts.network);
    }
    asked.current = false;
    setLoading(false);
  }, []);
  return { begin: useCallback(() => void begin(), [begin]), loading };
}
