import { listLotteries } from '@bolillero/contract/calls/lotteries';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { readLottery } from './lottery.ts';

/** The visible lotteries with what they play now. */
export const lotteryListQuery = () =>
  queryOptions({
    queryKey: ['lottery-list'],
    queryFn: async ({ signal }) => (await request(listLotteries, { signal })).map(readLottery),
    staleTime: 60_000,
  });
