import { useState } from 'react';
import type { StudiedDraw, StudyProps } from '../../api/study.ts';
import { type DrawWindow, fitted } from './draw-window.ts';

interface Given extends Pick<StudyProps, 'search' | 'onSearch'> {
  /** Those that are known, the oldest first: the newest of the history, or all. */
  readonly draws: readonly StudiedDraw[];
  /** How many the history has. */
  readonly total: number;
  /** How many are in sight where the address does not say. */
  readonly usual: number;
}

/** Which draws are in sight: as the address says, and while a hand moves them, as the hand does. */
export function useDrawWindow({ search, onSearch, draws, total, usual }: Given) {
  const { draws: asked, end } = search;
  const addressed = fitted(
    {
      newer: end === undefined ? 0 : draws.length - (draws.findLastIndex(({ date }) => date <= end) + 1),
      count: asked === 0 ? total : (asked ?? usual),
    },
    total,
  );
  const [held, setHeld] = useState<DrawWindow | null>(null);
  const [known, setKnown] = useState(`${asked} ${end}`);
  // the address has caught up, or says something else
  if (known !== `${asked} ${end}`) {
    setKnown(`${asked} ${end}`);
    setHeld(null);
  }
  /** Writes it into the address: `step`, as one to come back from. */
  const settle = (window: DrawWindow, step = false) => {
    setHeld(window);
    onSearch(
      {
        draws: window.count >= total ? 0 : window.count === usual ? undefined : window.count,
        end: window.newer === 0 ? undefined : draws.at(-1 - window.newer)?.date,
      },
      { replace: !step },
    );
  };
  return { window: fitted(held ?? addressed, total), hold: setHeld, settle };
}
