import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { fillByNumerology } from '@bolillero/domain/tickets/numerology';
import { browserRandom } from './browser-random.ts';
import { notFull } from './ticket-actions.ts';
import type { TicketStore } from './ticket-store.ts';

/** Completes tickets with the number that two dates come to, and the rest by chance. */
export function fillWithNumerology(
  store: TicketStore,
  ids: readonly string[],
  birth: DrawDate,
  draw: DrawDate,
): void {
  store.change(notFull(store, ids), (ticket) =>
    fillByNumerology(store.matrix, ticket, birth, draw, browserRandom),
  );
}
