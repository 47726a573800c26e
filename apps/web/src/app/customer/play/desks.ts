import type { Matrix } from '@bolillero/domain/games/matrix';
import { clearTicket } from '@bolillero/domain/tickets/ticket';
import type { QueryClient } from '@tanstack/react-query';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { registerPlays } from '../../../features/cart/api/cart.ts';
import type { CartLine } from '../../../features/cart/api/cart-line.ts';
import { lotteryQuery } from '../../../features/lotteries/api.ts';
import { createPlayDesk, type PlayDesk } from '../../../features/play/registration/play-desk.ts';
import { newTicketId } from '../../../features/play/tickets/browser-random.ts';
import { readTickets, ticketsKey, writeTickets } from '../../../features/play/tickets/stored-tickets.ts';
import { createTicketStore, type TicketStore } from '../../../features/play/tickets/ticket-store.ts';
import { customerStore } from '../../../session/stores.ts';

export interface DeskPlace {
  readonly customerId: number;
  readonly lottery: { readonly id: number; readonly name: string };
  readonly series: SeriesType;
  readonly matrix: Matrix;
}

/** Tickets that a player begins with. */
const firstTickets = 5;

/** The desks of this page's life: a ticket on its way goes on while its player looks at something else. */
const desks = new Map<string, { readonly desk: PlayDesk; readonly close: () => void }>();

/** The desk of a customer's tickets in a lottery's series: made once, with the tickets that this browser kept. */
export function deskOf(place: DeskPlace, client: QueryClient): PlayDesk {
  const { customerId, lottery, series, matrix } = place;
  const key = `${ticketsKey(customerId, lottery.id, series)} ${JSON.stringify(matrix)}`;
  const known = desks.get(key);
  if (known) return known.desk;
  const opened = openDesk(place, client);
  desks.set(key, opened);
  return opened.desk;
}

/** Empties the tickets whose plays were paid: they are played. */
export function clearPlayed(
  {
    customerId,
    lottery,
    lines,
  }: Pick<DeskPlace, 'customerId'> & { lottery: LotteryDetail; lines: readonly CartLine[] },
  client: QueryClient,
): void {
  for (const series of new Set(lines.map((line) => line.series))) {
    const paid = new Set(lines.filter((line) => line.series === series).map((line) => line.key));
    const { store } = deskOf({ customerId, lottery, series, matrix: lottery.matrix }, client);
    const played = store
      .all()
      .filter(({ registration }) => registration.state === 'registered' && paid.has(registration.key));
    store.change(
      played.map(({ ticket }) => ticket.id),
      clearTicket,
    );
  }
}

// another person's tickets are none of the next one's business
customerStore.onEnd(() => {
  for (const { close } of desks.values()) close();
  desks.clear();
});

function openDesk({ customerId, lottery, series, matrix }: DeskPlace, client: QueryClient) {
  const storageKey = ticketsKey(customerId, lottery.id, series);
  const store = createTicketStore(
    matrix,
    newTicketId,
    readTickets(matrix, stored(storageKey)) ?? firstTickets,
  );
  const desk = createPlayDesk({
    store,
    register: (date, plays) => registerPlays({ lotteryId: lottery.id, series, date, plays }),
    onRegistered: () => void client.invalidateQueries({ queryKey: ['cart'] }),
    onRefused: () => {
      void client.invalidateQueries({ queryKey: lotteryQuery(lottery.id).queryKey });
      void client.invalidateQueries({ queryKey: ['cart'] });
    },
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  });
  const forget = keepInBrowser(store, storageKey);
  window.addEventListener('online', desk.retryNow);
  return {
    desk,
    close: () => {
      window.removeEventListener('online', desk.retryNow);
      forget();
      desk.stop();
    },
  };
}

/** Keeps the tickets in this browser, and follows what another tab does to them. */
function keepInBrowser(store: TicketStore, key: string): () => void {
  let written = stored(key);
  let pending = false;
  const write = () => {
    pending = false;
    const text = writeTickets(store.all());
    if (text === written) return;
    written = text;
    try {
      localStorage.setItem(key, text);
    } catch {
      // full or forbidden: the tickets last as long as the page
    }
  };
  const unsubscribe = store.subscribe(() => {
    if (pending) return;
    pending = true;
    queueMicrotask(write);
  });
  const follow = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null || event.newValue === written) return;
    const tickets = readTickets(store.matrix, event.newValue);
    if (tickets === null) return;
    written = event.newValue;
    store.replace(tickets);
  };
  window.addEventListener('storage', follow);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', follow);
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
