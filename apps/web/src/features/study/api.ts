import { forecastData } from '@bolillero/contract/calls/forecasts';
import { type CardSort, cardList } from '@bolillero/contract/calls/study';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import type { StudiedRange, StudiedSeries } from '../../api/study.ts';

export const drawsPerPage = 20;

export const drawSorts = ['fecha', '-fecha', 'balls', '-balls'] as const satisfies readonly CardSort[];

/** By date or by balls; the sign tells the newest or the largest first. */
export type DrawSort = CardSort;

/** Which draws a table shows, and in what order. */
export interface DrawsPage extends StudiedRange {
  readonly page: number;
  readonly sort: DrawSort;
}

const drawsQuery = ({ id, type }: StudiedSeries, { page, sort, from, to }: DrawsPage) =>
  queryOptions({
    queryKey: ['studied-draws', id, type, page, sort, from ?? '', to ?? ''],
    queryFn: async ({ signal }) => {
      const answer = await request(cardList, {
        query: {
          id,
          type,
          page,
          limit: drawsPerPage,
          sort,
          brief: 1,
          ...(from && { from }),
          ...(to && { to }),
        },
        signal,
      });
      const { data, total, pages } = answer;
      return {
        draws: data.map(({ fecha: date, balls, bExtra: special }) => ({ date, balls, special })),
        total,
        pages,
        /** Over what the table speaks. */
        scope: { draws: total, from: answer.from, to: answer.to },
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A page of a series' draws, in an order over all of them. */
export function useDraws(series: StudiedSeries, asked: DrawsPage) {
  return useQuery(drawsQuery(series, asked));
}

/** JA1 to JA10. */
export const previousPlays = 10;

const previousPlaysQuery = ({ id, type }: StudiedSeries) =>
  queryOptions({
    queryKey: ['forecast', id, type],
    queryFn: async ({ signal }) => {
      const { date, bot, bote, ja } = await request(forecastData, { query: { id, type, brief: 1 }, signal });
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
