import { playTexts } from '@bolillero/texts/play';
import IconChevronsLeft from '@tabler/icons-react/dist/esm/icons/IconChevronsLeft.mjs';
import IconChevronsRight from '@tabler/icons-react/dist/esm/icons/IconChevronsRight.mjs';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { IconButton } from '../../../../components/ui/IconButton.tsx';
import { keepPanel, keptPanel } from '../kept-panel.ts';
import classes from './PlayedPanel.module.css';

const words = playTexts.played;

interface PlayedPanelProps {
  /** How many plays there are; undefined until that is known. */
  readonly count: number | undefined;
  /** Tickets are being marked: it stands back, and nothing in it can be pressed. */
  readonly resting?: boolean;
  /** The plays, without a title of their own. */
  readonly children: ReactNode;
}

/**
 * 'NÚMEROS JUGADOS' at the left of the slips, which folds to a rail; this browser keeps which. On the first visit its arrow pulses three times,
 * unless nothing is to move.
 */
export function PlayedPanel({ count, resting = false, children }: PlayedPanelProps) {
  const id = useId();
  const [kept] = useState(keptPanel);
  const [folded, setFolded] = useState(kept === 'folded');
  useEffect(() => keepPanel(folded), [folded]);
  const title = (
    <>
      {words.title}
      {count ? ` · ${count}` : ''}
    </>
  );
  const Arrow = folded ? IconChevronsRight : IconChevronsLeft;
  return (
    <section
      className={classes.panel}
      aria-labelledby={`${id}-title`}
      data-folded={folded || undefined}
      inert={resting}
    >
      <header className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <IconButton
          label={folded ? words.show : words.hide}
          className={classes.fold}
          aria-expanded={!folded}
          aria-controls={`${id}-plays`}
          data-hint={kept === null || undefined}
          onClick={() => setFolded(!folded)}
        >
          <Arrow size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <div id={`${id}-plays`} className={classes.plays} hidden={folded}>
        {children}
      </div>
    </section>
  );
}
