import type { AnswerOf } from '@bolillero/contract/call';
import { drawStructure } from '@bolillero/contract/calls/analytic';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { StudiedRange, StudiedSeries } from '../../api/study.ts';
import type { StructureBar } from './structure-bars.ts';

/** What of a draw is counted. */
export const structureKinds = ['odd', 'low', 'consecutive', 'repeats', 'sum', 'span'] as const;
export type StructureKind = (typeof structureKinds)[number];

/** Of what kind the draws of a range are: for each kind its bars, with what chance gives exactly. */
export interface DrawStructure extends Readonly<Record<StructureKind, readonly StructureBar[]>> {
  /** How many, the first and the last; null when there are none. */
  readonly draws: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** How many values stand in one bar. */
export const valuesPerBar: Readonly<Record<StructureKind, number>> = {
  odd: 1,
  low: 1,
  consecutive: 1,
  repeats: 1,
  sum: 10,
  span: 4,
};

type Counts = AnswerOf<typeof drawStructure>['odd'];

const barsOf = (counts: Counts, width: number) =>
  counts.map(
    ({ value, count, expected, low, high }): StructureBar => ({
      first: value,
      last: value + width - 1,
      count,
      expected,
      low,
      high,
    }),
  );

export const structureQuery = ({ id, type }: StudiedSeries, { from, to }: StudiedRange) =>
  queryOptions({
    queryKey: ['structure', id, type, from ?? '', to ?? ''],
    queryFn: async ({ signal }): Promise<DrawStructure> => {
      const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
      const answer = await request(drawStructure, { query: { id, type, ...range }, signal });
      return {
        draws: answer.draws,
        from: answer.from,
        to: answer.to,
        odd: barsOf(answer.odd, valuesPerBar.odd),
        low: barsOf(answer.low, valuesPerBar.low),
        consecutive: barsOf(answer.consecutive, valuesPerBar.consecutive),
        repeats: barsOf(answer.repeats, valuesPerBar.repeats),
        sum: barsOf(answer.sum, valuesPerBar.sum),
        span: barsOf(answer.span_by_four, valuesPerBar.span),
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
