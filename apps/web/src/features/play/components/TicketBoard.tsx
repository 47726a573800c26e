import { playTexts } from '@bolillero/texts/play';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type ReactNode, type TouchEvent, useRef } from 'react';
import { addTicket } from '../tickets/ticket-actions.ts';
import type { TicketStore } from '../tickets/ticket-store.ts';
import { useTicketIds } from '../tickets/use-tickets.ts';
import { SlipGrid } from './SlipGrid.tsx';
import type { SlipKind } from './slip-kind.ts';
import classes from './TicketBoard.module.css';
import { type SlipWork, TicketSlip } from './TicketSlip.tsx';

interface TicketBoardProps {
  readonly store: TicketStore;
  readonly kind: SlipKind;
  readonly work: SlipWork;
}

/** All tickets side by side, for wide screens. */
export function TicketGrid({ store, kind, work }: TicketBoardProps) {
  const ids = useTicketIds(store);
  return (
    <SlipGrid
      ids={ids}
      slip={(id, position) => (
        <TicketSlip store={store} id={id} position={position} kind={kind} work={work} />
      )}
    >
      <AddTile onAdd={() => addTicket(store)} />
    </SlipGrid>
  );
}

/** One more ticket, for the pointer; the keyboard has its '+' among the tools, so that Jugar comes after the last slip. */
export function AddTile({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <li aria-hidden="true">
      <button type="button" tabIndex={-1} className={classes.add} onClick={onAdd}>
        <IconPlus size={20} />
        {playTexts.tickets.add}
      </button>
    </li>
  );
}

interface TicketPageProps {
  readonly id: string;
  /** Goes to the next ticket, or the one before. */
  readonly onTurn: (step: 1 | -1) => void;
  /** Its slip. */
  readonly children: ReactNode;
}

/** One ticket that fills the screen, for phones. Swiping it goes to the next one. */
export function TicketPage({ id, onTurn, children }: TicketPageProps) {
  const swipe = useSwipe(
    () => onTurn(1),
    () => onTurn(-1),
  );
  return (
    <div className={classes.swiped} data-slip={id} {...swipe}>
      {children}
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
