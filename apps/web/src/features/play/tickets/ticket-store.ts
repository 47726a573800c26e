import type { Matrix } from '@bolillero/domain/games/matrix';
import { playKey } from '@bolillero/domain/tickets/play';
import { emptyTicket, type Ticket, ticketState, toTypedPlay } from '@bolillero/domain/tickets/ticket';

/** How far a full ticket has come on its way to the server. */
export type Registration =
  | { readonly state: 'none' }
  /**
   * `waiting`: for the connection; it is sent by itself. `closed`: in the cart for a draw whose sale has closed. `repeated`: another ticket of the page holds the same combination, and
   * they share one play.
   */
  | { readonly state: 'sending' | 'waiting' | 'registered' | 'closed' | 'repeated' }
  | { readonly state: 'refused'; readonly reason: string };

/** A ticket on the page. */
export interface TicketEntry {
  readonly ticket: Ticket;
  /** The combination that it holds, see `playKey`; null while it is not full. */
  readonly key: string | null;
  readonly registration: Registration;
}

/** Most tickets on a page at once. */
export const mostTickets = 200;

/** A ticket that its player changed or took away. */
export interface TouchedTicket {
  /** Its place before, from 0 on. */
  readonly place: number;
  readonly before: TicketEntry;
  /** Null: it is gone. */
  readonly after: TicketEntry | null;
}

/** What one action of the player did. */
export interface TicketAction {
  readonly touched: readonly TouchedTicket[];
  /** The empty ticket that came because none was left. */
  readonly standIn: string | null;
}

/**
 * The tickets of a play page, outside React: whoever watches one ticket is told when that ticket changes and at no other
 * time, however many there are. Entries are never mutated, so an entry is its own snapshot.
 */
export interface TicketStore {
  readonly matrix: Matrix;
  readonly ids: () => readonly string[];
  readonly get: (id: string) => TicketEntry | undefined;
  readonly all: () => readonly TicketEntry[];
  /** Tells of every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells of changes of one ticket. */
  readonly watch: (id: string, listener: () => void) => () => void;
  /** Tells when tickets come, go or change places. */
  readonly watchIds: (listener: () => void) => () => void;
  /** Tells of what the player did, and of nothing that happened by itself. */
  readonly onAction: (listener: (action: TicketAction) => void) => () => void;
  readonly change: (ids: readonly string[], change: (ticket: Ticket) => Ticket) => void;
  /** Appends an empty ticket and answers its id; null when there are as many as fit. */
  readonly add: () => string | null;
  /** Takes tickets away. When none would be left, an empty one takes their place. */
  readonly remove: (ids: readonly string[]) => void;
  /** Makes these of the tickets, in their order: some changed, some gone, some new behind them. At least one. */
  readonly become: (tickets: readonly Ticket[]) => void;
  /** Puts tickets back as they were before an action; what happened to others since then stays. */
  readonly undo: (action: TicketAction) => void;
  /** Says what became of tickets' combinations. */
  readonly mark: (news: ReadonlyMap<string, Registration>) => void;
  /** Gives tickets other content by itself: a play was released, paid, or deleted elsewhere. */
  readonly put: (tickets: readonly Ticket[]) => void;
  /** Puts tickets in the place of all: to follow another tab. */
  readonly replace: (tickets: readonly Ticket[]) => void;
}

export const isSameRegistration = (one: Registration, other: Registration) =>
  one.state === other.state &&
  (one.state !== 'refused' || other.state !== 'refused' || one.reason === other.reason);

const unregistered: Registration = { state: 'none' };

/** The combination of a full ticket; null for one that is not full. */
export function fullKey(matrix: Matrix, ticket: Ticket): string | null {
  return ticketState(matrix, ticket) === 'full' ? playKey(toTypedPlay(ticket)) : null;
}

