import type { QueryClient } from '@tanstack/react-query';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { multiplierOnSale } from '../../../api/multiplier-on-sale.ts';
import { cartKey } from '../../../api/queries.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { readLotteryCart, registerPlays, withdrawPlay } from '../../../features/cart/api/cart.ts';
import { lotteryQuery } from '../../../features/lotteries/api.ts';
import type { PlayDesk } from '../../../features/play/registration/desk.ts';
import { type Holding, readHoldings, writeHoldings } from '../../../features/play/registration/holdings.ts';
import { holdingsKey } from '../../../features/play/registration/holdings-key.ts';
import { createPlayDesk } from '../../../features/play/registration/play-desk.ts';
import { takeTurns } from '../../../features/play/registration/sending-turn.ts';
import { newTicketId } from '../../../features/play/tickets/browser-random.ts';
import { readTickets, ticketsKey, writeTickets } from '../../../features/play/tickets/stored-tickets.ts';
import { createTicketStore } from '../../../features/play/tickets/ticket-store.ts';
import { type DeskPlace, type OpenDesk, openDesks } from './open-desks.ts';

/** Tickets that a player begins with. */
const firstTickets = 5;

/** How long what another tab writes is waited for until it is whole, in milliseconds. */
const followAfter = 50;

export function placeOf(customerId: number, lottery: LotteryDetail, series: SeriesType): DeskPlace {
  const sellsMultiplier = lottery.nextDrawDate === null || multiplierOnSale(lottery, series) !== null;
  return { customerId, lottery, series, matrix: lottery.matrix, sellsMultiplier };
}

/** The desk of a customer's tickets in a lottery's series: made once, with the tickets that this browser kept. */
export function deskOf(place: DeskPlace, client: QueryClient): PlayDesk {
  const { customerId, lottery, series, matrix } = place;
  const key = `${ticketsKey(customerId, lottery.id, series)} ${JSON.stringify(matrix)}`;
  const known = openDesks.get(key);
  if (known) return known.desk;
  const opened = openDesk(place, client);
  openDesks.set(key, opened);
  return opened.desk;
}

/** Goes on with what the tickets of a lottery's series have to tell the server, whatever page is open. */
export async function resumeDesk(
  customerId: number,
  place: { readonly lotteryId: number; readonly series: number },
  client: QueryClient,
): Promise<void> {
  const lottery = await client.fetchQuery(lotteryQuery(place.lotteryId));
  const series = seriesType(place.series);
  const desk = deskOf(placeOf(customerId, lottery, series), client);
  desk.setDate(lottery.nextDrawDate);
  const { lines, askedAt } = await readLotteryCart(lottery.id);
  desk.setCart({ plays: lines.filter((line) => line.series === series), askedAt });
}

function openDesk(place: DeskPlace, client: QueryClient): OpenDesk {
  const { customerId, lottery, series, matrix, sellsMultiplier } = place;
  const ticketsAt = ticketsKey(customerId, lottery.id, series);
  const holdingsAt = holdingsKey(customerId, lottery.id, series);
  const kept = readTickets(matrix, sellsMultiplier, stored(ticketsAt));
  const store = createTicketStore(matrix, newTicketId, kept?.tickets ?? firstTickets);
  const turn = takeTurns(holdingsAt);
  const refreshCart = () => void client.invalidateQueries({ queryKey: cartKey });
  const desk = createPlayDesk({
    store,
    server: {
      register: (date, plays) => registerPlays({ lotteryId: lottery.id, series, date, plays }),
      withdraw: withdrawPlay,
      cart: async () => (await readLotteryCart(lottery.id)).lines.filter((line) => line.series === series),
    },
    holdings: [...readHoldings(stored(holdingsAt)), ...(kept?.played ?? []).map(heldBefore)],
    keep: (holdings, pending) => write(holdingsAt, writeHoldings(holdings, pending)),
    onCart: refreshCart,
    // before the first list of plays was written down there is nothing to take over
    latest: () => (stored(holdingsAt) === null ? null : readLatest(place, ticketsAt, holdingsAt)),
    onRefused: () => {
      void client.invalidateQueries({ queryKey: lotteryQuery(lottery.id).queryKey });
      refreshCart();
    },
    turn,
    later: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
  });
  const stops = [
    keepTickets(desk, ticketsAt),
    followTabs(desk, place, ticketsAt, holdingsAt),
    listen(window, 'online', desk.retryNow),
    // a tab that nobody looks at may be put to sleep with its turn: the one that is looked at sends
    listen(document, 'visibilitychange', () => document.hidden && void desk.tried().then(turn.offer)),
  ];
  return {
    place,
    desk,
    close: () => {
      for (const stop of stops) stop();
      desk.stop();
      turn.close();
    },
  };
}

/** What was registered before holdings were kept: the cart says the rest. */
const heldBefore = (key: string): Holding => ({ key, date: '', state: 'held', id: 0, own: true });

/** Keeps the tickets in this browser. */
function keepTickets({ store }: PlayDesk, key: string): () => void {
  let written = stored(key);
  let pending = false;
  return store.subscribe(() => {
    if (pending) return;
    pending = true;
    queueMicrotask(() => {
      pending = false;
      const text = writeTickets(store.all().map(({ ticket }) => ticket));
      if (text !== written) write(key, text);
      written = text;
    });
  });
}

/** What this browser's tabs wrote down last; null where there are no tickets. */
function readLatest({ matrix, sellsMultiplier }: DeskPlace, ticketsAt: string, holdingsAt: string) {
  const kept = readTickets(matrix, sellsMultiplier, stored(ticketsAt));
  return kept && { tickets: kept.tickets, holdings: readHoldings(stored(holdingsAt)) };
}

/** Follows what another tab does to the tickets and their plays, once it has written both. */
function followTabs(desk: PlayDesk, place: DeskPlace, ticketsAt: string, holdingsAt: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const kept = readLatest(place, ticketsAt, holdingsAt);
    if (kept) desk.follow(kept.tickets, kept.holdings);
  };
  const stop = listen(window, 'storage', (event) => {
    const { key } = event as StorageEvent;
    if (key !== ticketsAt && key !== holdingsAt) return;
    clearTimeout(timer);
    timer = setTimeout(follow, followAfter);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

function listen(target: EventTarget, type: string, listener: (event: Event) => void): () => void {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // full or forbidden: it lasts as long as the page
  }
}
