import { playTexts } from '@bolillero/texts/play';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { createNearWatch, type NearWatch } from './near-watch.ts';
import classes from './SlipGrid.module.css';

interface SlipGridProps {
  readonly ids: readonly string[];
  /** The slip of a ticket; `position` counts from 1. */
  readonly slip: (id: string, position: number) => ReactNode;
  /** After the last one. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** So many are drawn wherever one scrolls: who has few tickets has them all, for the browser's search too. */
const alwaysDrawn = 12;

/**
 * Slips side by side, as many as fit, of which the first and those near the screen are drawn: with all of 200, of a hundred numbers each, a tap on one of them kept a
 * slow processor busy for a third of a second. The others keep their places and their titles.
 */
export function SlipGrid({ ids, slip, children, className }: SlipGridProps) {
  const list = useRef<HTMLOListElement>(null);
  const [near, setNear] = useState<NearWatch | null>(null);
  const firstId = ids[0];
  useEffect(() => {
    const watch = createNearWatch();
    setNear(watch);
    return watch.stop;
  }, []);
  useEffect(() => {
    const first = list.current?.querySelector(`[data-slip="${firstId}"]`);
    if (!first) return;
    // the first one is always drawn: the places of the others are as high
    const observer = new ResizeObserver(() =>
      list.current?.style.setProperty('--slip-height', `${first.getBoundingClientRect().height}px`),
    );
    observer.observe(first);
    return () => observer.disconnect();
  }, [firstId]);
  return (
    <ol ref={list} className={className ?? classes.grid}>
      {ids.map((id, at) => (
        <Place key={id} id={id} position={at + 1} near={near} slip={slip} />
      ))}
      {children}
    </ol>
  );
}

interface PlaceProps extends Pick<SlipGridProps, 'slip'> {
  readonly id: string;
  readonly position: number;
  readonly near: NearWatch | null;
}

function Place({ id, position, near, slip }: PlaceProps) {
  const place = useRef<HTMLLIElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || near === null) return;
    return near.watch(element, (now) =>
      // what has the focus keeps it, however far one scrolls
      startTransition(() => setIsNear(now || element.contains(document.activeElement))),
    );
  }, [near]);
  const isDrawn = isNear || position <= alwaysDrawn;
  return (
    <li ref={place} className={classes.place} data-slip={id}>
      {isDrawn ? slip(id, position) : <h3 className={classes.title}>{playTexts.tickets.one(position)}</h3>}
    </li>
  );
}
