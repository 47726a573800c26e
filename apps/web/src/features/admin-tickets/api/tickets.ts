import { type AdminPurchase, listAdminPurchases } from '@bolillero/contract/calls/purchases';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { readBalls } from '../../../api/balls.ts';
import { request } from '../../../api/client.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';

/** A paid play, as who buys its ticket sees it. */
export interface Purchase {
  readonly id: number;
  readonly lotteryId: number;
  /** The lottery's name that people read. */
  readonly lotteryName: string;
  /** Both names; empty while the player has given none. */
  readonly player: string;
  readonly email: string;
  readonly series: SeriesType;
  readonly balls: readonly number[];
  readonly special: number | null;
  /** The multiplier printed on the ticket, once it is known. */
  readonly multiplier: number | null;
  readonly multiplierBought: boolean;
  /** The multipliers that its ticket may carry: one of them is entered with the PDF. Empty: none is. */
  readonly printedMultipliers: readonly number[];
  readonly drawDate: string;
  /** Instant of the draw's sales cut-off. */
  readonly closesAt: string;
  /** Pending, and its draw has passed. */
  readonly overdue: boolean;
  /** What was paid: decimal text in USD. */
  readonly price: string;
  /** Address of the ticket's PDF; null while pending. */
  readonly pdf: string | null;
  readonly refunded: boolean;
}

export interface TicketList {
  readonly purchases: readonly Purchase[];
  readonly total: number;
  readonly pages: number;
}

export type TicketTab = 'pending' | 'sold';
export type TicketPage = Readonly<Record<TicketTab, TicketList>>;

export interface TicketFilter {
  readonly tab: TicketTab;
  readonly page: number;
  readonly q?: string | undefined;
  readonly lottery?: number | undefined;
}

export const ticketsKey = ['admin-tickets'] as const;
export const ticketsPerPage = 10;

/** Both lists of tickets: a page of the one that is looked at, and how many the other has. */
export const ticketsQuery = ({ tab, page, q, lottery }: TicketFilter) =>
  queryOptions({
    queryKey: [...ticketsKey, { tab, page, q, lottery }],
    queryFn: async ({ signal }): Promise<TicketPage> => {
      const { compras, total, pages, comprasTicket, ticketTotal, ticketPages } = await request(
        listAdminPurchases,
        {
          query: {
            page: tab === 'pending' ? page : 1,
            ticketPage: tab === 'sold' ? page : 1,
            perPage: ticketsPerPage,
            ...(q !== undefined && { q }),
            ...(lottery !== undefined && { lottery_id: lottery }),
          },
          signal,
        },
      );
      return {
        pending: { purchases: compras.map(readPurchase), total, pages },
        sold: { purchases: comprasTicket.map(readPurchase), total: ticketTotal, pages: ticketPages },
      };
    },
    placeholderData: keepPreviousData,
    // payments come in while the page is open
    refetchInterval: 30_000,
  });

export function useTickets(filter: TicketFilter) {
  return useQuery(ticketsQuery(filter));
}

export function readPurchase(wire: AdminPurchase): Purchase {
  return {
    id: wire.id,
    lotteryId: wire.lottery_id,
    lotteryName: wire.loterie_name,
    player: `${wire.name} ${wire.lastname}`.trim(),
    email: wire.email,
    series: seriesType(wire.type),
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.potenciador,
    multiplierBought: wire.multiplier_bought,
    printedMultipliers: wire.multiplier_values,
    drawDate: wire.date_lottery,
    closesAt: wire.closes_at,
    overdue: wire.overdue,
    price: wire.price,
    pdf: wire.image,
    refunded: wire.refunded,
  };
}
