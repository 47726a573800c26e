import { officeKitTexts } from '@bolillero/texts/office-kit';
import type { ReactNode } from 'react';
import classes from './Breadcrumb.module.css';

interface BreadcrumbProps {
  /** Links to the pages above, from the outermost on. */
  readonly above: readonly { readonly name: string; readonly link: ReactNode }[];
  /** The page that one is on. */
  readonly here: string;
}

/** Where a page stands: the pages above it, and itself. */
export function Breadcrumb({ above, here }: BreadcrumbProps) {
  return (
    <nav aria-label={officeKitTexts.breadcrumb} className={classes.path}>
      <ol>
        {above.map(({ name, link }) => (
          <li key={name}>{link}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
