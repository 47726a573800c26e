import type { QueryClient } from '@tanstack/react-query';
import { pendingPlaces } from '../../../features/play/registration/holdings-key.ts';
import { customerStore } from '../../../session/stores.ts';

/** The customers for whom this page has looked already. */
const resumed = new Set<number>();

/**
 * Goes on with what tickets of this browser had to tell the server when their page was closed, whichever page is opened first. Most
 * often there is nothing, and nothing is loaded.
 */
export function resumePlays(client: QueryClient): void {
  const session = customerStore.get();
  if (session.state !== 'in' || resumed.has(session.person.id)) return;
  const { id } = session.person;
  resumed.add(id);
  const places = pendingIn(id);
  if (places.length === 0) return;
  import('./desks.ts')
    .then(({ resumeDesk }) => Promise.all(places.map((place) => resumeDesk(id, place, client))))
    .catch(() => {
      // no connection yet: the tickets' own page goes on with it
    });
}

function pendingIn(customerId: number) {
  try {
    return pendingPlaces(customerId, localStorage);
  } catch {
    // forbidden: nothing was kept
    return [];
  }
}
