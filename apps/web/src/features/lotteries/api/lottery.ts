import { oneLottery } from '@bolillero/contract/calls/lotteries';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { readLotteryDetail } from '../../../api/lottery.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { refetchAfterClosing } from './closing.ts';

/** One lottery with its eras, prices, true odds and next draw. Asks again by itself when the cut-off has passed. */
export const lotteryQuery = (id: number) =>
  queryOptions({
    queryKey: ['lottery', id],
    queryFn: async ({ signal }) =>
      readLotteryDetail((await request(oneLottery, { query: { id }, signal })).data),
    refetchInterval: ({ state }) => refetchAfterClosing([state.data?.closesAt ?? null], serverNow()),
  });

export function useLottery(id: number) {
  return useQuery(lotteryQuery(id));
}
