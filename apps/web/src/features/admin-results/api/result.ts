import { oneResult } from '@bolillero/contract/calls/results';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { resultsKey } from './result-list.ts';

export interface ResultAddress {
  readonly name: string;
  readonly lottery_id: number;
  readonly id: number;
}

/** One result with its prize table, asked anew each time its form opens. */
export const resultQuery = (address: ResultAddress) =>
  queryOptions({
    queryKey: [...resultsKey, 'one', address],
    queryFn: async ({ signal }) => (await request(oneResult, { params: { ...address }, signal })).data,
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export function useResult(address: ResultAddress) {
  return useQuery(resultQuery(address));
}
