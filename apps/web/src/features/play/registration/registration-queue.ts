/** A full ticket on its way to the server. */
export interface OutgoingPlay {
  /** The ticket's id on this page. */
  readonly id: string;
  readonly key: string;
  readonly balls: readonly number[];
  readonly special: number | null;
}

export interface RegisteredPlay extends OutgoingPlay {
  /** The play's id in the cart. */
  readonly newId: number;
}

/** What to do about a call that failed. */
export type Failure =
  /** No connection, or a server in trouble: the same call is made again by itself. */
  | { readonly kind: 'transient' }
  /** One of these plays is refused; the others may be good. */
  | { readonly kind: 'one-of-them'; readonly reason: string }
  | { readonly kind: 'final'; readonly reason: string };

interface QueueOptions {
  /** Registers all or none and answers the new id of each ticket's play. Repeating it registers nothing twice. */
  readonly send: (plays: readonly OutgoingPlay[]) => Promise<ReadonlyMap<string, number>>;
  readonly judge: (error: unknown) => Failure;
  readonly onState: (play: OutgoingPlay, state: 'sending' | 'waiting') => void;
  readonly onRegistered: (plays: readonly RegisteredPlay[]) => void;
  readonly onRefused: (plays: readonly OutgoingPlay[], reason: string, error: unknown) => void;
  /** Calls back later; answers how to call it off. */
  readonly later: (ms: number, act: () => void) => () => void;
}

/** Most plays that one call takes. */
const mostPerCall = 200;
const firstPause = 1_000;
const longestPause = 30_000;

export interface RegistrationQueue {
  /** Sends these plays; one that is on its way already is not sent again. */
  readonly enqueue: (plays: readonly OutgoingPlay[]) => void;
  /** Drops what has not left yet and is no longer wanted. */
  readonly retain: (wanted: (play: OutgoingPlay) => boolean) => void;
  /** Tries at once what waits for the connection. */
  readonly retryNow: () => void;
  /** When everything that was in the queue has been tried. */
  readonly tried: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Registers full tickets, each combination once: one call at a time with all that has gathered, kept until the server has
 * answered, tried again with growing pauses while there is no connection.
 */
export function createRegistrationQueue(options: QueueOptions): RegistrationQueue {
  let waiting: OutgoingPlay[] = [];
  let travelling: readonly OutgoingPlay[] = [];
  /** Combinations that are sent alone, since a call with others was refused for one of them. */
  const alone = new Set<string>();
  let pauses = 0;
  let wake: (() => void) | null = null;
  let stopped = false;
  let idle: (() => void)[] = [];

  const isKnown = ({ key }: OutgoingPlay) => [...waiting, ...travelling].some((other) => other.key === key);
  const isIdle = () => travelling.length === 0 && (waiting.length === 0 || wake !== null);
  const tellIdle = () => {
    if (!isIdle()) return;
    for (const resolve of idle) resolve();
    idle = [];
  };

  const nextBatch = (): OutgoingPlay[] => {
    const [first] = waiting;
    if (first && alone.has(first.key)) return [first];
    return waiting.filter(({ key }) => !alone.has(key)).slice(0, mostPerCall);
  };

  const pause = () => {
    const length = Math.min(firstPause * 2 ** pauses, longestPause);
    pauses += 1;
    wake = options.later(length, () => {
      wake = null;
      void pump();
    });
  };

  const settle = (batch: readonly OutgoingPlay[], error: unknown) => {
    const failure = options.judge(error);
    if (failure.kind === 'transient') {
      waiting = [...batch, ...waiting];
      for (const play of waiting) options.onState(play, 'waiting');
      return pause();
    }
    if (failure.kind === 'one-of-them' && batch.length > 1) {
      for (const { key } of batch) alone.add(key);
      waiting = [...batch, ...waiting];
      return;
    }
    for (const { key } of batch) alone.delete(key);
    options.onRefused(batch, failure.reason, error);
  };

  const pump = async (): Promise<void> => {
    if (stopped || travelling.length > 0 || wake !== null || waiting.length === 0) return tellIdle();
    const batch = nextBatch();
    waiting = waiting.filter((play) => !batch.includes(play));
    travelling = batch;
    for (const play of batch) options.onState(play, 'sending');
    try {
      const ids = await options.send(batch);
      pauses = 0;
      travelling = [];
      for (const { key } of batch) alone.delete(key);
      options.onRegistered(batch.map((play) => ({ ...play, newId: ids.get(play.id) ?? 0 })));
    } catch (error) {
      travelling = [];
      settle(batch, error);
    }
    await pump();
  };

  return {
    enqueue: (plays) => {
      if (stopped) return;
      for (const play of plays.filter((one) => !isKnown(one))) {
        waiting.push(play);
        if (wake !== null) options.onState(play, 'waiting');
      }
      void pump();
    },
    retain: (wanted) => {
      waiting = waiting.filter(wanted);
    },
    retryNow: () => {
      wake?.();
      wake = null;
      void pump();
    },
    tried: () => {
      if (isIdle()) return Promise.resolve();
      return new Promise((resolve) => idle.push(resolve));
    },
    stop: () => {
      stopped = true;
      wake?.();
      wake = null;
      waiting = [];
    },
  };
}
