import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';

/** The visible lotteries, to choose one from. */
export const lotteryListQuery = () =>
  queryOptions({
    queryKey: ['lottery-list'],
    queryFn: ({ signal }) => request(listLotteries, { signal }),
    staleTime: 60_000,
  });

export function useLotteryList() {
  return useQuery(lotteryListQuery());
}
