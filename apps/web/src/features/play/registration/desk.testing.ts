import type { Matrix } from '@bolillero/domain/games/matrix';
import { clearTicket, toggleBall } from '@bolillero/domain/tickets/ticket';
import { ApiError } from '../../../api/api-error.ts';
import { readTickets, writeTickets } from '../tickets/stored-tickets.ts';
import { createTicketStore } from '../tickets/ticket-store.ts';
import type { CartReading, PlayDesk, SendingTurn } from './desk.ts';
import { type CartPlay, readHoldings, writeHoldings } from './holdings.ts';
import { createPlayDesk } from './play-desk.ts';

/** 2 of 5, no special ball. */
export const matrix = { balls: 2, size: 5, special: { kind: 'none' } } as const;
export const today = '2026-11-21';

const failure = (status: number, code: ApiError['code'], message: string = code) =>
  new ApiError({ status, code, message });

/** What becomes of a call: it arrives; it does not; it does, but its answer is lost; the server is in trouble. */
export type Line = 'up' | 'down' | 'answers-lost' | 'trouble';

/** A server that keeps a cart, the line to it, a browser's storage and its clock, all moved by hand. */
export function createHouse(game: Matrix = matrix) {
  let lastId = 100;
  let now = 0;
  let line: Line = 'up';
  let refusal: ApiError | null = null;
  let stays: ApiError | null = null;
  let room = Number.POSITIVE_INFINITY;
  const cart = new Map<number, CartPlay>();
  const beingPaid = new Set<number>();
  /** Combinations that could not be withdrawn, since they were being paid. */
  const stayed = new Set<string>();
  const calls: string[] = [];
  const storage = new Map<string, string>();
  let timers: { act: () => void; ms: number }[] = [];

  const call = async <T>(what: string, act: () => T): Promise<T> => {
    calls.push(what);
    await Promise.resolve();
    if (line === 'down') throw failure(0, 'network');
    if (line === 'trouble') throw failure(503, 'internal-error');
    const answer = act();
    if (line === 'answers-lost') throw failure(0, 'network');
    return answer;
  };
  const register = (key: string, date: string): number => {
    for (const play of cart.values()) if (play.key === key && play.date === date) return play.id;
    lastId += 1;
    cart.set(lastId, { id: lastId, key, date, free: false });
    return lastId;
  };

  /** Tabs that another one wrote behind the back of. */
  const tabs = new Set<{ behind: boolean }>();

  /** Opens the page, as after a reload: with what the storage has. */
  const openDesk = ({ tickets = 3, ...turn }: { readonly tickets?: number } & Partial<SendingTurn> = {}) => {
    const kept = readTickets(game, true, storage.get('tickets') ?? null);
    let last = 0;
    const made = Math.random().toString(36).slice(2, 6);
    const newId = () => {
      last += 1;
      return kept ? `${made}${last}` : `t${last}`;
    };
    const store = createTicketStore(game, newId, kept?.tickets ?? tickets);
    const tab = { behind: false };
    tabs.add(tab);
    const write = (what: 'tickets' | 'plays', text: string) => {
      if (storage.get(what) === text) return;
      storage.set(what, text);
      for (const other of tabs) if (other !== tab) other.behind = true;
    };
    store.subscribe(() => write('tickets', writeTickets(store.all().map(({ ticket }) => ticket))));
    const latest = () => {
      const written = readTickets(game, true, storage.get('tickets') ?? null);
      return written && { ...written, holdings: readHoldings(storage.get('plays') ?? null) };
    };
    const told: unknown[] = [];
    const desk = createPlayDesk({
      store,
      server: {
        register: (date, plays) =>
          call(`register ${date}: ${plays.map(({ key }) => key).join(' ')}`, () => {
            if (refusal) throw refusal;
            if (cart.size + plays.length > room) throw failure(422, 'plays-per-day', 'No caben.');
            return new Map(plays.map(({ id, key }) => [id, register(key, date)]));
          }),
        withdraw: (id) =>
          call(`withdraw ${cart.get(id)?.key ?? 'nothing'}`, () => {
            if (stays) throw stays;
            if (beingPaid.has(id)) {
              stayed.add(cart.get(id)?.key ?? '');
              throw failure(409, 'play-being-paid', 'Se está pagando.');
            }
            cart.delete(id);
          }),
        cart: () => call('cart', () => [...cart.values()]),
      },
      holdings: readHoldings(storage.get('plays') ?? null),
      keep: (holdings, pending) => write('plays', writeHoldings(holdings, pending)),
      onCart: () => {},
      latest,
      onRefused: (error) => told.push(error),
      turn: { isMine: () => true, onChange: () => {}, ...turn },
      later: (ms, act) => {
        const timer = { ms, act };
        timers.push(timer);
        return () => {
          timers = timers.filter((other) => other !== timer);
        };
      },
      now: () => {
        now += 1;
        return now;
      },
    });
    /** The tab is told of what another one wrote, if one did; answers whether. */
    const follow = () => {
      const { behind } = tab;
      tab.behind = false;
      const kept = behind ? latest() : null;
      if (kept) desk.follow(kept.tickets, kept.holdings);
      return behind;
    };
    return { desk, store, told, follow };
  };

  return {
    cart,
    beingPaid,
    stayed,
    calls,
    storage,
    openDesk,
    register,
    setLine: (next: Line) => {
      line = next;
    },
    refuseWith: (error: ApiError | null) => {
      refusal = error;
    },
    /** No play can be withdrawn any more. */
    keepForGood: (error: ApiError) => {
      stays = error;
    },
    /** The cart is asked for; the page may be told of it later. */
    ask: (): CartReading => {
      now += 1;
      return { plays: [...cart.values()], askedAt: now };
    },
    /** No more plays than that fit into the cart. */
    setRoom: (plays: number) => {
      room = plays;
    },
    /** The page reads the cart. */
    read: (desk: PlayDesk) => {
      now += 1;
      desk.setCart({ plays: [...cart.values()], askedAt: now });
    },
    /** The clock comes to the next timer; answers how long that took, or undefined. */
    tick: () => {
      const timer = timers.shift();
      timer?.act();
      return timer?.ms;
    },
    /** Combinations in the cart. */
    keys: () => [...cart.values()].map(({ key }) => key).toSorted(),
  };
}

/** Until all that is under way has been done. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Puts two numbers on a ticket in the place of what it had. */
export function fill({ store }: Pick<PlayDesk, 'store'>, id: string, a: number, b: number): void {
  store.change([id], (ticket) => toggleBall(matrix, toggleBall(matrix, clearTicket(ticket), a), b));
}
