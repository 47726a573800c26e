import { topResultsOf } from '@bolillero/contract/calls/lotteries';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { resultsKey } from './result-list.ts';

/** Earlier result dates that a repechage is taken from: the newest 30 (Rulebook 11). */
export const topResultsQuery = (name: string, id: number) =>
  queryOptions({
    queryKey: [...resultsKey, 'top', name, id],
    queryFn: async ({ signal }) =>
      (await request(topResultsOf, { params: { name, id }, query: { limit: 30 }, signal })).data,
  });

export function useTopResults(name: string, id: number, enabled: boolean) {
  return useQuery({ ...topResultsQuery(name, id), enabled });
}
