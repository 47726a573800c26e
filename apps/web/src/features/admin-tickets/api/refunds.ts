import type { AnswerOf } from '@bolillero/contract/call';
import { listRefunds } from '@bolillero/contract/calls/purchases';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { ticketsKey, ticketsPerPage } from './tickets.ts';

export type RefundPage = AnswerOf<typeof listRefunds>;

export interface RefundFilter {
  readonly page: number;
  readonly q?: string | undefined;
  readonly lottery?: number | undefined;
}

const isOnItsWay = ({ refund }: RefundPage['data'][number]) => refund.doneAt === null;

/** A page of the purchases whose price went back. */
const refundsQuery = ({ page, q, lottery }: RefundFilter) =>
  queryOptions({
    queryKey: [...ticketsKey, 'refunds', { page, q, lottery }],
    queryFn: ({ signal }) =>
      request(listRefunds, {
        query: {
          page,
          perPage: ticketsPerPage,
          ...(q !== undefined && { q }),
          ...(lottery !== undefined && { lottery_id: lottery }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    // the money moves a moment after it was promised
    refetchInterval: ({ state }) => (state.data?.data.some(isOnItsWay) ? 2_000 : 30_000),
  });

export function useRefunds(filter: RefundFilter) {
  return useQuery(refundsQuery(filter));
}
