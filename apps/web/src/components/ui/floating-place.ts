/** Where a window stands that moves over the page: its upper left corner on the screen, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const margin = 8;
/** It may stand out of what it belongs to by so much, into the free margin of a wide screen. */
const overhang = 16;

/** The nearest place where it is on the screen as a whole, or at least with its header. */
export function keptInside({ x, y }: Place, window: Size, screen: Size): Place {
  const within = (at: number, size: number, room: number) =>
    Math.max(margin, Math.min(at, room - size - margin));
  return { x: within(x, window.width, screen.width), y: within(y, window.height, screen.height) };
}

/** Below what it speaks of, at its right end; where that is off the screen, in the screen's lower right corner. */
export function firstPlace(
  anchor: { readonly right: number; readonly bottom: number } | undefined,
  window: Size,
  screen: Size,
): Place {
  const corner = { x: screen.width, y: screen.height };
  if (anchor === undefined || anchor.bottom < 0) return keptInside(corner, window, screen);
  const below = { x: anchor.right + overhang - window.width, y: anchor.bottom + 12 };
  return keptInside(below, window, screen);
}
