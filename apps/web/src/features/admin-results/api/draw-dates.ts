import { resultDates } from '@bolillero/contract/calls/result-dates';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { SeriesType } from '../../../api/series.ts';
import { resultsKey } from './results.ts';

/** A draw that has been held. */
export interface HeldDraw {
  readonly date: string;
  /** Null while it has no result. */
  readonly resultId: number | null;
  /** Sold plays that its result settles. */
  readonly plays: number;
}

/** The last draws of a series, newest first, and the oldest one whose result is missing. */
export interface DrawDates {
  readonly draws: readonly HeldDraw[];
  readonly owed: string | null;
}

/** The last draws of a series, asked anew each time a form opens. */
export const drawDatesQuery = (name: string, id: number, type: SeriesType) =>
  queryOptions({
    queryKey: [...resultsKey, 'dates', name, id, type],
    queryFn: async ({ signal }): Promise<DrawDates> => {
      const { data, owed } = await request(resultDates, { params: { name, id }, query: { type }, signal });
      return { draws: data.map(({ date, id: resultId, plays }) => ({ date, resultId, plays })), owed };
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

export function useDrawDates(name: string, id: number, type: SeriesType, enabled = true) {
  return useQuery({ ...drawDatesQuery(name, id, type), enabled });
}
