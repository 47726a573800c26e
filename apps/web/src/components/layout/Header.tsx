import { uiTexts } from '@bolillero/texts/ui';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { paths } from '../../paths.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { useFramePlace } from './frame-places.tsx';
import classes from './Header.module.css';
import { useCover } from './use-cover.ts';

interface HeaderProps {
  readonly signedIn: boolean;
  /** Without them: the mark alone, where nothing is known of who is there. */
  readonly menu?: ReactNode;
  readonly tools?: ReactNode;
}

/** The felt strip at the top: the mark, the menu, what belongs to the person; or, on phones, what the page puts there. */
export function Header({ signedIn, menu, tools }: HeaderProps) {
  const header = useRef<HTMLElement>(null);
  useCover(header, '--header-cover');
  return (
    <header ref={header} className={classes.header}>
      <div className={classes.line}>
        <Link {...(signedIn ? paths.lotteries() : paths.home())} className={classes.mark}>
          <Wordmark height={24} />
        </Link>
        {menu && (
          <nav aria-label={uiTexts.nav.main} className={classes.menu}>
            {menu}
          </nav>
        )}
        <div className={classes.tools}>{tools}</div>
      </div>
      <div ref={useFramePlace('header')} className={classes.own} />
    </header>
  );
}
