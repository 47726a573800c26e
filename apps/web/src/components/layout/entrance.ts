/** Which of the two entrances stands open over the page. */
export type Entrance = 'sign-in' | 'register';

let open: Entrance | null = null;
const listeners = new Set<() => void>();

/** The window over the page in which visitors sign in or register; the page stays where it is. */
export const entrance = {
  get: (): Entrance | null => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show: (which: Entrance | null): void => {
    open = which;
    for (const listener of listeners) listener();
  },
};
