import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the style sheets, as a custom property of the root, how many pixels of the screen an element covers while it stays at
 * its edge: none while it scrolls with the page.
 */
export function useCover(
  element: RefObject<HTMLElement | null>,
  property: '--header-cover' | '--bars-cover' | '--foot-height',
  /** Done before each measuring: says whether it stays. */
  settle?: (element: HTMLElement) => void,
): void {
  useLayoutEffect(() => {
    const it = element.current;
    if (!it) return;
    const { style } = document.documentElement;
    const measure = () => {
      settle?.(it);
      const { position, insetBlockStart } = getComputedStyle(it);
      const stays =
        position === 'fixed' || (position === 'sticky' && Number.parseFloat(insetBlockStart) >= 0);
      style.setProperty(property, `${stays ? it.offsetHeight : 0}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(it);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [element, property, settle]);
}
