import { modeOfMonths } from '@bolillero/contract/calls/analytic';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { StudiedSeries } from '../../api/study.ts';

/** A ball of the last three months: when it came, and what chance alone gives. */
export interface ModeBall {
  readonly ball: number;
  /** Newest first, as many as it came. */
  readonly dates: readonly string[];
  readonly expected: number;
  /** The upper end of the 95 % interval. */
  readonly high: number;
}

const everyBall = 100;

const modeQuery = ({ id, type }: StudiedSeries, drum: 'main' | 'special') =>
  queryOptions({
    queryKey: ['mode', id, type, drum],
    queryFn: async ({ signal }) => {
      const answer = await request(modeOfMonths, {
        query: { id, type, limit: everyBall, special: drum === 'special' ? 1 : 0 },
        signal,
      });
      const { draws, from, to, since, moda: modes, labels, appearances, expected, high } = answer;
      return {
        /** How many draws the months hold, the first and the last; null when there are none. */
        draws,
        from,
        to,
        /** The months begin on this date. */
        since,
        /** Every ball with the top count, ascending. */
        modes,
        /** Every ball, the most frequent first. */
        balls: labels.map(
          (label, at): ModeBall => ({
            ball: Number(label),
            dates: appearances[at]?.dates ?? [],
            expected: expected[at] ?? 0,
            high: high[at] ?? 0,
          }),
        ),
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

export type Mode = Awaited<ReturnType<NonNullable<ReturnType<typeof modeQuery>['queryFn']>>>;

/** The balls of the last three months, the most repeated first. */
export function useMode(series: StudiedSeries, drum: 'main' | 'special') {
  return useQuery(modeQuery(series, drum));
}
