import type { SendingTurn } from './desk.ts';

export interface TabTurn extends SendingTurn {
  /** Lets another tab have its turn, if one waits for it. */
  readonly offer: () => void;
  readonly close: () => void;
}

/**
 * One tab of a browser sends, the others follow it: whoever holds the lock of this name, until it is offered or closed. A browser
 * without locks sends from every tab, which the server bears: registering twice is registering once.
 */
export function takeTurns(name: string): TabTurn {
  const listeners = new Set<() => void>();
  // not there on an insecure address
  const locks: LockManager | undefined = navigator.locks;
  const closed = new AbortController();
  let end: (() => void) | null = null;
  let mine = locks === undefined;

  const ask = () => {
    const hold = () =>
      new Promise<void>((resolve) => {
        if (closed.signal.aborted) return resolve();
        end = resolve;
        mine = true;
        for (const listener of listeners) listener();
      });
    locks?.request(name, { signal: closed.signal }, hold).catch(() => {
      // called off: the page leaves its tickets
    });
  };
  const give = () => {
    if (locks === undefined) return;
    mine = false;
    end?.();
    end = null;
  };
  ask();

  return {
    isMine: () => mine,
    onChange: (listener) => void listeners.add(listener),
    offer: () => {
      if (!mine || end === null) return;
      give();
      ask();
    },
    close: () => {
      closed.abort();
      give();
    },
  };
}
