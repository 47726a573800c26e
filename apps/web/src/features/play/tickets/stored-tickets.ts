import type { Matrix } from '@bolillero/domain/games/matrix';
import { type BallCategory, refiled } from '@bolillero/domain/tickets/categories';
import {
  emptyTicket,
  type Ticket,
  toggleBall,
  toggleMultiplier,
  toggleSpecial,
} from '@bolillero/domain/tickets/ticket';
import { fullKey } from './ticket-store.ts';

interface StoredTicket {
  readonly id: string;
  /** A ball, why it was chosen and, of a pair's, the other one. */
  readonly balls: readonly (readonly [number, BallCategory, number?])[];
  readonly special: number | null;
}

/** What is kept of the tickets in this browser, so that they survive a reload. */
interface Stored {
  readonly version: 2;
  readonly tickets: readonly (StoredTicket & { readonly multiplier: boolean })[];
}

/** As it was kept before tickets had a multiplier, and beside them the combination that each had registered. */
interface StoredBefore {
  readonly version: 1;
  readonly tickets: readonly (StoredTicket & { readonly played: string | null })[];
}

/** Tickets as they are read back. */
export interface ReadTickets {
  readonly tickets: readonly Ticket[];
  /** Combinations that are known to be registered although no list of plays says so. */
  readonly played: readonly string[];
}

/** Where a customer's tickets of a lottery's series are kept. */
export function ticketsKey(customerId: number, lotteryId: number, series: number): string {
  return `bolillero-tickets-${customerId}-${lotteryId}-${series}`;
}

export function writeTickets(tickets: readonly Ticket[]): string {
  const stored: Stored = {
    version: 2,
    tickets: tickets.map(({ id, balls, special, withMultiplier }) => ({
      id,
      balls: balls.map(({ ball, category, partner }) =>
        partner === undefined ? [ball, category] : [ball, category, partner],
      ),
      special,
      multiplier: withMultiplier,
    })),
  };
  return JSON.stringify(stored);
}

/**
 * Reads tickets back by playing the taps again: what does not fit the lottery's matrix (it may have changed since, or the
 * text was tampered with) is left out, and the multiplier where it is not sold. Null when there is nothing to read.
 */
export function readTickets(
  matrix: Matrix,
  sellsMultiplier: boolean,
  text: string | null,
): ReadTickets | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Stored | StoredBefore;
    if (!Array.isArray(stored.tickets) || stored.tickets.length === 0) return null;
    if (stored.version === 2) {
      const tickets = stored.tickets.map((kept) => {
        const ticket = readTicket(matrix, kept);
        return sellsMultiplier && kept.multiplier === true ? toggleMultiplier(ticket) : ticket;
      });
      return { tickets, played: [] };
    }
    if (stored.version !== 1) return null;
    const tickets = stored.tickets.map((kept) => readTicket(matrix, kept));
    const played = stored.tickets.flatMap((kept, at) => {
      const ticket = tickets[at];
      const key = ticket ? fullKey(matrix, ticket) : null;
      return key !== null && key === kept.played ? [key] : [];
    });
    return { tickets, played };
  } catch {
    return null;
  }
}

function readTicket(matrix: Matrix, kept: StoredTicket): Ticket {
  let ticket = emptyTicket(String(kept.id));
  for (const [ball, category] of kept.balls) ticket = toggleBall(matrix, ticket, ball, category);
  ticket = { ...ticket, balls: inPairs(ticket.balls, kept) };
  return kept.special === null ? ticket : toggleSpecial(matrix, ticket, kept.special);
}

/** Pairs as they were kept: a ball whose partner is not there is no pair's any more. */
function inPairs(balls: Ticket['balls'], kept: StoredTicket): Ticket['balls'] {
  const partners = new Map(kept.balls.map(([ball, , partner]) => [ball, partner]));
  return refiled(
    balls.map((chosen) => {
      const partner = chosen.category === 'pair' ? partners.get(chosen.ball) : undefined;
      return typeof partner === 'number' && partner !== chosen.ball ? { ...chosen, partner } : chosen;
    }),
    () => 'plain',
  );
}
