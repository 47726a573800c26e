import { forecastData, helpersOffered } from '@bolillero/contract/calls/forecasts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { StudiedSeries } from './series.ts';

const forecastQuery = ({ id, type }: StudiedSeries) =>
  queryOptions({
    queryKey: ['forecast', id, type],
    queryFn: ({ signal }) => request(forecastData, { query: { id, type }, signal }),
    staleTime: 60_000,
  });

/** What the forecast helpers work from, as of the next draw. */
export function useForecast(series: StudiedSeries) {
  return useQuery(forecastQuery(series));
}

const helpersQuery = () =>
  queryOptions({
    queryKey: ['helpers'],
    queryFn: ({ signal }) => request(helpersOffered, { signal }),
    staleTime: 600_000,
  });

/** The helpers in words, and the true odds that none of them changes. */
export function useHelpers() {
  return useQuery(helpersQuery());
}
