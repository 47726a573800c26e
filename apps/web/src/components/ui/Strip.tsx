import { type HTMLAttributes, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { classNames } from './class-names.ts';
import classes from './Strip.module.css';

interface StripProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** A row that scrolls sideways by itself. A chip cut by an end would read as another one: an end with more behind it fades. */
export function Strip({ ref, className, children, ...rest }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => strip.current as HTMLDivElement, []);
  // it may have more than it shows, or less than before
  useEffect(() => {
    if (strip.current) fadeEnds(strip.current);
  });
  return (
    <div
      {...rest}
      ref={strip}
      className={classNames(classes.strip, className)}
      data-strip
      onScroll={(event) => fadeEnds(event.currentTarget)}
    >
      {children}
    </div>
  );
}

/** Scrolls a strip so that something in it stands in its middle. By hand: the browser's own would scroll the page too. */
export function centreIn(strip: HTMLElement | null, element: HTMLElement | null | undefined): void {
  if (!strip || !element) return;
  const { left, width } = element.getBoundingClientRect();
  const from = strip.getBoundingClientRect().left;
  strip.scrollLeft += left - from - (strip.clientWidth - width) / 2;
}

function fadeEnds(strip: HTMLElement): void {
  strip.toggleAttribute('data-more-before', strip.scrollLeft > 1);
  strip.toggleAttribute('data-more-after', strip.scrollLeft + strip.clientWidth < strip.scrollWidth - 1);
}
