import { lotteryTexts } from '@bolillero/texts/lotteries';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './SeriesSwitch.module.css';

/** TRADICIONAL / REZAGADOS, where a lottery has both: links, for each series has an address of its own. */
export function SeriesSwitch({ children }: { children: ReactNode }) {
  return (
    <nav className={classes.switch} aria-label={lotteryTexts.series.label}>
      {children}
    </nav>
  );
}

function SeriesAnchor(props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return <a {...props} className={classes.item} />;
}

/** One of the two; say `aria-current="page"` on the one that is shown. */
export const SeriesLink = createLink(SeriesAnchor);
