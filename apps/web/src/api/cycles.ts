import { ballCycleForecast, ballCycles } from '@bolillero/contract/calls/analytic';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { StudiedRange, StudiedSeries } from './study.ts';

/** For how many draws a ball stays away, in draws missed. */
export interface BallCycle {
  readonly ball: number;
  /** Since it last came; 0: it came in the last draw. */
  readonly current: number;
  /** Between two appearances; null for a ball that came less than twice. */
  readonly mean: number | null;
  /** The longest, the current one among them. */
  readonly longest: number;
}

/** By number, or by how far the absence of now is along the mean one. */
export type CycleOrder = 'ball' | 'against-mean';

/** The cycles of every ball over the draws of a range. */
export const cyclesQuery = (series: StudiedSeries, { from, to }: StudiedRange, order: CycleOrder) =>
  queryOptions({
    queryKey: ['cycles', series.id, series.type, from ?? '', to ?? '', order],
    queryFn: async ({ signal }) => {
      const answer = await request(order === 'ball' ? ballCycles : ballCycleForecast, {
        query: { id: series.id, type: series.type, ...(from && { from }), ...(to && { to }) },
        signal,
      });
      const cycles: readonly BallCycle[] = answer.data;
      /** How many draws, the first and the last; null when there are none. */
      return { cycles, draws: answer.draws, from: answer.from, to: answer.to };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The cycles of a range, and the draws that they were counted over. */
export type Cycles = Awaited<ReturnType<NonNullable<ReturnType<typeof cyclesQuery>['queryFn']>>>;
