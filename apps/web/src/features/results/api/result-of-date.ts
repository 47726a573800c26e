import { resultsOfLottery } from '@bolillero/contract/calls/results';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { SeriesType } from '../../../api/series.ts';
import { type DrawResult, readResult } from './draw-result.ts';

interface Series {
  /** Canonical lottery name. */
  readonly name: string;
  readonly series: SeriesType;
}

/** A result and the ones beside it: what a pager by date needs. */
export interface ResultOfDate {
  readonly result: DrawResult | null;
  readonly previousDate: string | null;
  readonly nextDate: string | null;
}

/** The result of a date, or the last one before it; the newest without a date. */
export const resultOfDateQuery = ({ name, series }: Series, date: string | undefined) =>
  queryOptions({
    queryKey: ['results', name, series, date ?? 'newest'],
    queryFn: async ({ signal }): Promise<ResultOfDate> => {
      const page = (query: { to?: string; page?: number; perPage: number }) =>
        request(resultsOfLottery, { params: { name }, query: { type: series, ...query }, signal });
      const { data, total } = await page({ ...(date && { to: date }), perPage: 2 });
      const [result, previous] = data;
      // how many are newer is what the series holds beyond those up to this date
      const newer = date ? (await page({ perPage: 1 })).total - total : 0;
      const next = newer > 0 ? (await page({ page: newer, perPage: 1 })).data[0] : undefined;
      return {
        result: result ? readResult(result) : null,
        previousDate: previous?.date ?? null,
        nextDate: next?.date ?? null,
      };
    },
    // turning the page keeps the one before on the screen, but never another series or lottery
    placeholderData: (shown, query) =>
      query?.queryKey[1] === name && query.queryKey[2] === series ? shown : undefined,
  });

export function useResultOfDate(series: Series, date: string | undefined) {
  return useQuery(resultOfDateQuery(series, date));
}
