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
  /**
   * The server refused this token: whether the same person is signed in again. Waits for the password that a window over
   * the page asks for; however many ask, one window does.
   */
  readonly renew: (token: string) => Promise<boolean>;
  /** Whether the session ended on the server, and its page waits for the password. */
  readonly lapsed: () => boolean;
  /**
   * The server wants the password of who is signed in with this token once more: whether they gave it. Waits as `renew` does, and
   * whoever signs in anew has given it.
   */
  readonly confirm: (token: string) => Promise<boolean>;
  /** Whether a page waits for that password. */
  readonly unconfirmed: () => boolean;
  /** The password was confirmed, or they would rather leave things as they are. */
  readonly settleConfirmation: (confirmed: boolean) => void;
  /** Headers of its calls that only one half of the application sends, and sets: the other need not load what they are made of. */
  says?: () => Readonly<Record<string, string>>;
  readonly onEnd: (listener: (reason: EndReason) => void) => () => void;
  /** Whether somebody was signed in when this browser last knew: a hint to wait for the answer, nothing more. */
  readonly likely: () => boolean;
}

export function createSessionStore<Person extends { readonly id: number }>(
  hintKey: string,
): SessionStore<Person> {
  let session: Session<Person> = { state: 'unknown' };
  /** What this person has been signed in with since the page was opened, the present token included. */
  let tokens: ReadonlySet<string> = new Set();
  const renewal = createWait();
  const confirmation = createWait();
  const listeners = new Set<() => void>();
  const endings = new Set<(reason: EndReason) => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const settle = (again: boolean) => {
    renewal.settle(again);
    confirmation.settle(again);
  };
  /** Waits for the person in whose name a call was refused; not where the page goes on with another token meanwhile. */
  const waitFor = (wait: Wait, token: string): Promise<boolean> => {
    if (session.state !== 'in') return Promise.resolve(false);
    if (session.token !== token) return Promise.resolve(tokens.has(token));
    const answer = wait.join();
    tell();
    return answer;
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
      const same = session.state === 'in' && session.person.id === person.id;
      const renewed = session.state === 'in' && session.token !== token;
      tokens = new Set([...(same ? tokens : []), token]);
      session = { state: 'in', token, person };
      if (renewed) settle(same);
      tell();
    },
    renew: (token) => waitFor(renewal, token),
    lapsed: renewal.waits,
    confirm: (token) => waitFor(confirmation, token),
    unconfirmed: confirmation.waits,
    settleConfirmation: (confirmed) => {
      confirmation.settle(confirmed);
      tell();
    },
    settleOut: () => {
      hint(false);
      session = { state: 'out' };
      tell();
    },
    end: (reason) => {
      if (session.state !== 'in') return;
      hint(false);
      session = { state: 'out' };
      settle(false);
      tell();
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

interface Wait {
  readonly join: () => Promise<boolean>;
  readonly waits: () => boolean;
  readonly settle: (answer: boolean) => void;
}

/** Calls that wait for one answer of a person. */
function createWait(): Wait {
  let waiting: readonly ((answer: boolean) => void)[] = [];
  return {
    join: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve];
      }),
    waits: () => waiting.length > 0,
    settle: (answer) => {
      const asking = waiting;
      waiting = [];
      for (const resolve of asking) resolve(answer);
    },
  };
}
