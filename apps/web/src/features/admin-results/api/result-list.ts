import { resultsOfLottery } from '@bolillero/contract/calls/results';
import type { AdminResult } from '@bolillero/contract/entities/result';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { SeriesType } from '../../../api/series.ts';

/** Key of everything that is asked about results in the back-office. */
export const resultsKey = ['admin-results'] as const;
export const resultsPerPage = 10;

export interface ResultFilter {
  readonly type: SeriesType;
  readonly page: number;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A page of a lottery's results, newest first; asked again while one of them is being settled. */
export const resultListQuery = (name: string, filter: ResultFilter) =>
  queryOptions({
    queryKey: [...resultsKey, 'list', name, filter],
    queryFn: ({ signal }) =>
      request(resultsOfLottery, {
        params: { name },
        query: {
          type: filter.type,
          page: filter.page,
          perPage: resultsPerPage,
          ...(filter.from !== undefined && { from: filter.from }),
          ...(filter.to !== undefined && { to: filter.to }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isSettling) ? 1_000 : false),
  });

export function useResultList(name: string, filter: ResultFilter) {
  return useQuery(resultListQuery(name, filter));
}

/** Whether the settlement of a draw is still to come or under way. */
function isSettling({ settlement }: AdminResult): boolean {
  return settlement?.state === 'pending' || settlement?.state === 'running';
}
