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
/** Between it and what it speaks of. */
const gap = 12;

/** The nearest place where it is on the screen as a whole, or at least with its header. */
export function keptInside({ x, y }: Place, window: Size, screen: Size): Place {
  const within = (at: number, size: number, room: number) =>
    Math.max(margin, Math.min(at, room - size - margin));
  return { x: within(x, window.width, screen.width), y: within(y, window.height, screen.height) };
}

/**
 * Where it covers nothing of what it speaks of: below that at its right end, else in the free margin at its left; where neither has room,
 * in the screen's lower right corner.
 */
export function firstPlace(
  anchor: { readonly left: number; readonly right: number; readonly bottom: number } | undefined,
  window: Size,
  screen: Size,
): Place {
  const corner = { x: screen.width, y: screen.height };
  if (anchor === undefined || anchor.bottom < 0) return keptInside(corner, window, screen);
  const below = { x: anchor.right + overhang - window.width, y: anchor.bottom + gap };
  const beside = { x: anchor.left - gap - window.width, y: screen.height };
  const fitsBelow = below.y + window.height + margin <= screen.height;
  const place = fitsBelow ? below : beside.x >= margin ? beside : corner;
  return keptInside(place, window, screen);
}
