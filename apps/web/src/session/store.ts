/** Who is signed in, as far as this page knows. The token lives here, in memory, and nowhere else. */
export type Session<Person> =
  | { readonly state: 'unknown' | 'out' }
  | { readonly state: 'in'; readonly token: string; readonly person: Person };

export type EndReason = 'signed-out' | 'expired';

export interface SessionStore<Person> {
  readonly get: () => Session<Person>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: (token: string, person: Person) => void;
  readonly end: (reason: EndReason) => void;
  /** Nobody is signed in: what the server said when asked. */
  readonly settleOut: () => void;
  readonly onEnd: (listener: (reason: EndReason) => void) => () => void;
  /** Whether somebody was signed in when this browser last knew: a hint to wait for the answer, nothing more. */
  readonly likely: () => boolean;
}

export function createSessionStore<Person>(hintKey: string): SessionStore<Person> {
  let session: Session<Person> = { state: 'unknown' };
  const listeners = new Set<() => void>();
  const endings = new Set<(reason: EndReason) => void>();
  const set = (next: Session<Person>) => {
    session = next;
    for (const listener of listeners) listener();
  };
  const hint = (signedIn: boolean) => {
    try {
      if (signedIn) localStorage.setItem(hintKey, '1');
      else localStorage.removeItem(hintKey);
    } catch {
      // storage may be forbidden: only the hint is lost
    }
  };
  return {
    get: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: (token, person) => {
      hint(true);
      set({ state: 'in', token, person });
    },
    settleOut: () => {
      hint(false);
      set({ state: 'out' });
    },
    end: (reason) => {
      if (session.state !== 'in') return;
      hint(false);
      set({ state: 'out' });
      for (const listener of endings) listener(reason);
    },
    onEnd: (listener) => {
      endings.add(listener);
      return () => endings.delete(listener);
    },
    likely: () => {
      try {
        return localStorage.getItem(hintKey) !== null;
      } catch {
        return true;
      }
    },
  };
}
