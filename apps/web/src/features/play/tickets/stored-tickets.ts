import type { Matrix } from '@bolillero/domain/games/matrix';
import { type BallCategory, emptyTicket, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { fullKey, type Registration, type TicketEntry } from './ticket-store.ts';

/** What is kept of the tickets in this browser, so that they survive a reload. */
interface Stored {
  readonly version: 1;
  readonly tickets: readonly {
    readonly id: string;
    readonly balls: readonly (readonly [number, BallCategory])[];
    readonly special: number | null;
    /** The combination that was registered from this ticket: it is not sent again by itself. */
    readonly played: string | null;
  }[];
}

/** Where a customer's tickets of a lottery's series are kept. */
export function ticketsKey(customerId: number, lotteryId: number, series: number): string {
  return `bolillero-tickets-${customerId}-${lotteryId}-${series}`;
}

export function writeTickets(entries: readonly TicketEntry[]): string {
  const stored: Stored = {
    version: 1,
    tickets: entries.map(({ ticket, registration }) => ({
      id: ticket.id,
      balls: ticket.balls.map(({ ball, category }) => [ball, category]),
      special: ticket.special,
      played: playedKey(registration),
    })),
  };
  return JSON.stringify(stored);
}

/**
 * Reads tickets back by playing the taps again: what does not fit the lottery's matrix (it may have changed since, or the
 * text was tampered with) is left out. Null when there is nothing to read.
 */
export function readTickets(matrix: Matrix, text: string | null): readonly TicketEntry[] | null {
  if (text === null) return null;
  try {
    const stored = JSON.parse(text) as Partial<Stored>;
    if (stored.version !== 1 || !Array.isArray(stored.tickets) || stored.tickets.length === 0) return null;
    return (stored as Stored).tickets.map((kept) => {
      let ticket = emptyTicket(String(kept.id));
      for (const [ball, category] of kept.balls) ticket = toggleBall(matrix, ticket, ball, category);
      if (kept.special !== null) ticket = toggleSpecial(matrix, ticket, kept.special);
      const key = fullKey(matrix, ticket);
      const played = key !== null && key === kept.played;
      return {
        ticket,
        registration: played ? { state: 'registered', key } : { state: 'none' },
        leftBehind: null,
      };
    });
  } catch {
    return null;
  }
}

function playedKey(registration: Registration): string | null {
  return registration.state === 'registered' || registration.state === 'removed' ? registration.key : null;
}
