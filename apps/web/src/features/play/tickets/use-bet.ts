import { type Bet, betOf } from '@bolillero/domain/tickets/play-price';
import { useSyncExternalStore } from 'react';
import type { TicketStore } from './ticket-store.ts';

/** What the full tickets cost that are played for the draw on sale; those with the same numbers share one play and are charged once. */
export function useBet(store: TicketStore, prices: Parameters<typeof betOf>[0]): Bet {
  // numbers, so that whoever shows them renders again only when they change
  const plays = useSyncExternalStore(store.subscribe, () => countPlays(store, false));
  const multiplied = useSyncExternalStore(store.subscribe, () => countPlays(store, true));
  return betOf(prices, { plays, multiplied });
}

/** How many plays the full tickets come to, or how many of these with the multiplier. */
export function countPlays({ all }: Pick<TicketStore, 'all'>, multipliedAlone: boolean): number {
  const keys = new Set<string>();
  for (const { key, ticket, registration } of all())
    if (key !== null && registration.state !== 'closed' && (ticket.withMultiplier || !multipliedAlone))
      keys.add(key);
  return keys.size;
}
