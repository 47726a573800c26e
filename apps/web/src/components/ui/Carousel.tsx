import { uiTexts } from '@bolillero/texts/ui';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import classes from './Carousel.module.css';
import { IconButton } from './IconButton.tsx';
import { useMediaQuery } from './use-media-query.ts';

const words = uiTexts.carousel;

interface CarouselProps {
  /** What its slides are about, for screen readers. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly title: string; readonly content: ReactNode }[];
  /** How long a slide stands while nobody looks at it closely. */
  readonly seconds?: number;
}

/**
 * One slide at a time, turning by itself until it is paused, pointed at or used; never where motion is unwanted. All
 * slides lie in one place, so that its height is the tallest one's and nothing jumps.
 */
export function Carousel({ label, slides, seconds = 7 }: CarouselProps) {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const count = slides.length;
  const playing = !still && !paused;
  const turning = playing && !held;
  useEffect(() => {
    if (!turning) return;
    const timer = setInterval(() => setAt((now) => (now + 1) % count), seconds * 1000);
    return () => clearInterval(timer);
  }, [turning, seconds, count]);
  // who turns a slide wants to read it
  const show = (next: number) => {
    setPaused(true);
    setAt((next + count) % count);
  };
  return (
    <section
      aria-roledescription={words.name}
      aria-label={label}
      className={classes.carousel}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false);
      }}
    >
      <div className={classes.controls}>
        {!still && (
          <IconButton label={playing ? words.pause : words.play} onClick={() => setPaused(playing)}>
            {playing ? (
              <IconPlayerPause size={20} aria-hidden="true" />
            ) : (
              <IconPlayerPlay size={20} aria-hidden="true" />
            )}
          </IconButton>
        )}
        <IconButton label={words.previous} onClick={() => show(at - 1)}>
          <IconChevronLeft size={20} aria-hidden="true" />
        </IconButton>
        <div className={classes.dots}>
          {slides.map(({ key, title }, index) => (
            <button
              key={key}
              type="button"
              className={classes.dot}
              aria-label={words.show(index + 1, title)}
              aria-current={index === at || undefined}
              onClick={() => show(index)}
            />
          ))}
        </div>
        <IconButton label={words.next} onClick={() => show(at + 1)}>
          <IconChevronRight size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={classes.slides} aria-live={turning ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a set of fields
          <div
            key={key}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.position(index + 1, count)}
            className={classes.slide}
            data-shown={index === at || undefined}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
