import { toTypedPlay } from '@bolillero/domain/tickets/ticket';
import type { TicketEntry } from '../tickets/ticket-store.ts';
import type { OutgoingPlay } from './play-sender.ts';

/** The plays of the full tickets, by combination; those with the same numbers share the first one's. */
export function playsOf(entries: readonly TicketEntry[]): ReadonlyMap<string, OutgoingPlay> {
  const found = new Map<string, OutgoingPlay>();
  for (const { key, ticket } of entries) {
    if (key === null || found.has(key)) continue;
    const { balls, special } = toTypedPlay(ticket);
    found.set(key, { id: ticket.id, key, balls, special, withMultiplier: ticket.withMultiplier });
  }
  return found;
}
