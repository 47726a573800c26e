import type { AnswerOf } from '@bolillero/contract/call';
import { moreFrequent } from '@bolillero/contract/calls/analytic';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { StudiedSeries } from './series.ts';

export type FrequencyAnswer = AnswerOf<typeof moreFrequent>;

/** A ball, how often it came, and what chance alone gives with its 95 % interval. */
export interface FrequencyRow {
  readonly ball: number;
  readonly count: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

const everyBall = 100;

const frequencyQuery = ({ id, type }: StudiedSeries, drum: 'main' | 'special') =>
  queryOptions({
    queryKey: ['frequency', id, type, drum],
    queryFn: ({ signal }) =>
      request(moreFrequent, {
        query: { id, type, limit: everyBall, special: drum === 'special' ? 1 : 0 },
        signal,
      }),
    staleTime: 60_000,
  });

/** How often every ball came, the most frequent first. */
export function useFrequency(series: StudiedSeries, drum: 'main' | 'special') {
  return useQuery(frequencyQuery(series, drum));
}

export function frequencyRows({ labels, data, expected, low, high }: FrequencyAnswer): FrequencyRow[] {
  return labels.map((label, at) => ({
    ball: Number(label),
    count: data[at] ?? 0,
    expected: expected[at] ?? 0,
    low: low[at] ?? 0,
    high: high[at] ?? 0,
  }));
}
