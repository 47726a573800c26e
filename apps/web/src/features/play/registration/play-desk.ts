import { toTypedPlay } from '@bolillero/domain/tickets/ticket';
import { ApiError } from '../../../api/api-error.ts';
import { fullKey, type TicketEntry, type TicketStore } from '../tickets/ticket-store.ts';
import {
  createRegistrationQueue,
  type Failure,
  type OutgoingPlay,
  type RegisteredPlay,
} from './registration-queue.ts';

interface DeskOptions {
  readonly store: TicketStore;
  /** Registers plays for a draw date, all or none; answers the new id of each ticket's play. */
  readonly register: (date: string, plays: readonly OutgoingPlay[]) => Promise<ReadonlyMap<string, number>>;
  readonly onRegistered: (date: string, plays: readonly RegisteredPlay[]) => void;
  /** Some plays were refused: the sale may have closed, the lottery changed. */
  readonly onRefused: (error: unknown) => void;
  readonly later: (ms: number, act: () => void) => () => void;
}

export interface PlayOutcome {
  /** Tickets whose play is in the list. */
  readonly played: readonly string[];
  /** Tickets that wait for the connection. */
  readonly waiting: readonly string[];
  readonly refused: readonly string[];
}

/** Brings full tickets to the server by itself, as soon as they are full. */
export interface PlayDesk {
  readonly store: TicketStore;
  /** The draw that is played for; nothing is sent while it is null. */
  readonly setDate: (date: string | null) => void;
  /** The combinations in the list; null until they are known. */
  readonly setPlayed: (keys: ReadonlySet<string> | null) => void;
  readonly retryNow: () => void;
  /** Sends again what was taken out of the list or refused. */
  readonly resend: () => void;
  /** "Jugar": sends every full ticket that is not in the list. */
  readonly playAll: () => Promise<PlayOutcome>;
  readonly stop: () => void;
}

export function createPlayDesk({ store, register, onRegistered, onRefused, later }: DeskOptions): PlayDesk {
  let date: string | null = null;
  let played: ReadonlySet<string> | null = null;
  /** The draw of the call that is under way: the sale may move on meanwhile. */
  let sentFor = '';

  const queue = createRegistrationQueue({
    send: (plays) => {
      sentFor = date ?? '';
      return register(sentFor, plays);
    },
    judge: judgeFailure,
    onState: ({ id, key }, state) => store.mark(id, { state, key }),
    onRegistered: (plays) => {
      // the list says so before it is asked again: a ticket must not look unplayed in between
      played = new Set([...(played ?? []), ...plays.map(({ key }) => key)]);
      onRegistered(sentFor, plays);
      for (const { id, key } of plays) store.mark(id, { state: 'registered', key });
    },
    onRefused: (plays, reason, error) => {
      for (const { id, key } of plays) store.mark(id, { state: 'refused', key, reason });
      onRefused(error);
    },
    later,
  });

  const keyOf = ({ ticket }: TicketEntry) => fullKey(store.matrix, ticket);

  /** Tickets follow the list: a play that was taken out of it is said to be, one that is back as well. */
  const follow = (keys: ReadonlySet<string>) => {
    for (const { ticket, registration } of store.all()) {
      const { state } = registration;
      if (state !== 'registered' && state !== 'removed') continue;
      const now = keys.has(registration.key) ? 'registered' : 'removed';
      if (now !== state) store.mark(ticket.id, { state: now, key: registration.key });
    }
  };

  /** Looks at every ticket once: what is full and has not been sent is sent. */
  const sync = () => {
    queue.retain(({ id, key }) => {
      const entry = store.get(id);
      return entry !== undefined && keyOf(entry) === key;
    });
    if (date === null) return;
    const taken = new Set(
      store
        .all()
        .filter(({ registration }) => holds(registration.state))
        .map(keyOf),
    );
    const outgoing: OutgoingPlay[] = [];
    for (const entry of store.all()) {
      const key = keyOf(entry);
      if (key === null || entry.registration.state !== 'none') continue;
      const { id } = entry.ticket;
      if (taken.has(key)) store.mark(id, { state: 'repeated', key });
      else if (played?.has(key)) store.mark(id, { state: 'registered', key });
      else outgoing.push({ id, key, ...toTypedPlay(entry.ticket) });
      taken.add(key);
    }
    if (outgoing.length > 0) queue.enqueue(outgoing);
  };

  let syncing = false;
  const unsubscribe = store.subscribe(() => {
    if (syncing) return;
    syncing = true;
    // after the change is whole: "Azar" on all tickets makes one call, not one for each
    queueMicrotask(() => {
      syncing = false;
      sync();
    });
  });

  const resend = () => {
    for (const { ticket, registration } of store.all()) {
      const { state } = registration;
      const isOut = state === 'removed' || state === 'refused' || state === 'repeated';
      if (isOut) store.mark(ticket.id, { state: 'none' });
    }
    sync();
  };

  return {
    store,
    setDate: (next) => {
      if (next === date) return;
      date = next;
      sync();
    },
    setPlayed: (keys) => {
      played = keys;
      if (keys !== null) follow(keys);
      sync();
    },
    retryNow: queue.retryNow,
    resend,
    playAll: async () => {
      const full = store.all().filter((entry) => keyOf(entry) !== null);
      resend();
      queue.retryNow();
      await queue.tried();
      const now = full.map(({ ticket }) => store.get(ticket.id)).filter((entry) => entry !== undefined);
      const inState = (...states: readonly string[]) =>
        now.filter(({ registration }) => states.includes(registration.state)).map(({ ticket }) => ticket.id);
      return {
        played: inState('registered', 'repeated'),
        waiting: inState('waiting', 'sending'),
        refused: inState('refused'),
      };
    },
    stop: () => {
      unsubscribe();
      queue.stop();
    },
  };
}

const holds = (state: TicketEntry['registration']['state']) =>
  state === 'sending' || state === 'waiting' || state === 'registered';

/** What a failed registration means: try again, look for the bad one, or tell the person. */
function judgeFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'final', reason: '' };
  const passes = error.status === 0 || error.status === 429 || error.status >= 500;
  if (passes || error.code === 'answer-unreadable') return { kind: 'transient' };
  if (error.code === 'play-invalid' || error.code === 'input-invalid')
    return { kind: 'one-of-them', reason: error.message };
  return { kind: 'final', reason: error.message };
}
