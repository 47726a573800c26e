/** What is on the page one above the other, and who wants to know. */
interface Stack<E> {
  /** The one that came last. */
  readonly top: () => E | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (element: E) => void;
  readonly remove: (element: E) => void;
}

export function createStack<E>(): Stack<E> {
  let elements: readonly E[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly E[]) => {
    elements = next;
    for (const listener of listeners) listener();
  };
  return {
    top: () => elements.at(-1),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (element) => set([...elements, element]),
    remove: (element) => set(elements.filter((other) => other !== element)),
  };
}
