import { drawAnew, fillRandomly } from '@bolillero/domain/tickets/random-fill';
import { clearTicket, ticketState } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { uiTexts } from '@bolillero/texts/ui';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { browserRandom } from './browser-random.ts';
import { mostTickets, type TicketStore } from './ticket-store.ts';

/** What "Azar" and numerology act upon: the unfinished tickets, and all of them where none is unfinished. */
export function ticketsToFill(store: TicketStore, ids: readonly string[]): readonly string[] {
  const open = ids.filter((id) => store.get(id)?.key === null);
  return open.length > 0 ? open : ids;
}

/** "Azar": completes tickets by chance; full ones get new numbers. */
export function fillAtRandom(store: TicketStore, ids: readonly string[]): void {
  const { matrix } = store;
  store.change(ticketsToFill(store, ids), (ticket) =>
    ticketState(matrix, ticket) === 'full'
      ? drawAnew(matrix, ticket, browserRandom)
      : fillRandomly(matrix, ticket, browserRandom),
  );
}

/** "Limpiar": empties tickets, without asking: the way back is offered. */
export function clearTickets(store: TicketStore, ids: readonly string[]): void {
  store.change(ids, clearTicket);
}

/** "Eliminar": takes tickets away, after asking where there are numbers on one; the last one is only cleared. */
export async function removeTickets(store: TicketStore, ids: readonly string[]): Promise<void> {
  const withNumbers = ids.filter((id) => {
    const entry = store.get(id);
    return entry !== undefined && ticketState(store.matrix, entry.ticket) !== 'empty';
  });
  const asks = withNumbers.length > 0;
  if (asks && !(await confirm({ title: uiTexts.confirmRemove(withNumbers.length), danger: true }))) return;
  store.remove(ids);
}

/** "+": one more ticket; answers its id. */
export function addTicket(store: TicketStore): string | null {
  const id = store.add();
  if (id === null) showWarning(playTexts.tickets.tooMany(mostTickets));
  return id;
}
