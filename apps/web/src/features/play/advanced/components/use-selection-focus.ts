import { useEffect, useRef } from 'react';

/** While tickets are marked the focus begins on the first box; afterwards it is where it came from. */
export function useSelectionFocus(
  first: () => HTMLElement | null,
  cameFrom: () => HTMLElement | null | undefined,
): void {
  const places = useRef({ first, cameFrom });
  useEffect(() => {
    places.current = { first, cameFrom };
  });
  useEffect(() => {
    places.current.first()?.focus();
    // what it came from stands again by then
    return () => places.current.cameFrom()?.focus();
  }, []);
}
