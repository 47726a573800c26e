import { prizeWhyTexts as texts } from '@bolillero/texts/prize-why';
import { type ReactNode, useState } from 'react';
import type { WhyOf } from '../../api/prize-why.ts';
import { LazyWindow } from '../ui/LazyWindow.tsx';
import classes from './WhyPrizeButton.module.css';
import { whyOfText } from './why-of-text.ts';

interface WhyPrizeButtonProps {
  readonly of: WhyOf;
  /** It won something, if only what is not known yet; not given where that is not known. */
  readonly won?: boolean;
  /** It stands in a list among others of its kind: its name says which play it is of. */
  readonly named?: boolean;
  /** What is pressed, if not its words: the prize in a dense table. */
  readonly children?: ReactNode;
}

/** 'Por qué este premio', or why none: opens the window that explains it. */
export function WhyPrizeButton({ of, won, named = false, children }: WhyPrizeButtonProps) {
  const [open, setOpen] = useState(false);
  const [loadWindow] = useState(() => async () => (await import('./WhyPrizeWindow.tsx')).WhyPrizeWindow);
  const close = () => setOpen(false);
  const title = won === undefined ? texts.either : won ? texts.won : texts.nothing;
  const name = `${title}, ${whyOfText(of)}`;
  return (
    <>
      {children === undefined ? (
        <button
          type="button"
          className={classes.words}
          onClick={() => setOpen(true)}
          {...(named && { 'aria-label': name })}
        >
          {title}
        </button>
      ) : (
        <button type="button" className={classes.face} title={title} onClick={() => setOpen(true)}>
          {children}
          <span className="visually-hidden">, {name}</span>
        </button>
      )}
      {open && <LazyWindow load={loadWindow} props={{ of, title, onClose: close }} onFailed={close} />}
    </>
  );
}
