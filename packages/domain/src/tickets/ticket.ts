import { isMainBall, isSpecialOfOwnDrum, type Matrix, picksSpecial } from '../games/matrix.ts';
import { type BallCategory, type ChosenBall, withoutBalls } from './categories.ts';
import type { TypedPlay } from './play.ts';

/** A slip being filled in. Never changed: every function answers with another ticket, or the same one. */
export interface Ticket {
  readonly id: string;
  /** In the order in which they were chosen. */
  readonly balls: readonly ChosenBall[];
  readonly special: number | null;
  /** Whether its play is bought with the multiplier, which is off until it is switched on. */
  readonly withMultiplier: boolean;
  /** The previous plays that colour this ticket alone, 0 (JA1) to 9 (JA10); null: those that colour all. */
  readonly group: number | null;
}

export type TicketState = 'empty' | 'partial' | 'full';

export function emptyTicket(id: string): Ticket {
  return { id, balls: [], special: null, withMultiplier: false, group: null };
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

/**
 * Takes a ball that is on the ticket off it, else adds it. A ticket with all its balls takes no further one. The partner of a ball that goes is a plain
 * one: who knows the lists of hot and cold balls files it by these.
 */
export function toggleBall(
  matrix: Matrix,
  ticket: Ticket,
  ball: number,
  category: BallCategory = 'plain',
): Ticket {
  if (ticket.balls.some((chosen) => chosen.ball === ball)) {
    return withoutBalls(ticket, [ball], () => 'plain');
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

/** The ticket with nothing chosen. */
export function clearTicket(ticket: Ticket): Ticket {
  const { balls, special, withMultiplier, group } = ticket;
  if (balls.length === 0 && special === null && !withMultiplier && group === null) return ticket;
  return emptyTicket(ticket.id);
}

export function ticketBalls(ticket: Ticket): number[] {
  return ticket.balls.map((chosen) => chosen.ball).toSorted((a, b) => a - b);
}

export function toTypedPlay(ticket: Ticket): TypedPlay {
  return { balls: ticketBalls(ticket), special: ticket.special, withMultiplier: ticket.withMultiplier };
}
