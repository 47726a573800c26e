import type { ReactNode } from 'react';

interface ScrollBoxProps {
  /** What lies in it, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of the page that scrolls by itself: named, and in the order of the keyboard. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll here
    <section className={className} aria-label={label} tabIndex={0} data-strip>
      {children}
    </section>
  );
}
