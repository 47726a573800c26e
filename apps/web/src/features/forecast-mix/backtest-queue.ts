/** Runs something once what was asked for before has ended; whoever does not want it any more leaves the queue. */
export type BacktestQueue = <T>(task: () => Promise<T>, signal: AbortSignal) => Promise<T>;

/** One after another. */
export function createBacktestQueue(): BacktestQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (task, signal) => {
    const turn = last.then(() => {
      signal.throwIfAborted();
      return task();
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
