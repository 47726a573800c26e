import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { seriesQuery } from '../entities/engine.ts';
import { seriesRefusals } from '../errors.ts';
import { DateText, Nullable } from '../wire.ts';

/** What a picker of dates over results offers besides the dates of the lottery's own calendar. */
export const resultCalendar = defineCall({
  id: 'lottery.results-dates',
  method: 'GET',
  path: '/lottery/results/dates',
  access: 'visitor',
  summary: 'Entre qué fechas hay resultados de una serie, y cuáles quedan fuera de su calendario',
  query: Type.Object(seriesQuery),
  errors: [...seriesRefusals],
  answer: Type.Object({
    /** Statistics start here. */
    date_opening: DateText,
    /** Of the last result; null while there is none. */
    last: Nullable(DateText),
    /** Dates between them that have a result although the calendar has no draw on them, oldest first. */
    off_calendar: Type.Array(DateText),
  }),
});
