import type { Matrix } from '@bolillero/domain/games/matrix';
import { playKey } from '@bolillero/domain/tickets/play';
import { emptyTicket, type Ticket, ticketState, toTypedPlay } from '@bolillero/domain/tickets/ticket';

/** How far a full ticket has come on its way to the server. `key` is the combination that this is said of. */
export type Registration =
  | { readonly state: 'none' }
  /**
   * `waiting`: without connection; it is sent again by itself. `removed`: its play was taken out of the list; only
   * "Jugar" sends it again.
   */
  | { readonly state: 'sending' | 'waiting' | 'registered' | 'removed'; readonly key: string }
  /** Another ticket of the page holds the same combination: it is not played twice. */
  | { readonly state: 'repeated'; readonly key: string }
  | { readonly state: 'refused'; readonly key: string; readonly reason: string };

/** A ticket on the page. */
export interface TicketEntry {
  readonly ticket: Ticket;
  readonly registration: Registration;
  /** The combination that this ticket played before it was changed: that play is still in the list. */
  readonly leftBehind: string | null;
}

/** Most tickets on a page at once. */
export const mostTickets = 100;

const unregistered: Registration = { state: 'none' };

/**
 * The tickets of a play page, outside React: a component that reads one ticket renders again when that ticket changes and
 * at no other time. Entries are never mutated, so an entry is its own snapshot.
 */
export interface TicketStore {
  readonly matrix: Matrix;
  readonly ids: () => readonly string[];
  readonly get: (id: string) => TicketEntry | undefined;
  readonly all: () => readonly TicketEntry[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (ids: readonly string[], change: (ticket: Ticket) => Ticket) => void;
  /** Says what became of a combination; ignored when the ticket holds another one by now. */
  readonly mark: (id: string, registration: Registration) => void;
  /** Appends an empty ticket and answers its id; null when there are as many as fit. */
  readonly add: () => string | null;
  /** Takes tickets away. When none would be left, the last one stays, cleared. */
  readonly remove: (ids: readonly string[]) => void;
  /** Puts tickets in the place of all (to undo, or to follow another tab). */
  readonly replace: (entries: readonly TicketEntry[]) => void;
}

/** The combination of a full ticket; null for one that is not full. */
export function fullKey(matrix: Matrix, ticket: Ticket): string | null {
  return ticketState(matrix, ticket) === 'full' ? playKey(toTypedPlay(ticket)) : null;
}

export function createTicketStore(
  matrix: Matrix,
  newId: () => string,
  initial: readonly TicketEntry[] | number,
): TicketStore {
  const blank = (): TicketEntry => ({
    ticket: emptyTicket(newId()),
    registration: unregistered,
    leftBehind: null,
  });
  let entries = new Map<string, TicketEntry>();
  let ids: readonly string[] = [];
  const listeners = new Set<() => void>();

  const set = (next: readonly TicketEntry[]) => {
    const sameIds = next.length === ids.length && next.every(({ ticket }, at) => ticket.id === ids[at]);
    entries = new Map(next.map((entry) => [entry.ticket.id, entry]));
    if (!sameIds) ids = next.map(({ ticket }) => ticket.id);
    for (const listener of listeners) listener();
  };
  const all = () => [...entries.values()];
  const swap = (id: string, entry: TicketEntry) =>
    set(all().map((other) => (other.ticket.id === id ? entry : other)));

  set(typeof initial === 'number' ? Array.from({ length: initial }, blank) : initial);

  return {
    matrix,
    ids: () => ids,
    get: (id) => entries.get(id),
    all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (some, change) => {
      const before = all();
      const after = before.map((entry) =>
        some.includes(entry.ticket.id) ? changed(matrix, entry, change(entry.ticket)) : entry,
      );
      if (after.some((entry, at) => entry !== before[at])) set(after);
    },
    mark: (id, registration) => {
      const entry = entries.get(id);
      if (!entry) return;
      if (registration.state !== 'none' && registration.key !== fullKey(matrix, entry.ticket)) return;
      swap(id, { ...entry, registration, leftBehind: null });
    },
    add: () => {
      if (ids.length >= mostTickets) return null;
      const entry = blank();
      set([...all(), entry]);
      return entry.ticket.id;
    },
    remove: (some) => {
      const left = all().filter(({ ticket }) => !some.includes(ticket.id));
      set(left.length > 0 ? left : [blank()]);
    },
    replace: (next) => set(next.length > 0 ? next : [blank()]),
  };
}

/** The entry with its ticket changed: another combination starts anew. */
function changed(matrix: Matrix, entry: TicketEntry, ticket: Ticket): TicketEntry {
  if (ticket === entry.ticket) return entry;
  const { registration } = entry;
  const key = fullKey(matrix, ticket);
  if (registration.state !== 'none' && registration.key === key) return { ...entry, ticket };
  const played = registration.state === 'registered' ? registration.key : entry.leftBehind;
  const isEmpty = ticketState(matrix, ticket) === 'empty';
  return { ticket, registration: unregistered, leftBehind: isEmpty || key === played ? null : played };
}
