import { resultStates } from '@bolillero/contract/calls/result-dates';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { resultsKey } from './results.ts';

/** What a series owes: its result is missing, being prepared, or entered. */
export interface SeriesState {
  readonly lotteryId: number;
  readonly series: SeriesType;
  readonly state: 'entered' | 'missing' | 'hidden' | 'none';
  /** Of the oldest draw that is missing or hidden, else of the newest. */
  readonly date: string | null;
  readonly missing: number;
}

export const seriesStatesQuery = () =>
  queryOptions({
    queryKey: [...resultsKey, 'states'],
    queryFn: async ({ signal }): Promise<SeriesState[]> => {
      const { data } = await request(resultStates, { signal });
      return data.map(({ lottery_id: lotteryId, type, state, date, missing }) => ({
        ...{ lotteryId, state, date, missing },
        series: seriesType(type),
      }));
    },
  });

export function useSeriesStates() {
  return useQuery(seriesStatesQuery());
}
