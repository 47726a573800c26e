import type { Matrix } from '@bolillero/domain/games/matrix';
import { picksSpecial } from '@bolillero/domain/games/matrix';
import { type Ticket, ticketState } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import type { TicketEntry } from './ticket-store.ts';

/** What a slip says of itself: how full it is, and what became of a full one. */
export type SlipStatus =
  | 'empty'
  | 'partial'
  /** All main balls are chosen, the special one is not. */
  | 'special-missing'
  | 'full'
  /** On its way into the cart, or waiting for the connection. */
  | 'pending'
  | 'registered'
  | 'repeated'
  | 'refused';

/** How many main balls a ticket wants, and whether it wants a special one. */
export function missingOf(
  matrix: Matrix,
  ticket: Ticket,
): { readonly balls: number; readonly special: boolean } {
  return {
    balls: Math.max(0, matrix.balls - ticket.balls.length),
    special: picksSpecial(matrix) && ticket.special === null,
  };
}

export function slipStatus(matrix: Matrix, { ticket, registration }: TicketEntry): SlipStatus {
  const state = ticketState(matrix, ticket);
  if (state === 'empty') return 'empty';
  if (state === 'partial') return missingOf(matrix, ticket).balls === 0 ? 'special-missing' : 'partial';
  switch (registration.state) {
    case 'sending':
    case 'waiting':
      return 'pending';
    case 'closed':
      return 'registered';
    case 'registered':
    case 'repeated':
    case 'refused':
      return registration.state;
    default:
      return 'full';
  }
}

/** A ticket's state in words: 'Faltan 2 y el Powerball', 'En el carrito'. */
export function statusWords(matrix: Matrix, entry: TicketEntry, specialName: string): string {
  const words = playTexts.tickets;
  const status = slipStatus(matrix, entry);
  if (status === 'special-missing') return words.missingSpecial(specialName);
  if (status === 'pending' && entry.registration.state === 'waiting') return words.states.waiting;
  if (status !== 'partial') return words.states[status];
  const missing = missingOf(matrix, entry.ticket);
  return words.missing(missing.balls, missing.special ? specialName : null);
}

/** The same for the tray, which tells an empty ticket what it takes. */
export function trayWords(matrix: Matrix, entry: TicketEntry, specialName: string): string {
  if (slipStatus(matrix, entry) !== 'empty') return statusWords(matrix, entry, specialName);
  return playTexts.tickets.begin(matrix.balls, picksSpecial(matrix) ? specialName : null);
}
