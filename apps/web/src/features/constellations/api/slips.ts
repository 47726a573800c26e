import { cardList, cardsWithBall, similarDraws } from '@bolillero/contract/calls/study';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import type { StudiedDraw, StudiedRange, StudiedSeries } from '../../../api/study.ts';

export const slipsPerPage = 50;

/** Which draws the stack shows. */
export interface SlipsAsked extends StudiedRange {
  readonly page: number;
  /** Only those with this ball. */
  readonly ball: number | undefined;
  /** Only the one of this date. */
  readonly fecha: string | undefined;
}

/** A page of draws, the newest first, as the rows that slips are printed from. */
export const slipsQuery = ({ id, type }: StudiedSeries, { page, ball, fecha, ...range }: SlipsAsked) =>
  queryOptions({
    queryKey: ['slips', id, type, page, ball ?? null, fecha ?? null, range.from ?? '', range.to ?? ''],
    queryFn: async ({ signal }) => {
      const { from, to } = fecha === undefined ? range : { from: fecha, to: fecha };
      const query = {
        id,
        type,
        limit: slipsPerPage,
        page,
        brief: 1,
        ...(from && { from }),
        ...(to && { to }),
      };
      const { data, total, pages } =
        ball === undefined || fecha !== undefined
          ? await request(cardList, { query, signal })
          : await request(cardsWithBall, { query: { ...query, ball }, signal });
      return {
        draws: data.map(({ fecha: date, balls, bExtra: special }): StudiedDraw => ({ date, balls, special })),
        total,
        pages,
      };
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** A past draw that resembles the compared one. */
export interface SimilarDraw extends StudiedDraw {
  readonly shared: readonly number[];
}

/** The draws that share balls with those highlighted on the slip of a date, the most alike first. */
export const similarQuery = ({ id, type }: StudiedSeries, balls: readonly number[], date: string) =>
  queryOptions({
    queryKey: ['similar-draws', id, type, balls.join('-'), date],
    queryFn: async ({ signal }) => {
      const { data, total } = await request(similarDraws, {
        body: { id, type, bolillas: [...balls], fecha: date, limit: 50 },
        signal,
      });
      return {
        total,
        draws: data.map(
          ({ fecha, balls: shared, numbers, bRed: special }): SimilarDraw => ({
            date: fecha,
            balls: numbers,
            special,
            shared,
          }),
        ),
      };
    },
    staleTime: 60_000,
  });
