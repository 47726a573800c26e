import { adminFrameTexts as texts } from '@bolillero/texts/admin-frame';
import { adminKeysTexts } from '@bolillero/texts/admin-keys';
import { uiTexts } from '@bolillero/texts/ui';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../../api/settings.ts';
import { sayWhenUnattended } from '../../session/attention.ts';
import { Key } from '../keys/Key.tsx';
import { AdminHeader } from './AdminHeader.tsx';
import { AdminKeys } from './AdminKeys.tsx';
import classes from './AdminLayout.module.css';
import { AdminSessionWindow } from './AdminSessionWindow.tsx';
import { AdminSidebar } from './AdminSidebar.tsx';
import frame from './Frame.module.css';
import { Content } from './Frame.tsx';
import { FramePlaces, useFramePlace } from './frame-places.tsx';
import { useCover } from './use-cover.ts';

/** The back-office: sidebar, header, a dense page, and at its foot one line, or the bar of the page's form (`FrameFoot`). */
export function AdminLayout() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [keys, setKeys] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page folds the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => sayWhenUnattended(window), []);
  return (
    <FramePlaces>
      <div className={classes.office}>
        <a className={frame.skip} href="#contenido">
          {uiTexts.skipToContent}
        </a>
        <AdminHeader open={open} onMenu={() => setOpen(!open)} onKeys={() => setKeys(true)} />
        <AdminSidebar open={open} />
        <div className={classes.page}>
          <Content />
          <FormBar />
          <footer className={classes.footer}>
            <span>{texts.foot}</span>
            <DemoMark />
            <span className={classes.keys}>
              {adminKeysTexts.open} <Key>?</Key>
            </span>
          </footer>
        </div>
        <AdminKeys open={keys} onOpen={setKeys} />
        <AdminSessionWindow />
      </div>
    </FramePlaces>
  );
}

/** On phones, whose header has no room for it: the house shows generated draws. */
function DemoMark() {
  return useSettings().demo && <span className={classes.demo}>{texts.demo}</span>;
}

/** What a page puts at the foot of the screen. */
function FormBar() {
  const bar = useRef<HTMLDivElement>(null);
  useCover(bar, '--foot-height');
  return (
    <div ref={bar} className={classes.bar}>
      <div ref={useFramePlace('foot')} />
    </div>
  );
}
