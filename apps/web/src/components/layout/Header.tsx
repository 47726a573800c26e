import { uiTexts } from '@bolillero/texts/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import classes from './Header.module.css';

/** The felt strip at the top: the mark, the menu, what belongs to the person. */
export function Header({ signedIn, menu, tools }: { signedIn: boolean; menu: ReactNode; tools: ReactNode }) {
  return (
    <header className={classes.header}>
      <div className={classes.line}>
        <Link {...(signedIn ? paths.lotteries() : paths.home())} className={classes.mark}>
          <Wordmark height={24} />
        </Link>
        <nav aria-label={uiTexts.nav.main} className={classes.menu}>
          {menu}
        </nav>
        <div className={classes.tools}>{tools}</div>
      </div>
    </header>
  );
}
