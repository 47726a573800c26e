import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Unfolding {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Of the root: it folds when the focus goes elsewhere. */
  readonly onBlur: (event: FocusEvent) => void;
}

/** What unfolds under a button, the first in `root`: gone with Escape, which gives the focus back, or a press elsewhere. */
export function useUnfolding(): Unfolding {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return { root, open, setOpen, onBlur };
}
