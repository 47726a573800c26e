import { uiTexts } from '@bolillero/texts/ui';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Before the title: a lottery's mark, say. */
  readonly mark?: ReactNode;
  /** At the end of the line: buttons, filters. */
  readonly actions?: ReactNode;
}

/** A page's heading; it names the browser's tab too. One on each page. */
export function PageHeader({ title, subtitle, mark, actions }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <title>{`${title} · ${uiTexts.brand}`}</title>
      {mark}
      <div className={classes.words}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
