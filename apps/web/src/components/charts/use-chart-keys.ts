import { type KeyboardEvent, type PointerEvent, useState } from 'react';

export interface ChartKeys {
  /** How many marks there are. */
  readonly count: number;
  /** The mark from which keys go on, -1 for none: followed whenever it changes. */
  readonly active?: number | undefined;
  readonly onActive?: ((mark: number) => void) | undefined;
  /** Enter, a click, or the lifted finger. */
  readonly onChoose?: ((mark: number) => void) | undefined;
  readonly onEscape?: (() => void) | undefined;
  /** The mark nearest to a place in the plot, given in parts of its width and height, 0 to 1; -1: none. */
  readonly nearest: (x: number, y: number) => number;
  /** How far up and down lead: a row of a grid; without it they do what left and right do. */
  readonly row?: number | undefined;
}

/**
 * A chart as one stop of the Tab key: arrows move from mark to mark, Home and End to the ends, Enter chooses, Escape leaves. For a
 * pointer the whole plot is one target: the nearest mark is taken, and dragging moves along.
 */
export function useChartKeys({ count, onChoose, onEscape, nearest, row, ...kept }: ChartKeys) {
  const given = kept.active ?? -1;
  const [active, setActive] = useState(given);
  const [known, setKnown] = useState(given);
  const [focused, setFocused] = useState(false);
  // what is chosen may change elsewhere; in between, arrows and pointers go where they like
  if (given !== known) {
    setKnown(given);
    setActive(given);
  }
  const look = (mark: number) => {
    if (mark < 0 || mark >= count || mark === active) return;
    setActive(mark);
    kept.onActive?.(mark);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === 'Enter' || event.key === ' ') && active >= 0) {
      event.preventDefault();
      onChoose?.(active);
      return;
    }
    if (event.key === 'Escape') return onEscape?.();
    const steps: Record<string, number> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -(row ?? 1),
      ArrowDown: row ?? 1,
    };
    const step = steps[event.key];
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? count - 1 : step === undefined ? null : active + step;
    if (to === null) return;
    event.preventDefault();
    look(active < 0 ? (step === -1 ? count - 1 : 0) : Math.min(Math.max(to, 0), count - 1));
  };
  const at = (event: PointerEvent<Element>) => {
    const box = event.currentTarget.getBoundingClientRect();
    return nearest((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return {
    active,
    focused,
    /** For the element that holds the plot; it needs a role, a name and `touch-action: pan-y`. */
    handlers: {
      tabIndex: 0,
      onKeyDown,
      onFocus: () => {
        setFocused(true);
        if (active < 0) look(0);
      },
      onBlur: () => setFocused(false),
      onPointerMove: (event: PointerEvent<Element>) => {
        if (event.pointerType === 'mouse' || event.buttons > 0) look(at(event));
      },
      onPointerDown: (event: PointerEvent<Element>) => look(at(event)),
      onPointerUp: (event: PointerEvent<Element>) => {
        const mark = at(event);
        if (event.button === 0 && mark >= 0) onChoose?.(mark);
      },
    },
  } as const;
}
