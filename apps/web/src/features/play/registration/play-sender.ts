import { ApiError, failedWith } from '../../../api/api-error.ts';
import { judgeFailure } from './failure.ts';
import type { CartPlay, Holding } from './holdings.ts';

/** A play to register. */
export interface OutgoingPlay {
  /** The id of a ticket that holds it. */
  readonly id: string;
  readonly key: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly withMultiplier: boolean;
}

/** What the sender asks of the server; each call may be repeated. */
export interface PlayServer {
  /** Registers plays for a draw date, all or none; answers the play's id for each ticket's. */
  readonly register: (date: string, plays: readonly OutgoingPlay[]) => Promise<ReadonlyMap<string, number>>;
  /** Takes a play out of the cart; one that is gone already is as good as taken out. */
  readonly withdraw: (id: number) => Promise<void>;
  /** The plays in the cart now. */
  readonly cart: () => Promise<readonly CartPlay[]>;
}

interface SenderOptions {
  readonly server: PlayServer;
  /** What full tickets hold now, by combination. */
  readonly wanted: () => ReadonlyMap<string, OutgoingPlay>;
  /** The draw on sale; null while there is none, and nothing new is registered. */
  readonly date: () => string | null;
  /** Whether it may send now: another tab may be the one that does. */
  readonly maySend: () => boolean;
  /** Whether new plays may be registered: not before it is known what the cart holds already. */
  readonly knowsCart: () => boolean;
  readonly holdings: Map<string, Holding>;
  /** Combinations that the server does not take, and why: they are not sent again until somebody says so. */
  readonly refused: Map<string, Refusal>;
  /** Keeps the holdings where they outlive the page; called before a call leaves, and after its answer. */
  readonly keep: () => void;
  /** A play's id came to be known, or it left the cart. */
  readonly onHeld: (holding: Holding & { readonly id: number }) => void;
  readonly onGone: (holding: Holding) => void;
  /** A play cannot be withdrawn now since it is being paid. */
  readonly onBeingPaid: (holding: Holding, error: unknown) => void;
  /** The server does not let a play be withdrawn, and will not later: nothing waits for it. */
  readonly onStays: (holding: Holding, error: unknown) => void;
  readonly onRefused: (error: unknown) => void;
  /** What is sent, waits or is offline has changed. */
  readonly onChange: () => void;
  readonly later: (ms: number, act: () => void) => () => void;
}

/** Why the server does not take a combination. */
export interface Refusal {
  /** In its words. */
  readonly reason: string;
  /** There was no room for it: when some comes free it is sent again. */
  readonly forRoom: boolean;
}

/** Most plays that one call registers. */
const mostPerCall = 200;
/** Withdrawals at the same time: each is a call of its own. */
const mostWithdrawals = 4;
const firstPause = 1_000;
const longestPause = 30_000;

