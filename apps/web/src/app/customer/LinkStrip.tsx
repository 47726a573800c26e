import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './LinkStrip.module.css';

interface LinkStripProps {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One of a few pages, side by side: links in the shape of a strip, for each has an address of its own. */
export function LinkStrip({ label, children }: LinkStripProps) {
  return (
    <nav className={classes.strip} aria-label={label}>
      {children}
    </nav>
  );
}

function StripAnchor(props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return <a {...props} className={classes.item} />;
}

/** One of them; say `aria-current="page"` on the one that is shown. */
export const StripLink = createLink(StripAnchor);
