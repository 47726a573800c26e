import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import { cardList, cardsWithBall, similarDraws } from '@bolillero/contract/calls/study';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { drawAt, type History } from '@bolillero/domain/history/history';
import { scopeBetween, wholeScope } from '@bolillero/domain/history/scope';
import { constellations } from '@bolillero/domain/statistics/constellations';
import { serveHistory } from './history.ts';
import type { Server } from './server.ts';

/** Answers what a stack of slips asks of a history as the engine would: by the functions of the domain. */
export function serveSlips(server: Server, history: History) {
  const whole = wholeScope(history);
  const newest = drawAt(history, history.length - 1);
  serveHistory(server, history);
  server.serve(resultCalendar, { date_opening: '2015-10-07', last: newest.date, off_calendar: [] });
  const rowsOf = (query: Record<string, unknown>) => {
    const { start, end } = scopeBetween(history, {
      from: query.from as DrawDate | undefined,
      to: query.to as DrawDate | undefined,
    });
    const all = Array.from({ length: end - start }, (_, at) => drawAt(history, end - 1 - at));
    const found =
      query.ball === undefined ? all : all.filter(({ balls }) => balls.includes(Number(query.ball)));
    const page = Number(query.page ?? 1);
    const data = found
      .slice((page - 1) * 50, page * 50)
      .map(({ date, balls, special }) => ({ fecha: date, balls: [...balls], bExtra: special }));
    return { data, total: found.length, pages: Math.ceil(found.length / 50), from: null, to: null };
  };
  const lists = server.serve(cardList, ({ query }) => rowsOf(query));
  const withBall = server.serve(cardsWithBall, ({ query }) => rowsOf(query));
  server.serve(similarDraws, ({ body }) => {
    const { bolillas, fecha } = body as { bolillas: number[]; fecha: DrawDate };
    const found = constellations(whole, bolillas, fecha);
    return {
      total: found.length,
      data: found.slice(0, 50).map(({ date, shared, balls }) => ({
        fecha: date,
        balls: [...shared],
        shared: shared.length,
        numbers: [...balls],
        bRed: null,
      })),
    };
  });
  return { lists, withBall };
}
