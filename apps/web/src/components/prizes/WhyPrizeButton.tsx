import { prizeWhyTexts as texts } from '@bolillero/texts/prize-why';
import { purchaseNumber } from '@bolillero/texts/purchase-number';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { LazyWindow } from '../ui/LazyWindow.tsx';
import classes from './WhyPrizeButton.module.css';

interface WhyPrizeButtonProps {
  readonly purchaseId: number;
  /** It won something, if only what is not known yet; not given where that is not known. */
  readonly won?: boolean;
  /** It stands in a list among others of its kind: its name says of which purchase it is. */
  readonly named?: boolean;
  /** What is pressed, if not its words: the prize in a dense table. */
  readonly children?: ReactNode;
}

/** 'Por qué este premio', or why none: opens the window that explains it. */
export function WhyPrizeButton({ purchaseId, won, named = false, children }: WhyPrizeButtonProps) {
  const [open, setOpen] = useState(false);
  const [loadWindow] = useState(() => async () => (await import('./WhyPrizeWindow.tsx')).WhyPrizeWindow);
  const close = () => setOpen(false);
  const title = won === undefined ? texts.either : won ? texts.won : texts.nothing;
  const ofPurchase = texts.ofPurchase(title, purchaseNumber(purchaseId));
  return (
    <>
      {children === undefined ? (
        <Button
          variant="subtle"
          size="xs"
          onClick={() => setOpen(true)}
          {...(named && { 'aria-label': ofPurchase })}
        >
          {title}
        </Button>
      ) : (
        <button type="button" className={classes.face} title={title} onClick={() => setOpen(true)}>
          {children}
          <span className="visually-hidden">, {ofPurchase}</span>
        </button>
      )}
      {open && (
        <LazyWindow load={loadWindow} props={{ purchaseId, title, onClose: close }} onFailed={close} />
      )}
    </>
  );
}
