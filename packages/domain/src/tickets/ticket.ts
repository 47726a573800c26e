import { isMainBall, isSpecialOfOwnDrum, type Matrix, picksSpecial } from '../games/matrix.ts';
import type { TypedPlay } from './play.ts';

/** Why a ball was chosen. The categories partition a ticket's balls: each is in one of them (Rulebook 6). */
export type BallCategory = 'plain' | 'hot' | 'cold' | 'pair' | 'copied';

export interface ChosenBall {
  readonly ball: number;
  readonly category: BallCategory;
}

/** A slip being filled in. Never changed: every function answers with another ticket, or the same one. */
export interface Ticket {
  readonly id: string;
  /** In the order in which they were chosen. */
  readonly balls: readonly ChosenBall[];
  readonly special: number | null;
  /** Whether its play is bought with the multiplier, which is off until it is switched on. */
  readonly withMultiplier: boolean;
  /** Marked for a helper in selection mode. */
  readonly marked: boolean;
}

export type TicketState = 'empty' | 'partial' | 'full';

export function emptyTicket(id: string): Ticket {
  return { id, balls: [], special: null, withMultiplier: false, marked: false };
}

/** Full: all main balls of the matrix and, where the player picks one, the special ball. */
export function ticketState(matrix: Matrix, ticket: Ticket): TicketState {
  if (ticket.balls.length === 0 && ticket.special === null) return 'empty';
  const hasSpecial = !picksSpecial(matrix) || ticket.special !== null;
  return hasAllBalls(matrix, ticket) && hasSpecial ? 'full' : 'partial';
}

/** Whether no further main ball fits, with or without the special one. */
export function hasAllBalls(matrix: Matrix, ticket: Ticket): boolean {
  return ticket.balls.length >= matrix.balls;
}

/** Takes a ball that is on the ticket off it, else adds it. A ticket with all its balls takes no further one. */
export function toggleBall(
  matrix: Matrix,
  ticket: Ticket,
  ball: number,
  category: BallCategory = 'plain',
): Ticket {
  if (ticket.balls.some((chosen) => chosen.ball === ball)) {
    return { ...ticket, balls: ticket.balls.filter((chosen) => chosen.ball !== ball) };
  }
  if (hasAllBalls(matrix, ticket) || !isMainBall(matrix, ball)) return ticket;
  return { ...ticket, balls: [...ticket.balls, { ball, category }] };
}

/**
 * The special ball is chosen once per ticket: tapping it again clears it, and until then another one changes
 * nothing, as with the main balls.
 */
export function toggleSpecial(matrix: Matrix, ticket: Ticket, special: number): Ticket {
  if (ticket.special === special) return { ...ticket, special: null };
  if (ticket.special !== null || !isSpecialOfOwnDrum(matrix, special)) return ticket;
  return { ...ticket, special };
}

/** Switches the multiplier on or off. Whether there is one to buy is told by `sellsMultiplier`. */
export function toggleMultiplier(ticket: Ticket): Ticket {
  return { ...ticket, withMultiplier: !ticket.withMultiplier };
}

/** The ticket with nothing chosen; its mark stays. */
export function clearTicket(ticket: Ticket): Ticket {
  const { balls, special, withMultiplier } = ticket;
  if (balls.length === 0 && special === null && !withMultiplier) return ticket;
  return { ...ticket, balls: [], special: null, withMultiplier: false };
}

export function ticketBalls(ticket: Ticket): number[] {
  return ticket.balls.map((chosen) => chosen.ball).toSorted((a, b) => a - b);
}

export function toTypedPlay(ticket: Ticket): TypedPlay {
  return { balls: ticketBalls(ticket), special: ticket.special, withMultiplier: ticket.withMultiplier };
}
