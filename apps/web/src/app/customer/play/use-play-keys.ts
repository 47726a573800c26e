import { useEffect } from 'react';
import { openDialogs } from '../../../components/ui/open-dialogs.ts';

interface PlayKeys {
  /** Ctrl+Enter. */
  readonly onPlay: () => void;
  /** +. */
  readonly onAdd: () => void;
  /** Ctrl+↓ and Ctrl+↑. */
  readonly onWalk: (step: 1 | -1) => void;
}

/** The keys of the page, wherever the focus is; while a window is open they are its own. */
export function usePlayKeys({ onPlay, onAdd, onWalk }: PlayKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (openDialogs.top() !== undefined || event.altKey) return;
      const act = actOf(event);
      if (act === null) return;
      // before the slip sees it: there Enter chooses a number and the arrows move
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    const actOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      const withCtrl = ctrlKey || metaKey;
      if (withCtrl && key === 'Enter') return onPlay;
      if (withCtrl && key === 'ArrowDown') return () => onWalk(1);
      if (withCtrl && key === 'ArrowUp') return () => onWalk(-1);
      return key === '+' && !withCtrl ? onAdd : null;
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [onPlay, onAdd, onWalk]);
}
