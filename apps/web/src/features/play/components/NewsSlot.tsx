import { guideTexts } from '@bolillero/texts/guide';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import classes from './NewsSlot.module.css';

export type SlotLine =
  /** What just happened. */
  | { readonly kind: 'notice'; readonly text: string }
  | { readonly kind: 'offline'; readonly text: string }
  /** What lies in the cart besides the tickets of the page; stays. */
  | { readonly kind: 'lasting'; readonly text: string; readonly link: ReactNode }
  /** Of the guide, to who has not seen it yet. It is not announced: it is no news. */
  | { readonly kind: 'offer'; readonly take: () => void; readonly dismiss: () => void };

export interface SlotContent {
  readonly line: SlotLine | null;
  /**
   * One thing to do about the last notice. When that is gone it stays for who comes by keyboard or screen reader, out of sight until
   * it has the focus.
   */
  readonly action: { readonly label: string; readonly run: () => void } | null;
}

/** One line for news: it stands above the tray and never over the slip. */
export function NewsSlot({ line, action }: SlotContent) {
  return (
    <div className={classes.slot} data-kind={line?.kind}>
      <p className={classes.text} role="status">
        {line?.kind !== 'offer' && line?.text}
      </p>
      {line?.kind === 'offer' && <Offer {...line} />}
      {line?.kind === 'lasting' && line.link}
      {action && (
        <button
          type="button"
          className={classes.action}
          data-late={line?.kind !== 'notice' || undefined}
          onClick={action.run}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

function Offer({ take, dismiss }: { readonly take: () => void; readonly dismiss: () => void }) {
  return (
    <>
      <p className={classes.text}>
        <span>{guideTexts.question}</span>{' '}
        <button type="button" className={classes.action} onClick={take}>
          {guideTexts.take}
        </button>
      </p>
      <button
        type="button"
        className={classes.dismiss}
        aria-label={guideTexts.dismiss}
        title={guideTexts.dismiss}
        onClick={dismiss}
      >
        <IconX size={18} aria-hidden="true" />
      </button>
    </>
  );
}
