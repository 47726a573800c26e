import { useCallback, useSyncExternalStore } from 'react';
import type { TicketEntry, TicketStore } from './ticket-store.ts';

/** The ids of the tickets, in their order. Renders again when one is added or taken away. */
export function useTicketIds(store: TicketStore): readonly string[] {
  return useSyncExternalStore(store.watchIds, store.ids);
}

/** One ticket. Renders again when that one changes and at no other time. */
export function useTicket(store: TicketStore, id: string): TicketEntry | undefined {
  const watch = useCallback((listener: () => void) => store.watch(id, listener), [store, id]);
  return useSyncExternalStore(watch, () => store.get(id));
}

/** Why the server refused a ticket, where it did. */
export function useRefusal(store: TicketStore): string | null {
  return useSyncExternalStore(store.subscribe, () => {
    const refused = store.all().findLast(({ registration }) => registration.state === 'refused');
    return refused?.registration.state === 'refused' ? refused.registration.reason : null;
  });
}
