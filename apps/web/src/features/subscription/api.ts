import { analysisSample, forecastSample, resultsSample } from '@bolillero/contract/calls/samples';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { StudiedSeries } from '../../api/study.ts';

/** A menu that the subscription opens. */
export type SubscriberMenu = 'results' | 'analysis' | 'forecast';

const staleTime = 60_000;

/** The ball that came most, among those of its half of the drum. */
export const analysisSampleQuery = ({ id, type }: StudiedSeries) =>
  queryOptions({
    queryKey: ['sample', 'analysis', id, type],
    queryFn: async ({ signal }) => {
      const { labels, data, expected, low, high, ...answer } = await request(analysisSample, {
        query: { id, type },
        signal,
      });
      const bars = labels.map((ball, at) => ({
        ball,
        count: data[at] ?? 0,
        expected: expected[at] ?? 0,
        low: low[at] ?? 0,
        high: high[at] ?? 0,
      }));
      return { ...answer, bars };
    },
    staleTime,
  });

/** The newest draw with how often each of its balls had come in the five draws before. */
export const resultsSampleQuery = ({ id, type }: StudiedSeries) =>
  queryOptions({
    queryKey: ['sample', 'results', id, type],
    queryFn: async ({ signal }) => {
      const { data } = await request(resultsSample, { query: { id, type }, signal });
      if (data === null) return null;
      const before = new Map(data.ja.map(({ balls, count }) => [balls, count]));
      const { fecha: date, numbers, bRed: special, expected } = data;
      return {
        date,
        special,
        expected,
        balls: numbers.map((ball) => ({ ball, before: before.get(ball) ?? 0 })),
      };
    },
    staleTime,
  });

/** A helper in past draws, beside as many tickets at random. */
export const forecastSampleQuery = ({ id, type }: StudiedSeries) =>
  queryOptions({
    queryKey: ['sample', 'forecast', id, type],
    queryFn: async ({ signal }) => await request(forecastSample, { query: { id, type }, signal }),
    staleTime,
  });
