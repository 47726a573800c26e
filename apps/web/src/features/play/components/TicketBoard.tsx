import { playTexts } from '@bolillero/texts/play';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type TouchEvent, useRef, useState } from 'react';
import { addTicket } from '../tickets/ticket-actions.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { useTicketIds } from '../tickets/use-tickets.ts';
import classes from './TicketBoard.module.css';
import { type SlipKind, TicketSlip } from './TicketSlip.tsx';
import { TicketStrip } from './TicketStrip.tsx';

interface TicketBoardProps {
  readonly store: TicketStore;
  readonly kind: SlipKind;
  readonly onNumerology: (ids: readonly string[]) => void;
}

/** All tickets side by side, for wide screens. */
export function TicketGrid({ store, kind, onNumerology }: TicketBoardProps) {
  const ids = useTicketIds(store);
  return (
    <ol className={classes.grid}>
      {ids.map((id, at) => (
        <li key={id} className={classes.cell}>
          <TicketSlip store={store} id={id} position={at + 1} kind={kind} onNumerology={onNumerology} />
        </li>
      ))}
      <li className={classes.cell}>
        <button type="button" className={classes.add} onClick={() => addTicket(store)}>
          <IconPlus size={28} aria-hidden="true" />
          {playTexts.tickets.add}
        </button>
      </li>
    </ol>
  );
}

/** One ticket that fills the screen, and a strip of all of them, for phones. Swiping the slip goes to the next one. */
export function TicketPager({ store, kind, onNumerology }: TicketBoardProps) {
  const ids = useTicketIds(store);
  const [picked, setPicked] = useState<string | null>(null);
  const at = Math.max(picked === null ? 0 : ids.indexOf(picked), 0);
  const active = ids[at] ?? '';
  const go = (step: number) => setPicked(ids[at + step] ?? active);
  const swipe = useSwipe(
    () => go(1),
    () => go(-1),
  );
  return (
    <div className={classes.pager}>
      <TicketStrip
        store={store}
        ids={ids}
        active={active}
        onPick={setPicked}
        onAdd={() => setPicked(addTicket(store) ?? active)}
      />
      <div className={classes.swiped} {...swipe}>
        <TicketSlip
          key={active}
          store={store}
          id={active}
          position={at + 1}
          kind={kind}
          onNumerology={onNumerology}
        />
      </div>
    </div>
  );
}

/** A swipe is at least this long, in pixels, and twice as long as it is high. */
const shortest = 60;

/** Handlers of an element that is swiped with one finger to the left or to the right. */
function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) < shortest || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}