export interface PlaySender {
  /** Looks at what has to be done and does it. */
  readonly wake: () => void;
  /** Tries at once what waits for the connection. */
  readonly retryNow: () => void;
  /** Whether a registration of this combination is under way. */
  readonly isSending: (key: string) => boolean;
  /** Whether it waits until a pause after a failure ends. */
  readonly isPausing: () => boolean;
  /** Whether the last failure was that nobody could be reached. */
  readonly isOffline: () => boolean;
  /** When everything that there was to do has been tried. */
  readonly tried: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Makes the plays on the server those that full tickets hold: one call at a time, so that registering and withdrawing a
 * combination keep their order. What has left without an answer is written down beforehand, and done again until one comes.
 */
export function createPlaySender(options: SenderOptions): PlaySender {
  const { server, holdings, refused } = options;
  /** Combinations that are sent alone, since a call with others was refused. */
  const alone = new Set<string>();
  let sending: ReadonlySet<string> = new Set();
  let busy = false;
  let pauses = 0;
  let offline = false;
  let pause: (() => void) | null = null;
  let stopped = false;
  let idle: (() => void)[] = [];

  const hold = (holding: Holding) => holdings.set(holding.key, holding);

  const isNew = ({ key }: OutgoingPlay) => !holdings.has(key);

  /** Whether only the cart can say what became of a call without an answer: repeating it would not do. */
  const isUnsure = ({ key, state, date, own }: Holding) => {
    const isWanted = options.wanted().has(key);
    if (state === 'sent') return !own || !isWanted || date !== options.date() || refused.has(key);
    return state === 'leaving' && isWanted && date !== options.date();
  };

  const lookUp = async (unsure: readonly Holding[]) => {
    const cart = await server.cart();
    for (const holding of unsure) {
      const { key, date } = holding;
      const found = cart.find((play) => play.key === key && play.date === date && !play.free);
      if (found) {
        refused.delete(key);
        hold({ ...holding, state: 'held', id: found.id });
        options.onHeld({ ...holding, state: 'held', id: found.id });
      } else if (holdings.delete(key)) options.onGone(holding);
    }
  };

  const withdrawOne = async (holding: Holding) => {
    const { key, id } = holding;
    if (id === null) return;
    hold({ ...holding, state: 'leaving' });
    options.keep();
    // another tab has let go of it meanwhile
    if (!holdings.has(key)) return;
    try {
      await server.withdraw(id);
      if (holdings.delete(key)) options.onGone(holding);
    } catch (error) {
      const isBeingPaid = failedWith(error, 'play-being-paid');
      // whoever is not signed in any more may be again
      const passes = error instanceof ApiError && error.status === 401;
      if (!isBeingPaid && (passes || judgeFailure(error).kind === 'transient')) throw error;
      hold({ ...holding, state: 'held' });
      if (isBeingPaid) options.onBeingPaid(holding, error);
      else options.onStays(holding, error);
    }
  };

  const withdraw = async (leaving: readonly Holding[]) => {
    const answers = await Promise.allSettled(leaving.map(withdrawOne));
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  };

  const register = async (plays: readonly OutgoingPlay[], date: string) => {
    const doubtful = new Set(plays.filter(({ key }) => holdings.has(key)).map(({ key }) => key));
    for (const { key } of plays) hold({ key, date, state: 'sent', id: null, own: true });
    options.keep();
    try {
      sending = new Set(plays.map(({ key }) => key));
      options.onChange();
      const ids = await server.register(date, plays);
      for (const { id, key } of plays) {
        alone.delete(key);
        const held = { key, date, state: 'held', id: ids.get(id) ?? 0, own: true } as const;
        hold(held);
        options.onHeld(held);
      }
    } catch (error) {
      const failure = judgeFailure(error);
      if (failure.kind === 'transient') throw error;
      // nothing of it was registered; but an earlier call without an answer may have been
      for (const { key } of plays) if (!doubtful.has(key)) holdings.delete(key);
      if (failure.kind !== 'final' && plays.length > 1) {
        for (const { key } of plays) alone.add(key);
        return;
      }
      // where one does not fit no other does
      const out = failure.kind === 'too-many' ? [...options.wanted().values()].filter(isNew) : plays;
      for (const { key } of out) {
        alone.delete(key);
        refused.set(key, { reason: failure.reason, forRoom: failure.kind === 'too-many' });
      }
      options.onRefused(error);
    } finally {
      sending = new Set();
    }
  };

  /** The next thing to do, most urgent first: what is unsure, what has to go, what has to come. */
  const next = (): (() => Promise<void>) | null => {
    const wanted = options.wanted();
    const all = [...holdings.values()];
    const unsure = all.filter(isUnsure);
    if (unsure.length > 0) return () => lookUp(unsure);
    const leaving = all
      .filter(({ key, id, own }) => own && id !== null && !wanted.has(key))
      .slice(0, mostWithdrawals);
    if (leaving.length > 0) return () => withdraw(leaving);
    const date = options.date();
    if (date === null) return null;
    const coming = [...wanted.values()].filter(({ key }) => {
      const holding = holdings.get(key);
      if (holding) return holding.state !== 'held';
      return options.knowsCart() && !refused.has(key);
    });
    const [first] = coming;
    if (!first) return null;
    const batch = alone.has(first.key)
      ? [first]
      : coming.filter(({ key }) => !alone.has(key)).slice(0, mostPerCall);
    return () => register(batch, date);
  };

  const tellIdle = () => {
    if (busy) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const rest = (error: unknown) => {
    const failure = judgeFailure(error);
    offline = failure.kind === 'transient' && failure.offline;
    const length = Math.min(firstPause * 2 ** pauses, longestPause);
    pauses += 1;
    pause = options.later(length, () => {
      pause = null;
      void work();
    });
  };

  const work = async (): Promise<void> => {
    if (stopped || busy) return;
    const job = pause === null && options.maySend() ? next() : null;
    if (job === null) {
      if (pause === null && offline) {
        // what waited for the connection came to be known another way
        offline = false;
        options.onChange();
      }
      return tellIdle();
    }
    busy = true;
    try {
      await job();
      pauses = 0;
      offline = false;
    } catch (error) {
      if (!stopped) rest(error);
    }
    busy = false;
    if (stopped) return tellIdle();
    options.keep();
    options.onChange();
    await work();
  };

  return {
    wake: () => void work(),
    retryNow: () => {
      pause?.();
      pause = null;
      void work();
    },
    isSending: (key) => sending.has(key),
    isPausing: () => pause !== null,
    isOffline: () => offline,
    tried: () => (busy ? new Promise((resolve) => idle.push(resolve)) : Promise.resolve()),
    stop: () => {
      stopped = true;
      pause?.();
      pause = null;
      tellIdle();
    },
  };
}
