import { uiTexts } from '@bolillero/texts/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  /** What the browser's tab is called, where the heading alone does not say it. */
  readonly tabTitle?: string | undefined;
  readonly subtitle?: ReactNode;
  /** Before the title: a lottery's mark, say. */
  readonly mark?: ReactNode;
  /** At the end of the line: buttons, filters. */
  readonly actions?: ReactNode;
  /** It is news: it has the focus in the place of the page. */
  readonly takesFocus?: boolean | undefined;
}

/** A page's heading; it names the browser's tab too. One on each page. */
export function PageHeader({
  title,
  tabTitle = title,
  subtitle,
  mark,
  actions,
  takesFocus = false,
}: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className={classes.header}>
      <title>{`${tabTitle} · ${uiTexts.brand}`}</title>
      {mark}
      <div className={classes.words}>
        <h1
          ref={heading}
          className={classes.title}
          {...(takesFocus && { tabIndex: -1, 'data-keeps-focus': true })}
        >
          {title}
        </h1>
        {subtitle && <div className={classes.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
