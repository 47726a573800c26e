import type { RefObject } from 'react';

const gap = 6;
const edge = 8;

/** The `place` of a dialog on a large screen: beside what it was opened from, over a page that keeps its light. */
export const placedBeside =
  (anchor: RefObject<HTMLElement | null>) =>
  (dialog: HTMLDialogElement): (() => void) => {
    const put = () => {
      if (anchor.current) putBeside(dialog, anchor.current);
    };
    dialog.setAttribute('data-anchored', '');
    put();
    // its content may come later, and the page may scroll below it
    const sizes = new ResizeObserver(put);
    sizes.observe(dialog);
    window.addEventListener('scroll', put, { capture: true, passive: true });
    window.addEventListener('resize', put);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
    };
  };

/** Below what it belongs to, above it where there is more room, and inside the screen. */
function putBeside(dialog: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left } = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = bottom + gap + height <= clientHeight - edge;
  const y = fitsBelow || clientHeight - bottom > top ? bottom + gap : top - gap - height;
  dialog.style.setProperty('--at-x', `${Math.max(edge, Math.min(left, clientWidth - width - edge))}px`);
  dialog.style.setProperty('--at-y', `${Math.max(edge, Math.min(y, clientHeight - height - edge))}px`);
}
