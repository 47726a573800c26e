import { moreFrequent } from '@bolillero/contract/calls/analytic';
import { forecastData, helpersOffered } from '@bolillero/contract/calls/forecasts';
import { cardList } from '@bolillero/contract/calls/study';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { SeriesType } from '../../api/series.ts';

/** Which history is studied. */
export interface StudiedSeries {
  readonly id: number;
  readonly type: SeriesType;
}

export const drawsPerPage = 20;

const drawsQuery = ({ id, type }: StudiedSeries, page: number) =>
  queryOptions({
    queryKey: ['studied-draws', id, type, page],
    queryFn: async ({ signal }) => {
      const { data, total, pages } = await request(cardList, {
        query: { id, type, page, limit: drawsPerPage },
        signal,
      });
      return {
        draws: data.map(({ fecha: date, balls, bExtra: special }) => ({ date, balls, special })),
        total,
        pages,
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A page of a series' draws, the newest first. */
export function useDraws(series: StudiedSeries, page: number) {
  return useQuery(drawsQuery(series, page));
}

/** A ball, how often it came, and what chance alone gives with its 95 % interval. */
export interface FrequencyRow {
  readonly ball: number;
  readonly count: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

/** How often the balls of a drum came. */
export interface Frequencies {
  /** How many draws were counted, the first of them and the last. */
  readonly draws: number;
  readonly from: string | null;
  readonly to: string | null;
  /** How likely chance alone departs as far from what is expected; null where that cannot be said. */
  readonly chance: number | null;
  /** How many of the balls chance alone puts outside their interval. */
  readonly outsideByChance: number;
  /** The most frequent first. */
  readonly rows: readonly FrequencyRow[];
}

const everyBall = 100;

const frequencyQuery = ({ id, type }: StudiedSeries, drum: 'main' | 'special') =>
  queryOptions({
    queryKey: ['frequency', id, type, drum],
    queryFn: async ({ signal }): Promise<Frequencies> => {
      const answer = await request(moreFrequent, {
        query: { id, type, limit: everyBall, special: drum === 'special' ? 1 : 0 },
        signal,
      });
      const { draws, from, to, labels, data, expected, low, high } = answer;
      return {
        draws,
        from,
        to,
        chance: answer.chi_square?.p_value ?? null,
        outsideByChance: answer.outside_expected,
        rows: labels.map(
          (label, at): FrequencyRow => ({
            ball: Number(label),
            count: data[at] ?? 0,
            expected: expected[at] ?? 0,
            low: low[at] ?? 0,
            high: high[at] ?? 0,
          }),
        ),
      };
    },
    staleTime: 60_000,
  });

/** How often every ball came, the most frequent first. */
export function useFrequency(series: StudiedSeries, drum: 'main' | 'special') {
  return useQuery(frequencyQuery(series, drum));
}

const previousPlays = 10;

const previousPlaysQuery = ({ id, type }: StudiedSeries) =>
  queryOptions({
    queryKey: ['forecast', id, type],
    queryFn: async ({ signal }) => {
      const { date, bot, bote, ja } = await request(forecastData, { query: { id, type }, signal });
      return {
        /** The draw to come; null when there is none. */
        drawDate: date,
        /** The last draws, newest first: what each adds, and the balls of all draws up to it with their counts. */
        groups: bot.slice(0, previousPlays).map((balls, at) => ({
          balls,
          special: bote[at] ?? null,
          counts: (ja[at] ?? []).map(({ balls: ball, count }) => ({ ball, count })),
        })),
      };
    },
    staleTime: 60_000,
  });

/** The previous plays that the forecast helpers work from, as of the next draw. */
export function usePreviousPlays(series: StudiedSeries) {
  return useQuery(previousPlaysQuery(series));
}

const helpersQuery = () =>
  queryOptions({
    queryKey: ['helpers'],
    queryFn: async ({ signal }) => {
      const { data, notice } = await request(helpersOffered, { signal });
      return {
        helpers: data.map(({ function: id, name, description }) => ({ id, name, description })),
        /** Each lottery's true odds, in words: whatever helper is used, the same. */
        odds: (data[0]?.odds ?? []).map(({ lottery_id: lotteryId, text }) => ({ lotteryId, text })),
        notice,
      };
    },
    staleTime: 600_000,
  });

/** The helpers in words, and the true odds that none of them changes. */
export function useHelpers() {
  return useQuery(helpersQuery());
}
