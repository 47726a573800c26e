import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import classes from './FloatingPanel.module.css';
import { type FloatingPanelProps, PanelTools } from './PanelTools.tsx';
import { useMediaQuery } from './use-media-query.ts';

const FloatingWindow = lazy(() => import('./FloatingWindow.tsx'));

/**
 * What stands beside the page while one goes on with it: on wide screens a window that moves, on phones a part of the page where it was
 * put. Escape in it closes it.
 */
export function FloatingPanel(props: FloatingPanelProps) {
  const phone = useMediaQuery('(max-width: 48em)');
  return phone ? (
    <DockedPanel {...props} />
  ) : (
    <Suspense fallback={null}>
      <FloatingWindow {...props} />
    </Suspense>
  );
}

function DockedPanel({ title, tools, inSight = false, onClose, children }: FloatingPanelProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // it opened below what was tapped, perhaps out of sight
  useEffect(() => {
    if (!inSight) panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [inSight]);
  return (
    <section
      ref={panel}
      className={classes.docked}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <PanelTools tools={tools} onClose={onClose} />
      </header>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
