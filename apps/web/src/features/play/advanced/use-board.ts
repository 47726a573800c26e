import type { BoardPage } from '@bolillero/domain/play-board/board';
import { coloursOf, zonesShown } from '@bolillero/domain/play-board/groups';
import type { Zone } from '@bolillero/domain/statistics/zones';
import { useMemo, useSyncExternalStore } from 'react';
import { useTicket } from '../tickets/use-tickets.ts';
import type { BoardStore, TicketColours } from './board-store.ts';

/** What is known of the past. */
export function usePast(board: BoardStore) {
  return useSyncExternalStore(board.past.subscribe, board.past.get);
}

/** One thing of the page, as it stands in it: a component renders again when that changes and not with the rest. */
export function useOfPage<T>(board: BoardStore, read: (page: BoardPage) => T): T {
  return useSyncExternalStore(board.page.subscribe, () => read(board.page.get()));
}

/** What colours a ticket; null: nothing does. */
export function useTicketColours(board: BoardStore, id: string): TicketColours | null {
  const past = usePast(board);
  const ja = useOfPage(board, (page) => page.ja);
  const zonesOf = useOfPage(board, (page) => page.zonesOf);
  const group = useTicket(board.tickets, id)?.ticket.group ?? null;
  return useMemo(() => {
    const plays = coloursOf({ ja, zonesOf }, { group }, past)?.plays;
    return plays ? board.colours(plays) : null;
  }, [board, past, ja, zonesOf, group]);
}

/** The zones that are framed on every ticket. */
export function useZones(board: BoardStore): readonly Zone[] {
  const past = usePast(board);
  const ja = useOfPage(board, (page) => page.ja);
  const zonesOf = useOfPage(board, (page) => page.zonesOf);
  return useMemo(() => zonesShown({ ja, zonesOf }, past), [past, ja, zonesOf]);
}
