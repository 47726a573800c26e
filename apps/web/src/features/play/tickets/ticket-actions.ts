import { fillRandomly } from '@bolillero/domain/tickets/random-fill';
import { clearTicket } from '@bolillero/domain/tickets/ticket';
import { playTexts } from '@bolillero/texts/play';
import { uiTexts } from '@bolillero/texts/ui';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { browserRandom } from './browser-random.ts';
import { fullKey, mostTickets, type TicketStore } from './ticket-store.ts';

const words = playTexts.helpers;

/** What "Azar" and numerology may fill: a full ticket keeps what its player chose. */
export function notFull(store: TicketStore, ids: readonly string[]): readonly string[] {
  const open = ids.filter((id) => {
    const entry = store.get(id);
    return entry !== undefined && fullKey(store.matrix, entry.ticket) === null;
  });
  if (open.length === 0) showWarning(words.allFull);
  return open;
}

/** "Azar": completes tickets by chance. */
export function fillAtRandom(store: TicketStore, ids: readonly string[]): void {
  store.change(notFull(store, ids), (ticket) => fillRandomly(store.matrix, ticket, browserRandom));
}

/** "Limpiar": empties tickets; what was on them can be brought back. */
export function clearTickets(store: TicketStore, ids: readonly string[]): void {
  const before = store.all();
  const touched = before.filter(
    ({ ticket }) => ids.includes(ticket.id) && (ticket.balls.length > 0 || ticket.special !== null),
  );
  if (touched.length === 0) return;
  store.change(ids, clearTicket);
  const wasPlayed = touched.some(({ registration }) => registration.state === 'registered');
  const text = wasPlayed ? words.stillPlayed : touched.length > 1 ? words.allCleared : words.cleared;
  showSuccess(text, { action: { label: words.undo, run: () => store.replace(before) } });
}

/** "Eliminar": takes tickets away after asking; the last one is only cleared. */
export async function removeTickets(store: TicketStore, ids: readonly string[]): Promise<void> {
  if (!(await confirm({ title: uiTexts.confirmRemove(ids.length), danger: true }))) return;
  const wasPlayed = ids.some((id) => store.get(id)?.registration.state === 'registered');
  store.remove(ids);
  showSuccess(wasPlayed ? words.removedStillPlayed : playTexts.removed, { seconds: wasPlayed ? 5 : 2 });
}

/** "+": one more ticket; answers its id. */
export function addTicket(store: TicketStore): string | null {
  const id = store.add();
  if (id === null) showWarning(playTexts.tickets.tooMany(mostTickets));
  return id;
}
