import { type HTMLAttributes, type PointerEvent, useRef } from 'react';

/** Dragged so many pixels down, or flicked so fast in pixels a millisecond, a sheet closes. */
const [farEnough, fastEnough] = [90, 0.6];

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/** For what a sheet is held by: the dialog around it follows the finger down, and closes or goes back to its place. */
export function useDragDown(onClose: (() => void) | undefined): Handlers {
  const held = useRef<{ readonly y: number; readonly at: number } | null>(null);
  if (onClose === undefined) return {};
  const move = ({ currentTarget }: PointerEvent, by: number) => {
    const dialog = currentTarget.closest('dialog');
    if (dialog) dialog.style.translate = by > 0 ? `0 ${by}px` : '';
  };
  return {
    onPointerDown: (event) => {
      if (event.button !== 0 || (event.target as Element).closest('button, a')) return;
      held.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      if (held.current) move(event, event.clientY - held.current.y);
    },
    onPointerUp: (event) => {
      if (held.current === null) return;
      const by = event.clientY - held.current.y;
      const speed = by / Math.max(1, event.timeStamp - held.current.at);
      held.current = null;
      if (by > farEnough || (by > 20 && speed > fastEnough)) onClose();
      else move(event, 0);
    },
    onPointerCancel: (event) => {
      held.current = null;
      move(event, 0);
    },
  };
}
