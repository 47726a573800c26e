import { periodAverages } from '@bolillero/contract/calls/analytic';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { request } from '../../api/client.ts';
import type { LotteryDetail } from '../../api/lottery.ts';
import {
  type StudiedDraw,
  type StudiedRange,
  type StudiedSeries,
  studiedDrawsQuery,
} from '../../api/study.ts';
import type { Asked } from '../../components/ui/Loaded.tsx';
import type { PeriodRange } from './period-range.ts';
import { recentSince } from './recent-draws.ts';

/** The draws of a range as far as they are here. */
export interface KnownDraws {
  /** The oldest first: the newest of the range, or all of it. */
  readonly draws: readonly StudiedDraw[];
  /** Older ones are on their way, or did not come. */
  readonly pending: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The newest draws of a range, and where that is fewer than `wanted`, all of it: a page begins as soon on a history of thirty years as
 * on a young one.
 */
export function useKnownDraws(
  { schedule, nextDrawDate }: Pick<LotteryDetail, 'schedule' | 'nextDrawDate'>,
  series: StudiedSeries,
  range: StudiedRange,
  wanted: number,
): Asked<KnownDraws> {
  const end = range.to ?? nextDrawDate;
  const since = useMemo(() => end && recentSince(schedule, drawDate(end)), [schedule, end]);
  const from = since && (range.from === undefined || since > range.from) ? since : range.from;
  const recent = useQuery(studiedDrawsQuery(series, { ...range, from }));
  const isShort = recent.data !== undefined && recent.data.count < wanted && from !== range.from;
  const all = useQuery({ ...studiedDrawsQuery(series, range), enabled: isShort });
  const whole = all.isPlaceholderData ? undefined : all.data;
  const draws = whole?.draws ?? recent.data?.draws;
  const isMissing = isShort && whole === undefined;
  return {
    data: draws && {
      draws,
      pending: isMissing && !all.isError,
      failed: isMissing && all.isError,
      retry: () => void all.refetch(),
    },
    error: recent.error,
    refetch: recent.refetch,
    isPlaceholderData: recent.isPlaceholderData,
  };
}

/** How often a ball came in a month or a year, and what chance gives with the draws of it. */
export interface PeriodCount {
  /** `2015-01`, or `2015`. */
  readonly period: string;
  readonly count: number;
  /** How many draws it had. */
  readonly draws: number;
  readonly expected: number;
  /** Of the 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/** How often a ball came over the periods of a range. */
export interface Averages {
  readonly ball: number;
  /** A period; 0 without one. */
  readonly average: number;
  /** What chance gives it. */
  readonly expected: number;
  /** The oldest first. */
  readonly periods: readonly PeriodCount[];
  /** How many draws were counted, the first and the last; null when there are none. */
  readonly draws: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** The averages of a ball; asked for once it is known which. */
export function useAverages(
  series: StudiedSeries,
  { by, from, to }: Pick<PeriodRange, 'by' | 'from' | 'to'>,
  ball: number | undefined,
) {
  return useQuery({
    queryKey: ['averages', series.id, series.type, by, from, to, ball],
    queryFn: async ({ signal }): Promise<Averages> => {
      const answer = await request(periodAverages, {
        query: {
          id: series.id,
          series: series.type,
          type: by,
          from,
          to,
          ...(ball !== undefined && { appearance: ball }),
        },
        signal,
      });
      const periods = answer.appearances[0]?.periods ?? [];
      const all = periods.reduce((sum, { expected }) => sum + expected, 0);
      return {
        ball: ball ?? 0,
        average: answer.data[(ball ?? 0) - 1] ?? 0,
        expected: all / Math.max(1, periods.length),
        periods,
        draws: answer.draws,
        from: answer.from,
        to: answer.to,
      };
    },
    enabled: ball !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
