import { clearTicket, type Ticket } from '@bolillero/domain/tickets/ticket';
import {
  isSameRegistration,
  type Registration,
  type TicketAction,
  type TicketEntry,
} from '../tickets/ticket-store.ts';
import type { CartReading, DeskOptions, PlayDesk } from './desk.ts';
import { createNews, isAsLeft, newsOf } from './desk-news.ts';
import { createValue } from './external-value.ts';
import { type CartPlay, findIn, type Holding } from './holdings.ts';
import { createPlaySender, type OutgoingPlay, type Refusal } from './play-sender.ts';
import { playsOf } from './plays-of.ts';

/** How long "Jugar" waits for the tab that sends, in milliseconds. */
const longestWait = 5_000;

export function createPlayDesk(options: DeskOptions): PlayDesk {
  const { store, now } = options;
  const holdings = new Map(options.holdings.map((holding) => [holding.key, holding]));
  const refused = new Map<string, Refusal>();
  const news = createNews();
  const offline = createValue(false);
  const held = createValue<readonly Holding[]>([...holdings.values()]);
  let date: string | null = null;
  /** What the cart held when it was read last; null before that. */
  let cart: readonly CartPlay[] | null = null;
  /** When that reading was asked: an older one that is delivered later says nothing. */
  let newest = Number.NEGATIVE_INFINITY;
  /** When plays came to be known in the cart, or left it: a reading asked before that says nothing of them. */
  const since = new Map<number, number>();
  const gone = new Map<number, number>();
  /** Combinations that another tab let go of, and when: withdrawn or released, only the cart can say. */
  const letGo = new Map<string, number>();
  /** Plays that were released after the cart was read last. */
  let released: readonly CartPlay[] = [];
  /** The action that each play left with, until the server has let it go. */
  const leftWith = new Map<string, { readonly entry: TicketEntry; readonly undo: () => void }>();

  let wanted: ReadonlyMap<string, OutgoingPlay> = new Map();
  const lookAtTickets = () => {
    wanted = playsOf(store.all());
  };

  const isPending = () =>
    [...holdings.values()].some(
      ({ key, state, own }) => state === 'sent' || (own && (state !== 'held' || !wanted.has(key))),
    ) || [...wanted.keys()].some((key) => !holdings.has(key) && !refused.has(key));

  let kept = options.holdings;
  let keptPending = false;
  const drop = ({ key, id }: Holding) => {
    holdings.delete(key);
    letGo.set(key, now());
    if (id !== null) gone.set(id, now());
  };
  /** What another tab let go of since this one wrote last must not be written back. */
  const mergeDropped = () => {
    const theirs = options.latest()?.holdings;
    if (!theirs) return;
    const there = new Set(theirs.map(({ key }) => key));
    for (const { key, state } of kept) {
      const own = holdings.get(key);
      if (own && state === 'held' && !there.has(key)) drop(own);
    }
  };
  const keep = () => {
    if (options.turn.isMine()) mergeDropped();
    const all = [...holdings.values()];
    const pending = isPending();
    const isSame = all.length === kept.length && all.every((holding, at) => holding === kept[at]);
    // whether something is pending the tab that sends writes down: another one's list may be behind
    if (isSame && (pending === keptPending || !options.turn.isMine())) return;
    kept = all;
    keptPending = pending;
    options.keep(all, pending);
    if (!isSame) held.set(all);
  };

  const sender = createPlaySender({
    server: options.server,
    wanted: () => wanted,
    date: () => date,
    maySend: options.turn.isMine,
    knowsCart: () => cart !== null,
    holdings,
    refused,
    keep,
    onHeld: ({ id }) => {
      gone.delete(id);
      since.set(id, now());
      options.onCart();
    },
    onGone: ({ id, key }) => {
      if (id !== null) {
        gone.set(id, now());
        fillRoom();
      }
      leftWith.delete(key);
      options.onCart();
    },
    onBeingPaid: (holding, error) => keepBeingPaid(holding, error),
    onStays: ({ key }, error) => {
      leftWith.delete(key);
      release(new Set([key]));
      options.onRefused(error);
    },
    onRefused: options.onRefused,
    onChange: () => sync(),
    later: options.later,
  });

  /** A play left the cart: what did not fit may fit now. */
  const fillRoom = () => {
    for (const [key, { forRoom }] of refused) if (forRoom) refused.delete(key);
  };

  /** A play that is being paid stays: its ticket gets its numbers back, unless it has others by now. */
  const keepBeingPaid = ({ key }: Holding, error: unknown) => {
    const left = leftWith.get(key);
    leftWith.delete(key);
    const ticket = left && store.get(left.entry.ticket.id);
    if (left && ticket?.key === null) store.put([left.entry.ticket]);
    else if (!wanted.has(key)) release(new Set([key]));
    news.tell({ kind: 'being-paid', reason: error instanceof Error ? error.message : '' });
  };

  /** Plays are no longer any ticket's. */
  const release = (keys: ReadonlySet<string>) => {
    for (const key of keys) {
      const { id = null, date: on = '' } = holdings.get(key) ?? {};
      holdings.delete(key);
      if (id !== null) released = [...released, { id, key, date: on, free: false }];
    }
    keep();
  };

  const empty = (gone: (key: string) => boolean) => {
    const emptied = store.all().filter(({ key }) => key !== null && gone(key));
    store.put(emptied.map(({ ticket }) => clearTicket(ticket)));
  };

  const stateOf = (key: string): Registration => {
    const holding = holdings.get(key);
    const state = holding?.state;
    if (state === 'held') return { state: holding?.date === date ? 'registered' : 'closed' };
    const refusal = refused.get(key);
    if (refusal) return { state: 'refused', reason: refusal.reason };
    if (sender.isSending(key)) return { state: 'sending' };
    const waits = state !== undefined || sender.isPausing() || cart === null;
    return waits && date !== null ? { state: 'waiting' } : { state: 'none' };
  };

  /** Says of each ticket what became of it; of those that share a play the first one has it. */
  const mark = () => {
    const seen = new Set<string>();
    const changed = new Map<string, Registration>();
    for (const { key, ticket, registration } of store.all()) {
      if (key === null) continue;
      const own = stateOf(key);
      const isOwn = !seen.has(key) || own.state === 'refused' || own.state === 'closed';
      const next: Registration = isOwn ? own : { state: 'repeated' };
      seen.add(key);
      if (!isSameRegistration(registration, next)) changed.set(ticket.id, next);
    }
    store.mark(changed);
  };

  /**
   * A play that is in the cart already is the ticket's of these numbers as well, but stays there when that one changes. Only the
   * tab that sends says so: what another one read may have left since, by the one that sends.
   */
  const adopt = () => {
    if (!options.turn.isMine()) return;
    for (const { id, key, date: on } of [...(cart ?? []), ...released]) {
      if (on !== date || !wanted.has(key) || holdings.has(key) || gone.has(id)) continue;
      holdings.set(key, { key, date: on, state: 'held', id, own: false });
    }
    for (const key of letGo.keys()) {
      if (date === null || !wanted.has(key)) continue;
      if (!holdings.has(key)) holdings.set(key, { key, date, state: 'sent', id: null, own: false });
      letGo.delete(key);
    }
  };

  let syncing = false;
  const sync = () => {
    if (syncing) return;
    syncing = true;
    lookAtTickets();
    for (const [key, { own }] of holdings) if (!own && !wanted.has(key)) holdings.delete(key);
    for (const key of refused.keys()) if (!wanted.has(key)) refused.delete(key);
    adopt();
    keep();
    offline.set(sender.isOffline());
    mark();
    syncing = false;
    sender.wake();
  };

  let planned = false;
  const plan = () => {
    if (planned || syncing) return;
    planned = true;
    // after the change is whole: "Azar" on all tickets makes one call, not one for each
    queueMicrotask(() => {
      planned = false;
      sync();
    });
  };

  /** The action that the news tell of. */
  let told: TicketAction | null = null;
  const endNews = () => {
    told = null;
    if (news.get()?.kind !== 'being-paid') news.dismiss();
  };
  /** Undoing puts back nothing that was paid or deleted elsewhere. */
  const forget = (keys: ReadonlySet<string>) => {
    const holds = (entry: TicketEntry | null) => keys.has(entry?.key ?? '');
    if (told?.touched.some(({ before, after }) => holds(before) || holds(after))) endNews();
  };

  const stopTickets = store.subscribe(() => {
    // undoing would overwrite what came after
    if (told && !isAsLeft(store, told)) endNews();
    plan();
  });
  const stopActions = store.onAction((action) => {
    lookAtTickets();
    const goes = (key: string) => holdings.get(key)?.own === true && !wanted.has(key);
    const undo = () => {
      news.dismiss();
      store.undo(action);
    };
    for (const { before } of action.touched)
      if (before.key !== null && goes(before.key)) leftWith.set(before.key, { entry: before, undo });
    const toTell = newsOf(store, action, goes);
    if (!toTell) return;
    told = action;
    news.tell({ ...toTell, undo });
  });

  const setCart = (reading: CartReading | null) => {
    if (reading === null) {
      cart ??= [];
      return sync();
    }
    const { askedAt } = reading;
    if (askedAt < newest) return;
    newest = askedAt;
    const plays = reading.plays.filter(({ id, free }) => !free && (gone.get(id) ?? -1) <= askedAt);
    for (const [id, at] of gone) if (at <= askedAt) gone.delete(id);
    for (const [id, at] of since) if (at <= askedAt) since.delete(id);
    for (const [key, at] of letGo) if (at <= askedAt) letGo.delete(key);
    cart = plays;
    released = released.filter(({ id }) => since.has(id));
    const goneNow = new Set<string>();
    for (const holding of holdings.values()) {
      const { key, state, id } = holding;
      if (state === 'leaving') continue;
      const found = findIn(plays, holding);
      if (found && (state !== 'held' || found.id !== id || found.date !== holding.date))
        holdings.set(key, { ...holding, state: 'held', id: found.id, date: found.date });
      if (found || id === null || since.has(id)) continue;
      holdings.delete(key);
      goneNow.add(key);
    }
    if (goneNow.size > 0) {
      forget(goneNow);
      fillRoom();
      empty((key) => goneNow.has(key));
    }
    sync();
    // whoever reads the cart has a connection
    if (offline.get()) sender.retryNow();
  };

  /** When all that can be said of the full tickets has been said; another tab that sends is waited for, but not for ever. */
  const settled = async () => {
    await sender.tried();
    if (options.turn.isMine()) return;
    await new Promise<void>((resolve) => {
      const isSettled = () => [...wanted.keys()].every((key) => holdings.get(key)?.state === 'held');
      const done = () => {
        stop();
        callOff();
        resolve();
      };
      const stop = held.subscribe(() => isSettled() && done());
      const callOff = options.later(longestWait, done);
      if (isSettled()) done();
    });
  };

  /** Whether this tab is the one that sends and has taken over what the one before it knew. */
  let leads = options.turn.isMine();

  /**
   * What another tab registered or let go of is news here too: a reading asked before says nothing of it. The tab that sends
   * knows its plays best: others do no more than let go of them.
   */
  const takeOver = (theirs: readonly Holding[]) => {
    leads &&= options.turn.isMine();
    const kept = new Set(theirs.map(({ key }) => key));
    for (const holding of holdings.values())
      if (!kept.has(holding.key) && !(leads && holding.state !== 'held')) drop(holding);
    if (leads) return;
    for (const { key, id } of theirs) {
      if (id === null || holdings.get(key)?.id === id) continue;
      gone.delete(id);
      since.set(id, now());
    }
    holdings.clear();
    for (const holding of theirs) holdings.set(holding.key, holding);
  };

  const follow = (tickets: readonly Ticket[], theirs: readonly Holding[]) => {
    const before = new Map(holdings);
    takeOver(theirs);
    kept = theirs;
    held.set([...holdings.values()]);
    store.replace(tickets);
    sync();
    if (before.size !== holdings.size || [...before.keys()].some((key) => !holdings.has(key)))
      options.onCart();
  };

  options.turn.onChange(() => {
    const latest = options.latest();
    if (latest) follow(latest.tickets, latest.holdings);
    leads = options.turn.isMine();
    sync();
  });

  const resend = () => {
    refused.clear();
    sync();
  };

  return {
    store,
    news,
    offline,
    holdings: held,
    isTickets: ({ id, key }) => holdings.has(key) || gone.has(id),
    setDate: (next) => {
      if (next === date) return;
      date = next;
      sync();
    },
    setCart,
    retryNow: sender.retryNow,
    tried: sender.tried,
    resend,
    playAll: async () => {
      resend();
      sender.retryNow();
      await settled();
      mark();
      const full = store.all().filter(({ key }) => key !== null);
      const inState = (...states: readonly Registration['state'][]) =>
        full.filter(({ registration }) => states.includes(registration.state));
      // what is held for a draw whose sale has closed is not played with this
      const isIn = ({ key }: TicketEntry) => {
        const holding = holdings.get(key ?? '');
        return holding?.state === 'held' && holding.date === date;
      };
      const played = full.filter(isIn);
      const waiting = full.filter(
        (entry) => !isIn(entry) && !['refused', 'closed'].includes(entry.registration.state),
      );
      release(new Set(played.map(({ key }) => key ?? '')));
      news.dismiss();
      store.put(played.map(({ ticket }) => clearTicket(ticket)));
      sync();
      const distinct = new Map(played.map(({ key, ticket }) => [key, ticket]));
      return {
        played: [...distinct.values()],
        waiting: waiting.map(({ ticket }) => ticket.id),
        refused: inState('refused').map(({ ticket }) => ticket.id),
      };
    },
    paid: (keys) => {
      for (const key of keys) {
        for (const play of cart ?? []) if (play.key === key) gone.set(play.id, now());
        holdings.delete(key);
      }
      forget(keys);
      empty((key) => keys.has(key));
      sync();
    },
    follow,
    stop: () => {
      stopTickets();
      stopActions();
      sender.stop();
    },
  };
}
