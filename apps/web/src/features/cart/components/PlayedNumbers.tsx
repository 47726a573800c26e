import { playTexts } from '@bolillero/texts/play';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useId, useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { type Asked, Loaded } from '../../../components/ui/Loaded.tsx';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import type { CartLine } from '../api/cart-line.ts';
import classes from './PlayedNumbers.module.css';
import { useRemoveLines } from './use-remove-lines.ts';

const words = playTexts.played;

interface PlayedNumbersProps {
  /** The plays of this lottery's series, newest first. */
  readonly plays: Asked<readonly CartLine[]>;
  readonly lottery: Pick<Lottery, 'name' | 'specialName'>;
  /** The way to the cart, while there is something in it. */
  readonly cart: ReactNode;
  /** Closed until it is opened, where room is short. */
  readonly startsOpen: boolean;
}

/** 'NÚMEROS JUGADOS': what is in the cart for this draw, row by row. */
export function PlayedNumbers({ plays, lottery, cart, startsOpen }: PlayedNumbersProps) {
  const lines = plays.data;
  const id = useId();
  const [open, setOpen] = useState(startsOpen);
  const remove = useRemoveLines();
  const removeAll = () => {
    if (!lines || lines.length === 0) return showWarning(words.listEmpty);
    void remove(lines);
  };
  return (
    <section className={classes.panel} aria-labelledby={`${id}-title`}>
      <div className={classes.header}>
        <h2 id={`${id}-title`} className={classes.title}>
          {words.title}
        </h2>
        {lines && lines.length > 0 && <span className={classes.count}>{lines.length}</span>}
        <IconButton
          label={open ? words.hide : words.show}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          onClick={() => setOpen(!open)}
        >
          <IconChevronDown
            className={classes.arrow}
            data-open={open || undefined}
            data-hint={(!open && lines && lines.length > 0) || undefined}
            size={20}
            aria-hidden="true"
          />
        </IconButton>
      </div>
      <div id={`${id}-list`} hidden={!open}>
        <Loaded
          query={plays}
          waiting={<RowsSkeleton rows={3} height={32} />}
          empty={
            <p className={classes.empty}>
              {words.empty}. {words.emptyHint}
            </p>
          }
        >
          {(rows) => (
            <ul className={classes.list}>
              {rows.map((line) => (
                <li key={line.id} className={classes.row}>
                  <div className={classes.numbers}>
                    <BallRow
                      balls={line.balls}
                      special={line.special}
                      specialLabel={lottery.specialName}
                      lottery={lottery.name}
                      size="xs"
                    />
                    {line.expired && <span className={classes.expired}>{words.expired}</span>}
                  </div>
                  <IconButton
                    label={words.remove(line.key)}
                    disabled={line.beingPaid}
                    onClick={() => void remove([line])}
                  >
                    <IconX size={18} aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <button type="button" className={classes.clear} onClick={removeAll}>
          {words.clear}
        </button>
      </div>
      {lines && lines.length > 0 && <p className={classes.cart}>{cart}</p>}
    </section>
  );
}
