import { useCallback, useMemo, useState } from 'react';
import type { TicketStore } from '../../../features/play/tickets/ticket-store.ts';
import { useTicketIds } from '../../../features/play/tickets/use-tickets.ts';

/** The ticket that one is at: on a phone the one on the screen. */
export interface ActiveTicket {
  readonly id: string;
  /** From 1 on. */
  readonly position: number;
  readonly pick: (id: string) => void;
  /** Goes to the next ticket, or the one before; at the end it stays. */
  readonly turn: (step: 1 | -1) => void;
  /** The same, with the focus in its numbers. */
  readonly walk: (step: 1 | -1) => void;
  /** Brings the drum of a ticket into view, with the focus on its first number. */
  readonly toSpecial: (id: string) => void;
}

export function useActiveTicket(store: TicketStore): ActiveTicket {
  const ids = useTicketIds(store);
  const [picked, setPicked] = useState<string | null>(null);
  const at = Math.max(picked === null ? 0 : ids.indexOf(picked), 0);
  const id = ids[at] ?? '';

  const turn = useCallback((step: 1 | -1) => setPicked(ids[at + step] ?? id), [ids, at, id]);
  const walk = useCallback(
    (step: 1 | -1) => {
      const from = slipOf(document.activeElement) ?? id;
      const to = ids[Math.max(0, ids.indexOf(from)) + step] ?? from;
      setPicked(to);
      whenShown(to, '[role=grid] [tabindex="0"]');
    },
    [ids, id],
  );
  const toSpecial = useCallback((ticket: string) => {
    setPicked(ticket);
    whenShown(ticket, '[data-tone=special] [data-number="1"]');
  }, []);
  return useMemo(
    () => ({ id, position: at + 1, pick: setPicked, turn, walk, toSpecial }),
    [id, at, turn, walk, toSpecial],
  );
}

/** The id of the ticket whose slip an element belongs to. */
function slipOf(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-slip]')?.dataset.slip ?? null;
}

/** Frames that a slip is waited for: far from the screen it is not drawn until its place comes there. */
const mostFrames = 60;

/** Focuses an element of a ticket's slip, in the middle of the screen; where the slip is not drawn yet, once it is. */
function whenShown(ticket: string, selector: string, frames = mostFrames): void {
  if (focusIn(ticket, selector) || frames === 0) return;
  document.querySelector(`[data-slip="${ticket}"]`)?.scrollIntoView({ block: 'center' });
  requestAnimationFrame(() => whenShown(ticket, selector, frames - 1));
}

function focusIn(ticket: string, selector: string): boolean {
  const element = document.querySelector<HTMLElement>(`[data-slip="${ticket}"] ${selector}`);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
  return element !== null;
}
