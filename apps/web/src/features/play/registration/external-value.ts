/** A value outside React, for `useSyncExternalStore`. */
export interface ExternalValue<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SettableValue<T> extends ExternalValue<T> {
  /** Tells nobody when it is the same value. */
  readonly set: (value: T) => void;
}

export function createValue<T>(first: T): SettableValue<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
