import type { AnswerOf } from '@bolillero/contract/call';
import { listAdminPurchases } from '@bolillero/contract/calls/purchases';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

export const ticketsKey = ['admin-tickets'] as const;
export const ticketsPerPage = 10;

export type TicketPage = AnswerOf<typeof listAdminPurchases>;
export type TicketTab = 'pending' | 'sold';

export interface TicketFilter {
  readonly tab: TicketTab;
  readonly page: number;
  readonly q?: string | undefined;
  readonly lottery?: number | undefined;
}

/** Both lists of tickets: a page of the one that is looked at, and how many the other has. */
export const ticketsQuery = ({ tab, page, q, lottery }: TicketFilter) =>
  queryOptions({
    queryKey: [...ticketsKey, { tab, page, q, lottery }],
    queryFn: ({ signal }) =>
      request(listAdminPurchases, {
        query: {
          page: tab === 'pending' ? page : 1,
          ticketPage: tab === 'sold' ? page : 1,
          perPage: ticketsPerPage,
          ...(q !== undefined && { q }),
          ...(lottery !== undefined && { lottery_id: lottery }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    // payments come in while the page is open
    refetchInterval: 30_000,
  });

export function useTickets(filter: TicketFilter) {
  return useQuery(ticketsQuery(filter));
}
