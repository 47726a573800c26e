import type { AnswerOf } from '@bolillero/contract/call';
import { lotteriesWithLastResult } from '@bolillero/contract/calls/lotteries';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { refetchAfterClosing } from './closing.ts';

/** A lottery with its last result, its jackpot, its next draw date and the instant of the sales cut-off. */
export type LotteryOnSale = AnswerOf<typeof lotteriesWithLastResult>['data'][number];

/** Every visible lottery. Asks again by itself when a cut-off has passed. */
export const lotteriesQuery = () =>
  queryOptions({
    queryKey: ['lotteries'],
    queryFn: async ({ signal }) => (await request(lotteriesWithLastResult, { signal })).data,
    refetchInterval: ({ state }) =>
      refetchAfterClosing(
        (state.data ?? []).map((lottery) => lottery.closes_at),
        serverNow(),
      ),
  });

export function useLotteries() {
  return useQuery(lotteriesQuery());
}
