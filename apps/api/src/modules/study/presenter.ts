import type { AnswerOf } from '@bolillero/contract/call';
import type { cardList, cardOfDate, cardRange, cardsWithBall } from '@bolillero/contract/calls/study';
import type { Card as WireCard } from '@bolillero/contract/entities/engine';
import type { DrawDate } from '@bolillero/domain/calendar/draw-date';
import { type DrawOrder, indexesInOrder } from '@bolillero/domain/history/draw-order';
import { countBefore, dateAt, drawAt } from '@bolillero/domain/history/history';
import { type Scope, scopeWithin } from '@bolillero/domain/history/scope';
import { type Card, cards } from '@bolillero/domain/statistics/card';
import type { Subject } from '../../engine/engine.ts';
import { presentGroups, presentPreviousPlays } from '../../engine/present-groups.ts';
import { presentScope } from '../../engine/present-scope.ts';
import type { DateRange } from '../../engine/query-parameters.ts';
import { AppError } from '../../errors/app-error.ts';
import { pagesOf } from '../../wire/paging.ts';

type Cards = AnswerOf<typeof cardRange>;

interface Page {
  readonly limit: number;
  readonly page: number;
}

function presentCard(card: Card): WireCard {
  const { ja, jae } = presentPreviousPlays(card);
  return {
    fecha: card.date,
    balls: [...card.balls],
    bExtra: card.special,
    ballhot: [...card.hotBalls],
    ballcold: [...card.coldBalls],
    ballpar: [...new Set(card.hotPairs.flat())].sort((a, b) => a - b),
    ballGroupJA: [],
    ballGroupJAE: [],
    ...presentGroups(card),
    previous_plays: ja,
    previous_plays_extra: jae,
    xJugada: null,
    selectedCard: false,
  };
}

/** A page of draws as cards. What a card knows of the past begins at the opening date, whatever range is looked at. */
function pageOf(whole: Scope, indexes: readonly number[], { limit, page }: Page): Cards {
  const shown = indexes.slice((page - 1) * limit, page * limit);
  return {
    data: cards(whole, shown).map(presentCard),
    total: indexes.length,
    pages: pagesOf(indexes.length, limit),
  };
}

const newestFirst = (scope: Scope) => indexesInOrder(scope, { by: 'date', descending: true });

/** Every draw in an order, as cards or, `brief`, as rows of a table. */
export function presentDraws(
  { scope }: Subject,
  { order, brief, ...question }: DateRange & Page & { readonly order: DrawOrder; readonly brief: boolean },
): AnswerOf<typeof cardList> {
  const within = scopeWithin(scope, question);
  const indexes = indexesInOrder(within, order);
  const { from, to } = presentScope(within);
  return { ...(brief ? rowsOf(scope, indexes, question) : pageOf(scope, indexes, question)), from, to };
}

/** A page of draws as rows of a table. */
function rowsOf({ history }: Scope, indexes: readonly number[], { limit, page }: Page) {
  const data = indexes.slice((page - 1) * limit, page * limit).map((index) => {
    const { date, balls, special } = drawAt(history, index);
    return { fecha: date, balls: [...balls], bExtra: special };
  });
  return { data, total: indexes.length, pages: pagesOf(indexes.length, limit) };
}

/** Those of a range of dates. */
export function presentCards({ scope }: Subject, question: DateRange & Page): Cards {
  return pageOf(scope, newestFirst(scopeWithin(scope, question)), question);
}

/** Those with a ball, as cards or, `brief`, as rows of a table. */
export function presentCardsWithBall(
  { scope }: Subject,
  { brief, ...question }: DateRange & Page & { readonly ball: number; readonly brief: boolean },
): AnswerOf<typeof cardsWithBall> {
  const { balls, width } = scope.history;
  const has = (index: number) => balls.subarray(index * width, (index + 1) * width).includes(question.ball);
  const indexes = newestFirst(scopeWithin(scope, question)).filter(has);
  return brief ? rowsOf(scope, indexes, question) : pageOf(scope, indexes, question);
}

/** The draw of a date; without one on that date, a 404. */
export function presentCardOf({ scope }: Subject, date: DrawDate): AnswerOf<typeof cardOfDate> {
  const index = countBefore(scope.history, date);
  const isThere = index >= scope.start && index < scope.end && dateAt(scope.history, index) === date;
  const [card] = isThere ? cards(scope, [index]) : [];
  if (card === undefined) throw new AppError('not-found');
  return { data: presentCard(card) };
}
