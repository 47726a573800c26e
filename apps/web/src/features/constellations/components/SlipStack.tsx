import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './SlipStack.module.css';

interface SlipStackProps {
  readonly count: number;
  /** Slips side by side. */
  readonly across: number;
  /** How high a row is, roughly: what is in sight is measured. */
  readonly estimate: number;
  readonly slip: (at: number) => ReactNode;
  /** Below a row: what belongs to one of its slips. */
  readonly below?: (first: number, last: number) => ReactNode;
}

/** Rows of slips, of which only those in sight, and their neighbours, are laid out. */
export function SlipStack({ count, across, estimate, slip, below }: SlipStackProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + scrollY));
  }, []);
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / across),
    estimateSize: () => estimate,
    overscan: 1,
    // a row that comes into sight is laid out beside the scrolling, not within it
    useFlushSync: false,
    scrollMargin: top,
    gap: 18,
  });
  return (
    <div ref={frame} className={classes.frame} style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const first = index * across;
        const last = Math.min(count, first + across) - 1;
        return (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={classes.row}
            style={{
              transform: `translateY(${start - top}px)`,
              gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
            }}
          >
            {Array.from({ length: last - first + 1 }, (_, at) => slip(first + at))}
            {below?.(first, last)}
          </div>
        );
      })}
    </div>
  );
}