export function createTicketStore(
  matrix: Matrix,
  newId: () => string,
  initial: readonly Ticket[] | number,
): TicketStore {
  const entryOf = (ticket: Ticket): TicketEntry => ({
    ticket,
    key: fullKey(matrix, ticket),
    registration: unregistered,
  });
  const blank = () => entryOf(emptyTicket(newId()));
  const entries = new Map<string, TicketEntry>();
  let ids: readonly string[] = [];
  let list: readonly TicketEntry[] | null = null;

  const listeners = new Set<() => void>();
  const idListeners = new Set<() => void>();
  const actionListeners = new Set<(action: TicketAction) => void>();
  const watchers = new Map<string, Set<() => void>>();
  const added = <T>(to: Set<T>, listener: T) => {
    to.add(listener);
    return () => void to.delete(listener);
  };

  const tell = (touched: Iterable<string>, idsChanged: boolean) => {
    list = null;
    for (const id of touched) for (const listener of watchers.get(id) ?? []) listener();
    if (idsChanged) for (const listener of idListeners) listener();
    for (const listener of listeners) listener();
  };
  const tellAction = (action: TicketAction) => {
    for (const listener of actionListeners) listener(action);
  };

  /** Another combination starts anew; the same one keeps what became of it. */
  const set = (ticket: Ticket): TicketEntry => {
    const before = entries.get(ticket.id);
    const made = entryOf(ticket);
    const after = before && before.key === made.key ? { ...made, registration: before.registration } : made;
    entries.set(ticket.id, after);
    return after;
  };
  const setAll = (next: readonly Ticket[]) => {
    const shown = next.length > 0 ? next : [blank().ticket];
    const gone = new Set(entries.keys());
    for (const ticket of shown) {
      gone.delete(ticket.id);
      set(ticket);
    }
    for (const id of gone) entries.delete(id);
    ids = shown.map(({ id }) => id);
    tell([...gone, ...ids], true);
  };
  /** What the player did: tickets that changed, went or came. */
  const become = (next: readonly Ticket[], standIn: string | null) => {
    const stays = new Set(next.map(({ id }) => id));
    const places = new Map(ids.map((id, place) => [id, place]));
    const touched: TouchedTicket[] = [];
    for (const [id, place] of places) {
      const before = entries.get(id);
      if (!before || stays.has(id)) continue;
      entries.delete(id);
      touched.push({ place, before, after: null });
    }
    for (const ticket of next) {
      const before = entries.get(ticket.id);
      if (before?.ticket === ticket) continue;
      const after = set(ticket);
      if (before) touched.push({ place: places.get(ticket.id) ?? 0, before, after });
    }
    const idsChanged = next.length !== ids.length || next.some(({ id }, at) => id !== ids[at]);
    if (idsChanged) ids = next.map(({ id }) => id);
    if (touched.length === 0 && !idsChanged) return;
    tell(
      touched.map(({ before }) => before.ticket.id),
      idsChanged,
    );
    if (touched.length > 0) tellAction({ touched, standIn });
  };
  setAll(typeof initial === 'number' ? Array.from({ length: initial }, () => emptyTicket(newId())) : initial);

  return {
    matrix,
    ids: () => ids,
    get: (id) => entries.get(id),
    all: () => {
      list ??= ids.flatMap((id) => entries.get(id) ?? []);
      return list;
    },
    subscribe: (listener) => added(listeners, listener),
    watch: (id, listener) => {
      const watching = watchers.get(id) ?? new Set();
      watchers.set(id, watching);
      watching.add(listener);
      return () => {
        watching.delete(listener);
        if (watching.size === 0) watchers.delete(id);
      };
    },
    watchIds: (listener) => added(idListeners, listener),
    onAction: (listener) => added(actionListeners, listener),
    change: (some, change) => {
      const changing = new Set(some);
      const next = ids.flatMap((id) => {
        const ticket = entries.get(id)?.ticket;
        return ticket ? [changing.has(id) ? change(ticket) : ticket] : [];
      });
      become(next, null);
    },
    become: (next) => become(next, null),
    add: () => {
      if (ids.length >= mostTickets) return null;
      const entry = blank();
      entries.set(entry.ticket.id, entry);
      ids = [...ids, entry.ticket.id];
      tell([], true);
      return entry.ticket.id;
    },
    remove: (some) => {
      const going = new Set(some);
      const left = ids.flatMap((id) => (going.has(id) ? [] : (entries.get(id)?.ticket ?? [])));
      if (left.length > 0) return become(left, null);
      const { ticket } = blank();
      become([ticket], ticket.id);
    },
    undo: ({ touched, standIn }) => {
      const next = ids.flatMap((id) => entries.get(id)?.ticket ?? []);
      if (standIn !== null) {
        const stands = next.find(({ id }) => id === standIn);
        if (stands && ticketState(matrix, stands) === 'empty') next.splice(next.indexOf(stands), 1);
      }
      for (const { place, before } of touched) {
        const at = next.findIndex(({ id }) => id === before.ticket.id);
        if (at >= 0) next[at] = before.ticket;
        else if (next.length < mostTickets) next.splice(Math.min(place, next.length), 0, before.ticket);
      }
      setAll(next);
    },
    mark: (news) => {
      for (const [id, registration] of news) {
        const entry = entries.get(id);
        if (entry) entries.set(id, { ...entry, registration });
      }
      if (news.size > 0) tell(news.keys(), false);
    },
    put: (tickets) => {
      const known = tickets.filter(({ id }) => entries.has(id));
      for (const ticket of known) set(ticket);
      if (known.length > 0)
        tell(
          known.map(({ id }) => id),
          false,
        );
    },
    replace: setAll,
  };
}
