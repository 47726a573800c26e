import { moreFrequent, morePairs, moreTrios, pairMap } from '@bolillero/contract/calls/analytic';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { StudiedRange, StudiedSeries } from '../../api/study.ts';
import type { CountByChance } from '../../components/charts/chance-place.ts';
import { type Looked, labelOf } from './looked.ts';

/** How often one ball, pair or trio came beside what chance gives. */
export interface Counted extends CountByChance {
  /** Ascending. */
  readonly balls: readonly number[];
}

interface Scoped {
  /** How many draws were counted, the first and the last; null without any. */
  readonly draws: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** How often the balls of a drum came. */
export interface BallCounts extends Scoped {
  /** Every ball, the most frequent first. */
  readonly rows: readonly Counted[];
  /** How likely chance alone departs as far from what is expected; null where that cannot be said. */
  readonly chance: number | null;
  /** How many of all balls chance alone puts outside their interval. */
  readonly outsideByChance: number;
}

/** The pairs or trios that came most. */
export interface CombinationCounts extends Scoped {
  readonly rows: readonly Counted[];
  readonly compared: number;
  /** How many share the first count, beyond the rows too. */
  readonly tied: number;
  /** What chance gives to the first of all compared. */
  readonly first: { readonly low: number; readonly high: number; readonly likely: readonly number[] };
}

/** How often every pair came: 1-2, 1-3, ... 1-size, 2-3, ... */
export interface PairCounts extends Scoped {
  readonly size: number;
  readonly counts: readonly number[];
  /** What chance gives to a pair, by its larger ball: 2, 3, ... size. A ball that came later into the drum has less. */
  readonly chances: readonly PairChance[];
}

/** What chance gives to a pair, and its 95 % interval. */
export interface PairChance {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

const everyBall = 100;
const rankedRows = 100;

const keyOf = ({ id, type }: StudiedSeries, { from, to }: StudiedRange) => [id, type, from ?? '', to ?? ''];
const askedOf = ({ id, type }: StudiedSeries, { from, to }: StudiedRange) => ({
  id,
  type,
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

interface WireRows {
  readonly labels: readonly string[];
  readonly data: readonly number[];
  readonly expected: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
}

const rowsOf = ({ labels, data, expected, low, high }: WireRows) =>
  labels.map(
    (label, at): Counted => ({
      balls: label.split('-').map(Number),
      count: data[at] ?? 0,
      expected: expected[at] ?? 0,
      low: low[at] ?? 0,
      high: high[at] ?? 0,
    }),
  );

/** How often every ball of a drum came, without the dates: most of the answer over a long history. */
export const ballCountsQuery = (series: StudiedSeries, range: StudiedRange, drum: 'main' | 'special') =>
  queryOptions({
    queryKey: ['ball-counts', drum, ...keyOf(series, range)],
    queryFn: async ({ signal }): Promise<BallCounts> => {
      const special = drum === 'special' ? 1 : 0;
      const answer = await request(moreFrequent, {
        query: { ...askedOf(series, range), limit: everyBall, special, appearances: 0 },
        signal,
      });
      const { draws, from, to, chi_square, outside_expected } = answer;
      return {
        draws,
        from,
        to,
        rows: rowsOf(answer),
        chance: chi_square?.p_value ?? null,
        outsideByChance: outside_expected,
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** The pairs (2) or trios (3) that came most, without their dates. */
export const combinationsQuery = (series: StudiedSeries, range: StudiedRange, of: 2 | 3) =>
  queryOptions({
    queryKey: ['combination-counts', of, ...keyOf(series, range)],
    queryFn: async ({ signal }): Promise<CombinationCounts> => {
      const answer = await request(of === 2 ? morePairs : moreTrios, {
        query: { ...askedOf(series, range), limit: rankedRows, appearances: 0 },
        signal,
      });
      const { draws, from, to, compared, tied, first } = answer;
      return { draws, from, to, compared, tied, first, rows: rowsOf(answer) };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** How often each of all pairs came. */
export const pairMapQuery = (series: StudiedSeries, range: StudiedRange) =>
  queryOptions({
    queryKey: ['pair-map', ...keyOf(series, range)],
    queryFn: async ({ signal }): Promise<PairCounts> => {
      const { size, counts, expected, low, high, draws, from, to } = await request(pairMap, {
        query: askedOf(series, range),
        signal,
      });
      const chances = expected.map((one, at) => ({ expected: one, low: low[at] ?? 0, high: high[at] ?? 0 }));
      return { size, counts, chances, draws, from, to };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** When one ball, pair or trio came, newest first, beside what chance gives. */
export const datesQuery = (series: StudiedSeries, range: StudiedRange, looked: Looked) =>
  queryOptions({
    queryKey: ['dates-of', labelOf(looked), ...keyOf(series, range)],
    queryFn: async ({ signal }) => {
      const query = { ...askedOf(series, range), ball: looked.balls.join('-') };
      const answer =
        looked.kind === 'pair'
          ? await request(morePairs, { query, signal })
          : looked.kind === 'trio'
            ? await request(moreTrios, { query, signal })
            : await request(moreFrequent, {
                query: { ...query, special: looked.kind === 'special' ? 1 : 0 },
                signal,
              });
      const [row] = rowsOf(answer);
      return { row, dates: answer.appearances[0]?.dates ?? [] };
    },
    staleTime: 60_000,
  });
