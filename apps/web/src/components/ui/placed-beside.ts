const gap = 6;
const edge = 8;

/**
 * Beside what it was opened from: the `place` of a dialog, which on a large screen stands there over a page that keeps its light, or of a
 * popover. Its corner is `--at-x`, `--at-y`.
 */
export const placedBeside =
  (anchor: () => HTMLElement | null) =>
  (dialog: HTMLElement): (() => void) => {
    const put = () => {
      const at = anchor();
      if (at) putBeside(dialog, at);
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
