/** A key of one character that does something on the page that is shown. */
export interface PageKey {
  /** As the keyboard event names it, in small letters. */
  readonly key: string;
  /** What it does, for the sheet of keys. */
  readonly label: string;
  readonly run: () => void;
}

type Listener = () => void;

let pageKeys: readonly PageKey[] = [];
const listeners = new Set<Listener>();
const offKey = 'bolillero.teclas';

function change(next: readonly PageKey[]): void {
  pageKeys = next;
  for (const listener of listeners) listener();
}

/** The keys of what is on the page, in the order in which it came; of two for the same key the later one acts. */
export const keyStore = {
  get: (): readonly PageKey[] => pageKeys,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add: (keys: readonly PageKey[]): (() => void) => {
    change([...pageKeys, ...keys]);
    return () => change(pageKeys.filter((key) => !keys.includes(key)));
  },
};

/** Whether keys of one letter act; remembered on this device. Who dictates or leans on keys can switch them off (WCAG 2.1.4). */
export const singleKeys = {
  get: (): boolean => localStorage.getItem(offKey) !== 'no',
  set: (on: boolean): void => {
    if (on) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, 'no');
    for (const listener of listeners) listener();
  },
  subscribe: keyStore.subscribe,
};
