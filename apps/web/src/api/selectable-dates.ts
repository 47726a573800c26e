import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { SelectableDates } from '@bolillero/domain/calendar/selectable-dates';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from './client.ts';
import type { LotteryDetail } from './lottery.ts';
import type { StudiedSeries } from './study.ts';

/** Where the results of a series begin and end, and which lie off the calendar. */
export const resultCalendarQuery = ({ id, type }: StudiedSeries) =>
  queryOptions({
    queryKey: ['result-calendar', id, type],
    queryFn: async ({ signal }) => {
      const answer = await request(resultCalendar, { query: { id, type }, signal });
      return {
        first: drawDate(answer.date_opening),
        last: answer.last === null ? null : drawDate(answer.last),
        offCalendar: answer.off_calendar.map(drawDate),
      };
    },
    staleTime: 60_000,
  });

/**
 * The dates that pickers over a series' results offer. The calendar is the lottery's own; the server adds where its results begin and
 * end, and those off the calendar. Undefined until it answered, and while the series has no result.
 */
export function useSelectableDates(
  { schedule }: Pick<LotteryDetail, 'schedule'>,
  series: StudiedSeries,
): SelectableDates | undefined {
  const { data } = useQuery(resultCalendarQuery(series));
  return data?.last
    ? { schedule, first: data.first, last: data.last, offCalendar: data.offCalendar }
    : undefined;
}
