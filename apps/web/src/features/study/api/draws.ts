import { cardList } from '@bolillero/contract/calls/study';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { StudiedSeries } from './series.ts';

export const drawsPerPage = 20;

const drawsQuery = ({ id, type }: StudiedSeries, page: number) =>
  queryOptions({
    queryKey: ['studied-draws', id, type, page],
    queryFn: ({ signal }) => request(cardList, { query: { id, type, page, limit: drawsPerPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A page of a series' draws, the newest first. */
export function useDraws(series: StudiedSeries, page: number) {
  return useQuery(drawsQuery(series, page));
}
