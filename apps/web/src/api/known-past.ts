import { forecastData } from '@bolillero/contract/calls/forecasts';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { KnownPast } from '@bolillero/domain/forecasts/known-past';
import { mostPreviousPlays, type PlaysOf } from '@bolillero/domain/statistics/previous-plays';
import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { LotteryDetail } from './lottery.ts';
import type { StudiedSeries } from './study.ts';

/** Stands for the date of a draw that nobody has announced yet: after all that there are. */
const afterAll = drawDate('9000-01-01');

/** What the forecast helpers work from, as of the next draw of a series. */
export const knownPastQuery = (
  series: StudiedSeries,
  { matrix, nextDrawDate }: Pick<LotteryDetail, 'matrix' | 'nextDrawDate'>,
) =>
  queryOptions({
    // asked anew once the sale goes on to another draw
    queryKey: ['known-past', series.id, series.type, nextDrawDate, matrix],
    queryFn: async ({ signal }): Promise<KnownPast> => {
      const { id, type } = series;
      const answer = await request(forecastData, { query: { id, type, brief: 1 }, signal });
      const counts = (list: readonly { balls: number; count: number }[] = []) =>
        list.map(({ balls: ball, count }) => ({ ball, count }));
      const groups = Array.from(
        { length: mostPreviousPlays },
        (_, at): PlaysOf => ({ main: counts(answer.ja[at]), special: counts(answer.jae[at]) }),
      );
      return {
        matrix,
        date: answer.date === null ? afterAll : drawDate(answer.date),
        draws: answer.draws,
        groups,
        chosen: null,
        hot: answer.hot.map(({ ball }) => ball),
        cold: answer.cold.map(({ ball }) => ball),
        pairs: answer.pares.map(({ numeros }) => numeros),
      };
    },
    staleTime: 60_000,
  });
