import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { ListColumn } from './list-column.ts';

/**
 * The columns that there is room for: as the table gets narrower they go in the list's own order, before anything is painted, so that
 * nothing ever scrolls sideways. `rows` is whatever may change how wide they are.
 */
export function useFittingColumns<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly ListColumn<Row>[],
  rows: unknown,
): ReadonlySet<string> {
  const going = columns
    .filter(({ goes }) => goes !== undefined)
    .toSorted((a, b) => (a.goes ?? 0) - (b.goes ?? 0));
  const [room, setRoom] = useState({ width: 0, rows, gone: 0 });
  const gone = room.rows === rows ? room.gone : 0;

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const width = element.clientWidth;
      setRoom((known) => (known.width === width ? known : { ...known, width, gone: 0 }));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const tooWide = element.scrollWidth > element.clientWidth + 1 && gone < going.length;
    if (tooWide || room.rows !== rows) {
      setRoom((known) => ({ ...known, rows, gone: tooWide ? gone + 1 : gone }));
    }
  });
  return new Set(going.slice(0, gone).map(({ id }) => id));
}
