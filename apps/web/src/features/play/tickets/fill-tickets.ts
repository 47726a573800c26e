import type { TypedPlay } from '@bolillero/domain/tickets/play';
import { ticketState } from '@bolillero/domain/tickets/ticket';
import { mostTickets, type TicketStore } from './ticket-store.ts';

/** How many more tickets can be filled in: the empty ones, and those that still fit beside. */
export function roomForPlays({ all, matrix }: Pick<TicketStore, 'all' | 'matrix'>): number {
  const used = all().filter(({ ticket }) => ticketState(matrix, ticket) !== 'empty').length;
  return Math.max(0, mostTickets - used);
}

/**
 * Writes plays that fit the store's matrix into the empty tickets, first to last, and into new ones behind them; those for
 * which there is no room stay out. Answers the tickets that were filled in.
 */
export function fillTickets(store: TicketStore, plays: readonly TypedPlay[]): readonly string[] {
  const empty = store.all().filter(({ ticket }) => ticketState(store.matrix, ticket) === 'empty');
  const ids = empty.slice(0, plays.length).map(({ ticket }) => ticket.id);
  while (ids.length < plays.length) {
    const id = store.add();
    if (id === null) break;
    ids.push(id);
  }
  const byId = new Map(ids.map((id, at) => [id, plays[at]]));
  store.change(ids, (ticket) => {
    const play = byId.get(ticket.id);
    if (play === undefined) return ticket;
    return {
      ...ticket,
      balls: play.balls.map((ball) => ({ ball, category: 'plain' as const })),
      special: play.special,
      withMultiplier: play.withMultiplier ?? false,
    };
  });
  return ids;
}
