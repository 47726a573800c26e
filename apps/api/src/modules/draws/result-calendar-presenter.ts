import type { AnswerOf } from '@bolillero/contract/call';
import type { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { isDrawDate } from '@bolillero/domain/calendar/schedule';
import { dateAt } from '@bolillero/domain/history/history';
import type { Subject } from '../../engine/engine.ts';

/** The dates of a series' results, as far as its calendar does not say them. */
export function presentResultCalendar({ lottery, scope }: Subject): AnswerOf<typeof resultCalendar> {
  const { history, start, end } = scope;
  const dates = Array.from({ length: end - start }, (_, at) => dateAt(history, start + at));
  return {
    date_opening: lottery.openingDate,
    last: dates.at(-1) ?? null,
    off_calendar: dates.filter((date) => !isDrawDate(lottery.schedule, date)),
  };
}
