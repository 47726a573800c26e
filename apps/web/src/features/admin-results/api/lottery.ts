import { oneLottery } from '@bolillero/contract/calls/lotteries';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** One lottery with its eras, calendar and prize templates. */
export const lotteryQuery = (id: number) =>
  queryOptions({
    queryKey: ['lottery', id],
    queryFn: async ({ signal }) => (await request(oneLottery, { query: { id }, signal })).data,
    staleTime: 60_000,
  });

export function useLottery(id: number) {
  return useQuery(lotteryQuery(id));
}
