import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, in pixels, followed as it changes; `first` until it is measured. */
export function useWidth<E extends HTMLElement>(first: number): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    // what is not laid out yet has no width to draw for
    const measure = () => measured.clientWidth > 0 && setWidth(Math.round(measured.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
