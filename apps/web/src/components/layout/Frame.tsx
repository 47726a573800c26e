import { uiTexts } from '@bolillero/texts/ui';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { settingsQuery } from '../../api/settings.ts';
import { Footer } from './Footer.tsx';
import classes from './Frame.module.css';
import { FramePlaces, useFramePlace } from './frame-places.tsx';
import { endSplash } from './splash.ts';
import { useCover } from './use-cover.ts';

interface FrameProps {
  readonly header: ReactNode;
  readonly bottomBar?: ReactNode;
  /** In the place of the address's own page. */
  readonly children?: ReactNode;
}

/**
 * What visitors' and customers' pages share: skip link, header, the page, footer, and what stands at the foot of the screen.
 * A page may have a header and a foot of its own: `PhoneHeader` and `FrameFoot`.
 */
export function Frame({ header, bottomBar, children }: FrameProps) {
  // asked once: countdowns follow the server's clock from then on
  useQuery(settingsQuery());
  return (
    <FramePlaces>
      <div className={classes.frame}>
        <a className={classes.skip} href="#contenido">
          {uiTexts.skipToContent}
        </a>
        {header}
        <Content>{children}</Content>
        {/* before the footer, which stands above it: from the page the next stop of the keyboard is here */}
        <Foot>{bottomBar}</Foot>
        <Footer />
      </div>
    </FramePlaces>
  );
}

/** The size of `1rem` from which a page's own foot would cover half of what it stands over: half again the usual one. */
const largeText = 24;

/** A page's own foot is part of the page then. */
function settleFoot(foot: HTMLElement): void {
  const isOwn = foot.firstElementChild?.hasChildNodes() === true;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  foot.toggleAttribute('data-in-flow', isOwn && rem >= largeText);
}

/** What stays at the foot of the screen. */
function Foot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useCover(foot, '--foot-height', settleFoot);
  return (
    <div ref={foot} className={classes.foot}>
      <div ref={useFramePlace('foot')} className={classes.own} />
      <div className={classes.sections}>{children}</div>
    </div>
  );
}

/** The page shown last; outside the component, which another layout may bring anew. */
let shown: string | null = null;

/** The page itself. A change of page moves the focus to it, as a full load of the page would. */
export function Content({ children }: { children?: ReactNode }) {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const main = useRef<HTMLElement>(null);
  // the frame stands, and the page in it, or its skeleton
  useEffect(endSplash, []);
  useEffect(() => {
    if (pathname === undefined) return;
    // tabs that are addresses keep the focus: the next one is a key away
    const kept = document.activeElement?.closest('[data-keeps-focus]') != null;
    if (shown !== null && shown !== pathname && !kept) main.current?.focus({ preventScroll: true });
    shown = pathname;
  }, [pathname]);
  return (
    <main id="contenido" ref={main} tabIndex={-1} className={classes.content}>
      {children ?? <Outlet />}
    </main>
  );
}
