import { type RefObject, useEffect, useRef } from 'react';
import { type DrawWindow, moved, zoomed } from './draw-window.ts';

interface Gestures {
  /** The element that holds the plot, and where in it the plot begins and how wide it is. */
  readonly target: RefObject<HTMLElement | null>;
  readonly left: number;
  readonly width: number;
  readonly window: DrawWindow;
  readonly total: number;
  /** While the hand moves, and once it has stopped. */
  readonly onMove: (window: DrawWindow) => void;
  readonly onEnd: (window: DrawWindow) => void;
  /** A press that did not move, in pixels from the upper edge of the element. */
  readonly onTap: (y: number) => void;
}

/** A press that moves less is a tap. */
const tapReach = 6;
/** The wheel has stopped when it is silent for so long, in milliseconds. */
const wheelPause = 250;
const wheelSpeed = 0.002;

/** Drag sideways to move through time, pinch or Ctrl and wheel to come closer; up and down stays the page's. */
export function useWindowGestures(given: Gestures): void {
  const latest = useRef(given);
  latest.current = given;
  const { target } = given;
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const pointers = new Map<number, { readonly x: number; readonly y: number }>();
    /** Where the hand began: the window then, the middle of the fingers and how far they were apart. */
    let start: { window: DrawWindow; x: number; y: number; apart: number } | null = null;
    let isTap = false;
    let wheelTimer: ReturnType<typeof setTimeout> | undefined;

    const placeOf = (clientX: number) => {
      const { left, width } = latest.current;
      return Math.min(1, Math.max(0, (clientX - element.getBoundingClientRect().left - left) / width));
    };
    const hand = () => {
      const [a, b] = [...pointers.values()];
      if (!a) return null;
      if (!b) return { ...a, apart: 0 };
      return {
        x: (a.x + b.x) / 2,
        y: (a.y + b.y) / 2,
        apart: Math.max(20, Math.hypot(a.x - b.x, a.y - b.y)),
      };
    };
    const begin = () => {
      const now = hand();
      start = now && { window: latest.current.window, ...now };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      isTap = pointers.size === 1;
      begin();
    };
    const move = (event: PointerEvent) => {
      const now = pointers.has(event.pointerId) && start;
      if (!now) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const { x, y, apart } = hand() ?? now;
      if (isTap && Math.hypot(x - now.x, y - now.y) < tapReach) return;
      isTap = false;
      // what leaves the plot with a finger or the mouse down is followed
      element.setPointerCapture(event.pointerId);
      const { width, total, onMove } = latest.current;
      const perDraw = width / Math.max(1, now.window.count - 1);
      const dragged = moved(now.window, (x - now.x) / perDraw, total);
      onMove(
        now.apart > 0 ? zoomed(dragged, (now.window.count * now.apart) / apart, placeOf(x), total) : dragged,
      );
    };
    const up = (event: PointerEvent) => {
      if (!pointers.delete(event.pointerId)) return;
      const { onTap, onEnd, window } = latest.current;
      if (isTap && event.type === 'pointerup') onTap(event.clientY - element.getBoundingClientRect().top);
      else if (pointers.size === 0) onEnd(window);
      isTap = false;
      begin();
    };
    const wheel = (event: WheelEvent) => {
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (!event.ctrlKey && !isSideways) return;
      event.preventDefault();
      const { window, width, total, onMove } = latest.current;
      const changed = event.ctrlKey
        ? zoomed(window, window.count * Math.exp(event.deltaY * wheelSpeed), placeOf(event.clientX), total)
        : moved(window, (-event.deltaX * window.count) / width, total);
      onMove(changed);
      clearTimeout(wheelTimer);
      wheelTimer = setTimeout(() => latest.current.onEnd(latest.current.window), wheelPause);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(wheelTimer);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [target]);
}
