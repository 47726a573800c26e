import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import { appendDraw } from '../history/history.ts';
import { wholeScope } from '../history/scope.ts';
import { cards, knownBefore } from './card.ts';
import {
  before,
  slowCombinations,
  slowDaysBack,
  slowLess,
  slowMonthsBack,
  slowMore,
  slowPreviousPlays,
  slowPreviousPlaysBefore,
} from './slow-statistics.testing.ts';
import { anyScope, anyTold, type Told, workedExample } from './statistics.testing.ts';

/** Everything a slip shows of one draw, from the list alone. */
function slowCard({ list }: Told, at: number) {
  const draw = list[at];
  if (draw === undefined) throw new Error(`No draw ${at}`);
  const past = before(list, draw.date);
  const size = Math.max(draw.matrix.size, ...past.map(({ matrix }) => matrix.size));
  const hot = slowMore(past, 'main', size)
    .filter(({ count }) => count > 0)
    .slice(0, 10);
  const cold = past.length === 0 ? [] : slowLess(past, 'main', size).slice(0, 10);
  const pairs = slowCombinations(past, 2).slice(0, 10);
  const plays = (from: string) => {
    const draws = past.filter(({ date }) => date >= from);
    return { main: slowPreviousPlays(draws, 'main'), special: slowPreviousPlays(draws, 'special') };
  };
  const isHot = (ball: number) => hot.some((entry) => entry.ball === ball);
  return {
    date: draw.date,
    balls: draw.balls,
    special: draw.special,
    hot,
    cold,
    pairs,
    previousPlays: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((k) => ({
      main: slowPreviousPlaysBefore(list, draw.date, k, 'main'),
      special: slowPreviousPlaysBefore(list, draw.date, k, 'special'),
    })),
    months: [1, 2, 3].map((months) => plays(slowMonthsBack(draw.date, months))),
    weeks: [21, 28].map((days) => plays(slowDaysBack(draw.date, days))),
    previousDraws: past
      .toReversed()
      .slice(0, 10)
      .map(({ matrix, ...rest }) => rest),
    hotBalls: draw.balls.filter(isHot),
    coldBalls: draw.balls.filter((ball) => cold.some((entry) => entry.ball === ball) && !isHot(ball)),
    hotPairs: pairs
      .map(({ balls }) => balls)
      .filter((pair) => pair.every((ball) => draw.balls.includes(ball))),
  };
}

describe('cards', () => {
  test('show what the slow and obvious statistics say as of their date, in the order asked for', () => {
    fc.assert(
      fc.property(anyScope, fc.array(fc.nat(), { maxLength: 4 }), (it, choices) => {
        const places = it.list.length === 0 ? [] : choices.map((choice) => choice % it.list.length);
        const found = cards(
          it.scope,
          places.map((place) => place + it.scope.start),
        );
        expect(found).toEqual(
          places.map((place) => ({ ...slowCard(it, place), index: place + it.scope.start })),
        );
      }),
    );
  });

  test('never look at their own draw or a later one', () => {
    fc.assert(
      fc.property(anyTold, fc.nat(), ({ scope, list }, choice) => {
        if (list.length === 0) return;
        const place = choice % list.length;
        const [card] = cards(scope, [place]);
        expect(cards({ ...scope, end: place + 1 }, [place])).toEqual([card]);
        const { matrix, date } = list[place] ?? { matrix: null, date: drawDate('2020-01-01') };
        if (matrix === null || card === undefined) throw new Error('No card');
        const { index, balls, special, hotBalls, coldBalls, hotPairs, ...known } = card;
        expect(knownBefore({ ...scope, end: place }, date, matrix)).toEqual(known);
      }),
    );
  });

  test('what is known before the next draw becomes what its card shows', () => {
    const { scope, list } = workedExample;
    const matrix = list[0]?.matrix;
    if (matrix === undefined) throw new Error('No draw');
    const date = drawDate('2020-01-15');
    const known = knownBefore(scope, date, matrix);
    expect(known.hot.map(({ ball }) => ball)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const grown = wholeScope(appendDraw(scope.history, { date, balls: [1, 2, 7], special: null }));
    const [card] = cards(grown, [4]);
    expect(card).toMatchObject(known);
    expect(card?.hotPairs).toEqual([
      [1, 2],
      [2, 7],
    ]);
    expect(card?.coldBalls).toEqual([]);
    expect(knownBefore(scope, addDays(date, -400), matrix)).toMatchObject({
      previousDraws: [],
      pairs: [],
      hot: [],
      cold: [],
    });
  });
});
