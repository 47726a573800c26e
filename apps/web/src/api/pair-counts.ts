import { pairMap } from '@bolillero/contract/calls/analytic';
import type { PairMap } from '@bolillero/domain/statistics/pair-map';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { StudiedSeries } from './study.ts';

/** How often every pair came in a series, as far as its statistics go. */
export const pairCountsQuery = ({ id, type }: StudiedSeries) =>
  queryOptions({
    queryKey: ['pair-counts', id, type],
    queryFn: async ({ signal }): Promise<PairMap> => {
      const { size, counts } = await request(pairMap, { query: { id, type }, signal });
      return { size, counts };
    },
    staleTime: 60_000,
  });
