/** How long it is told. */
const shownMs = 2_000;

/** Tells of a ticket, for two seconds, that a number too many was asked of it. */
export interface OneTooMany {
  readonly tell: (ticketId: string) => void;
  /** The ticket of which it is told now. */
  readonly get: () => string | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOneTooMany(): OneTooMany {
  let told: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const set = (next: string | null) => {
    told = next;
    for (const listener of listeners) listener();
  };
  return {
    tell: (ticketId) => {
      clearTimeout(timer);
      timer = setTimeout(() => set(null), shownMs);
      set(ticketId);
    },
    get: () => told,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
