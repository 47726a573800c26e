import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DrawRun } from './draw-run.ts';

type Phase = 'running' | 'paused' | 'done';

interface Shown {
  /** How many pixels a unit of the stage takes. */
  readonly unit: number;
  /** Nothing is to move: it is shown at its end. */
  readonly still: boolean;
}

/**
 * Plays a draw: moves its balls with each frame, by their transforms alone, until it has ended or is paused; while the page is hidden it
 * waits. Nothing is rendered meanwhile.
 */
export function useDrawRun(run: DrawRun, stage: RefObject<HTMLElement | null>, { unit, still }: Shown) {
  const elements = useRef<(HTMLElement | null)[]>([]);
  const painted = useRef<string[]>([]);
  const [played, setPlayed] = useState<{ run: DrawRun; phase: Phase }>({ run, phase: 'running' });
  const phase = still ? 'done' : played.run === run ? played.phase : 'running';
  const set = useCallback((next: Phase) => setPlayed({ run, phase: next }), [run]);

  const paint = useCallback(() => {
    run.poses.forEach(({ x, y, angle, scale }, at) => {
      const element = elements.current[at];
      if (!element) return;
      const place = `translate(${hundredths(x * unit)}px, ${hundredths(y * unit)}px) translate(-50%, -50%) rotate(${hundredths(angle)}rad) scale(${scale})`;
      // many lie still
      if (painted.current[at] === place) return;
      painted.current[at] = place;
      element.style.transform = place;
      const nth = run.balls[at]?.place ?? null;
      element.toggleAttribute('data-out', nth !== null && nth < run.out);
    });
    stage.current?.toggleAttribute('data-multiplied', run.multiplied);
  }, [run, stage, unit]);

  useLayoutEffect(() => {
    if (still) run.finish();
    paint();
  }, [run, still, paint]);

  useEffect(() => {
    if (phase !== 'running') return;
    let [frame, before] = [0, 0];
    const show = (now: number) => {
      run.advance(before === 0 ? 0 : now - before);
      before = now;
      paint();
      if (run.done) set('done');
      else frame = requestAnimationFrame(show);
    };
    const follow = () => {
      cancelAnimationFrame(frame);
      before = 0;
      if (!document.hidden) frame = requestAnimationFrame(show);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [run, phase, paint, set]);

  return {
    phase,
    pause: () => set('paused'),
    goOn: () => set('running'),
    finish: () => {
      run.finish();
      paint();
      set('done');
    },
    refOf: (at: number) => (element: HTMLElement | null) => {
      elements.current[at] = element;
    },
  };
}

/** As fine as the eye tells: what moves less is not painted again. */
const hundredths = (value: number) => Math.round(value * 100) / 100;
