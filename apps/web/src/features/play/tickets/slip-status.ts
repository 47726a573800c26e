import { type TicketState, ticketState } from '@bolillero/domain/tickets/ticket';
import type { Registration, TicketEntry, TicketStore } from './ticket-store.ts';

/** What a slip says of itself: how full it is, and what became of a full one. */
export type SlipStatus = TicketState | Exclude<Registration['state'], 'none'>;

export function slipStatus({ matrix }: Pick<TicketStore, 'matrix'>, entry: TicketEntry): SlipStatus {
  const state = ticketState(matrix, entry.ticket);
  return state === 'full' && entry.registration.state !== 'none' ? entry.registration.state : state;
}
