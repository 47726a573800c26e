import type { Ticket } from '@bolillero/domain/tickets/ticket';
import type { TicketStore } from '../tickets/ticket-store.ts';
import type { NewsOfDesk } from './desk-news.ts';
import type { ExternalValue } from './external-value.ts';
import type { CartPlay, Holding } from './holdings.ts';
import type { PlayServer } from './play-sender.ts';

/** What the cart held when it was asked. */
export interface CartReading {
  readonly plays: readonly CartPlay[];
  /** When it was asked, by the desk's own clock: what happened later it cannot know. */
  readonly askedAt: number;
}

/** Decides which of several tabs sends. */
export interface SendingTurn {
  readonly isMine: () => boolean;
  readonly onChange: (listener: () => void) => void;
}

/** What a desk works with. */
export interface DeskOptions {
  readonly store: TicketStore;
  readonly server: PlayServer;
  /** The holdings that this browser kept. */
  readonly holdings: readonly Holding[];
  /** Keeps the holdings, at once, and whether there is something to tell the server yet. */
  readonly keep: (holdings: readonly Holding[], pending: boolean) => void;
  /** Plays came into the cart or left it. */
  readonly onCart: () => void;
  /** What the tabs of this browser wrote down last, tickets and holdings; null where nothing can be read. */
  readonly latest: () => {
    readonly tickets: readonly Ticket[];
    readonly holdings: readonly Holding[];
  } | null;
  /** Some plays were refused: the sale may have closed, the lottery changed. */
  readonly onRefused: (error: unknown) => void;
  readonly turn: SendingTurn;
  readonly later: (ms: number, act: () => void) => () => void;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

export interface PlayOutcome {
  /** The tickets whose plays are in the cart now, as they were played. */
  readonly played: readonly Ticket[];
  /** Tickets that wait for the connection: they stay as they are. */
  readonly waiting: readonly string[];
  readonly refused: readonly string[];
}

/**
 * The tickets of a page and their plays, which are one thing (Rulebook 6): what becomes full is registered, what is changed,
 * emptied or taken away is withdrawn, and what leaves the cart by another way empties its ticket.
 */
export interface PlayDesk {
  readonly store: TicketStore;
  /** What to say of the last action that withdrew plays or changed tickets, with the way back. */
  readonly news: NewsOfDesk;
  /** Whether the server cannot be reached while there is something to tell it. */
  readonly offline: ExternalValue<boolean>;
  /** Whether a play of the cart belongs to a ticket of the page, or has just been withdrawn with one. */
  readonly isTickets: (play: Pick<CartPlay, 'id' | 'key'>) => boolean;
  /** What the tickets hold; tells when that changes. */
  readonly holdings: ExternalValue<readonly Holding[]>;
  /** The draw that is played for; nothing is registered while it is null. */
  readonly setDate: (date: string | null) => void;
  /** What the cart held when it was read; null: it could not be read, and registering does not wait for it any longer. */
  readonly setCart: (reading: CartReading | null) => void;
  readonly retryNow: () => void;
  /** When all that there was to tell the server has been tried. */
  readonly tried: () => Promise<void>;
  /** Sends again what was refused. */
  readonly resend: () => void;
  /** "Jugar": registers what is full and releases it: its tickets are emptied, its plays stay in the cart. */
  readonly playAll: () => Promise<PlayOutcome>;
  /** Empties the tickets of plays that were paid. */
  readonly paid: (keys: ReadonlySet<string>) => void;
  /** Takes over what another tab did. */
  readonly follow: (tickets: readonly Ticket[], holdings: readonly Holding[]) => void;
  readonly stop: () => void;
}
