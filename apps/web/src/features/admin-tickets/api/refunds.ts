import { listRefunds, type RefundedPurchase } from '@bolillero/contract/calls/refunds';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { type Purchase, readPurchase, ticketsKey, ticketsPerPage } from './tickets.ts';

/** A purchase whose price went back, with who promised it, when and why. */
export interface Refund extends Purchase {
  readonly refund: RefundedPurchase['refund'];
}

export interface RefundPage {
  readonly refunds: readonly Refund[];
  readonly total: number;
  readonly pages: number;
}

export interface RefundFilter {
  readonly page: number;
  readonly q?: string | undefined;
  readonly lottery?: number | undefined;
}

const isOnItsWay = ({ refund }: Refund) => refund.doneAt === null;

/** A page of the purchases whose price went back. */
const refundsQuery = ({ page, q, lottery }: RefundFilter) =>
  queryOptions({
    queryKey: [...ticketsKey, 'refunds', { page, q, lottery }],
    queryFn: async ({ signal }): Promise<RefundPage> => {
      const { data, total, pages } = await request(listRefunds, {
        query: {
          page,
          perPage: ticketsPerPage,
          ...(q !== undefined && { q }),
          ...(lottery !== undefined && { lottery_id: lottery }),
        },
        signal,
      });
      return { refunds: data.map((wire) => ({ ...readPurchase(wire), refund: wire.refund })), total, pages };
    },
    placeholderData: keepPreviousData,
    // the money moves a moment after it was promised
    refetchInterval: ({ state }) => (state.data?.refunds.some(isOnItsWay) ? 2_000 : 30_000),
  });

/** What money went back to whom is an administrator's to read: for anybody else nothing is asked. */
export function useRefunds(filter: RefundFilter, administrator: boolean) {
  return useQuery({ ...refundsQuery(filter), enabled: administrator });
}
