import type { Session, SessionStore } from './store.ts';

/**
 * Asks the server once who the cookie belongs to, and shares the answer. A failure (no network) is not remembered: the
 * next caller asks again.
 */
export function restorer<Person>(
  store: SessionStore<Person>,
  ask: () => Promise<{ token: string; person: Person } | null>,
): () => Promise<Session<Person>> {
  let asking: Promise<Session<Person>> | null = null;
  return () => {
    if (store.get().state !== 'unknown') return Promise.resolve(store.get());
    asking ??= ask()
      .then((found) => {
        // somebody may have signed in while the question was under way
        if (store.get().state === 'unknown') {
          if (found) store.start(found.token, found.person);
          else store.settleOut();
        }
        return store.get();
      })
      .finally(() => {
        asking = null;
      });
    return asking;
  };
}
