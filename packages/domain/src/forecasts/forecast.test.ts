import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import { type Matrix, mainBalls } from '../games/matrix.ts';
import { buildHistory, type PastDraw } from '../history/history.ts';
import { drawCount, drumIn, lastDraws, scopeBefore, wholeScope } from '../history/scope.ts';
import { seededRandom } from '../random/random-source.ts';
import { topPairs } from '../statistics/combinations.ts';
import { frequency } from '../statistics/counts.ts';
import { leastFrequent, mostFrequent } from '../statistics/ranking.ts';
import { possibleZones } from '../statistics/zones.ts';
import { fillByNumerology } from '../tickets/numerology.ts';
import { validatePlay } from '../tickets/play.ts';
import { fillRandomly } from '../tickets/random-fill.ts';
import { emptyTicket, type Ticket, ticketBalls, toTypedPlay } from '../tickets/ticket.ts';
import { type Forecast, forecastHelpers, type PoolSource } from './choice.ts';
import type { ForecastContext } from './context.ts';
import { forecast } from './forecast.ts';
import { anyForecastOf } from './forecasts.testing.ts';
import { drawsOfSource } from './known-past.testing.ts';

function forecasted(context: ForecastContext, ticket: Ticket, choice: Forecast, seed: number): Ticket {
  const result = forecast(context, ticket, choice, seededRandom(seed));
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The pool's main balls that fit the matrix, the long way. */
function slowPool({ matrix, scope, date }: ForecastContext, source: PoolSource): number[] {
  const chosen = drawsOfSource(scopeBefore(scope, date), source);
  const counts = frequency(chosen, 'main');
  const isOfZones = source.kind === 'zones' || source.kind === 'zones-between';
  const zones = possibleZones(chosen, matrix);
  return mainBalls(matrix).filter((ball) =>
    isOfZones ? zones.some(({ from, to }) => from <= ball && ball <= to) : (counts[ball] ?? 0) > 0,
  );
}

const among = (ticket: Ticket, balls: readonly number[]) =>
  ticketBalls(ticket).filter((ball) => balls.includes(ball)).length;

/** As many of the pool as asked; all of it and no more where it is smaller; more where too few are outside. */
const promised = (asked: number, pool: number, { balls, size }: Matrix) =>
  Math.max(Math.min(asked, pool), balls - (size - pool));

describe.each(forecastHelpers)('the helper %s', (helper) => {
  const anyForecast = anyForecastOf(helper);

  test('gives a valid ticket for every matrix and history', () => {
    fc.assert(
      fc.property(anyForecast, ({ context, ticket, choice, seed }) => {
        const given = forecasted(context, ticket, choice, seed);
        const adds = helper === 'hot' || helper === 'cold' || helper === 'pair';
        const full = adds ? fillRandomly(context.matrix, given, seededRandom(seed)) : given;
        expect(validatePlay(context.matrix, toTypedPlay(full))).toMatchObject({ ok: true });
        expect([given.id, given.group]).toEqual([ticket.id, ticket.group]);
      }),
    );
  });

  test('gives a valid ticket also where the ticket before is of another matrix', () => {
    fc.assert(
      fc.property(anyForecast, anyForecast, ({ context, choice, seed }, { ticket }) => {
        const given = fillRandomly(
          context.matrix,
          forecasted(context, ticket, choice, seed),
          seededRandom(seed),
        );
        expect(validatePlay(context.matrix, toTypedPlay(given))).toMatchObject({ ok: true });
      }),
    );
  });

  test('gives the same ticket for the same seed', () => {
    fc.assert(
      fc.property(anyForecast, ({ context, ticket, choice, seed }) => {
        expect(forecasted(context, ticket, choice, seed)).toEqual(forecasted(context, ticket, choice, seed));
      }),
    );
  });

  test('never looks at the draw that it forecasts, or past it', () => {
    fc.assert(
      fc.property(anyForecast, ({ context, list, ticket, choice, seed }) => {
        const { scope, date } = context;
        const { eras } = scope.history;
        const before = list.filter((draw) => draw.date < date);
        // The later draws become others: their smallest balls, and one more draw after all of them.
        const others: PastDraw[] = list
          .filter((draw) => draw.date >= date)
          .map(({ date: day, matrix }) => ({
            date: day,
            balls: mainBalls(matrix).slice(0, matrix.balls),
            special: 1,
          }));
        const last = addDays([...list.map((draw) => draw.date), date].toSorted().at(-1) ?? date, 1);
        const isPastFirstEra = eras.some(({ from }) => from <= last);
        if (isPastFirstEra) others.push({ date: last, balls: [1], special: null });
        const told = (draws: readonly PastDraw[]) => wholeScope(buildHistory(eras, draws));
        const known = forecasted({ ...context, scope: told(before) }, ticket, choice, seed);
        for (const scopeThen of [told(list), told([...before, ...others])]) {
          expect(forecasted({ ...context, scope: scopeThen }, ticket, choice, seed)).toEqual(known);
        }
      }),
    );
  });
});

describe('a helper that speaks of main balls alone', () => {
  test.each(['jas', 'bot'] as const)('%s takes what it promises from the pool', (helper) => {
    fc.assert(
      fc.property(anyForecastOf(helper), ({ context, ticket, choice, seed }) => {
        if (choice.helper !== 'jas' && choice.helper !== 'bot') throw new Error('another helper');
        const asked = choice.helper === 'jas' ? choice.inside : choice.bot;
        if (choice.source === null || (helper === 'bot' && asked > 5)) return;
        const pool = slowPool(context, choice.source);
        const given = forecasted(context, ticket, choice, seed);
        expect(among(given, pool)).toBe(promised(asked, pool.length, context.matrix));
        if (ticket.special !== null) expect(given.special).toBe(ticket.special);
      }),
    );
  });
});

test('most-likely takes the balls that came most, and no ball of the pool it leaves came more', () => {
  fc.assert(
    fc.property(anyForecastOf('most-likely'), ({ context, ticket, choice, seed }) => {
      if (choice.helper !== 'most-likely' || choice.source?.kind !== 'previous') return;
      const pool = slowPool(context, choice.source);
      const counts = frequency(
        lastDraws(scopeBefore(context.scope, context.date), choice.source.draws),
        'main',
      );
      const balls = ticketBalls(forecasted(context, ticket, choice, seed));
      const taken = pool.filter((ball) => balls.includes(ball)).map((ball) => counts[ball] ?? 0);
      const left = pool.filter((ball) => !balls.includes(ball)).map((ball) => counts[ball] ?? 0);
      expect(taken).toHaveLength(promised(choice.count, pool.length, context.matrix));
      if (taken.length > 0) expect(Math.min(...taken)).toBeGreaterThanOrEqual(Math.max(0, ...left));
    }),
  );
});

test('percentage takes balls of its draws as long as there are any', () => {
  fc.assert(
    fc.property(anyForecastOf('percentage'), ({ context, ticket, choice, seed }) => {
      if (choice.helper !== 'percentage') throw new Error('another helper');
      const pool = slowPool(context, { kind: 'previous', draws: [0, 3, 5, 7][choice.option] ?? 0 });
      const given = forecasted(context, ticket, choice, seed);
      expect(among(given, pool)).toBe(Math.min(pool.length, context.matrix.balls));
    }),
  );
});

test('the special BOTs keep the main balls, and take the special ball from where they say', () => {
  fc.assert(
    fc.property(anyForecastOf('bot'), ({ context, ticket, choice, seed }) => {
      const { matrix, scope, date } = context;
      if (choice.helper !== 'bot' || choice.bot < 6 || choice.source?.kind !== 'previous') return;
      const given = forecasted(context, ticket, choice, seed);
      expect(given.balls.slice(0, ticket.balls.length)).toEqual(ticket.balls);
      const counts = frequency(lastDraws(scopeBefore(scope, date), choice.source.draws), 'special');
      const size = matrix.special.kind === 'own-drum' ? matrix.special.size : 0;
      const pool = mainBalls({ ...matrix, size }).filter((ball) => (counts[ball] ?? 0) > 0);
      const isOneSided = pool.length === 0 || pool.length === size;
      if (!isOneSided) expect(pool.includes(given.special ?? 0)).toBe(choice.bot === 6);
    }),
  );
});

test('numerology is the one of the play page', () => {
  fc.assert(
    fc.property(anyForecastOf('numerology'), ({ context, ticket, choice, seed }) => {
      if (choice.helper !== 'numerology') throw new Error('another helper');
      const page = fillByNumerology(context.matrix, ticket, choice.birth, context.date, seededRandom(seed));
      expect(toTypedPlay(forecasted(context, ticket, choice, seed))).toEqual(toTypedPlay(page));
    }),
  );
});

describe('hot, cold and pair', () => {
  test.each(['hot', 'cold', 'pair'] as const)('%s adds one item of its list, and nothing else', (helper) => {
    fc.assert(
      fc.property(anyForecastOf(helper), ({ context, ticket, choice, seed }) => {
        const { matrix, date } = context;
        const scope = scopeBefore(context.scope, date);
        const counts = frequency(scope, 'main');
        const size = drumIn(scope, 'main', matrix);
        const hot = mostFrequent(counts, size, 10)
          .filter(({ count }) => count > 0)
          .map(({ ball }) => [ball]);
        const cold = leastFrequent(counts, size, drawCount(scope) === 0 ? 0 : 10)
          .map(({ ball }) => [ball])
          .filter(([ball]) => !hot.some(([other]) => other === ball));
        const pairs = topPairs(scope, 10).map(({ balls }) => [...balls]);
        const list = { hot, cold, pair: pairs }[helper].filter(
          (item) => item.length <= matrix.balls && item.every((ball) => ball <= matrix.size),
        );
        const had = ticketBalls(ticket);
        const given = forecasted(context, ticket, choice, seed);
        const isNew = (item: readonly number[]) => item.some((ball) => !had.includes(ball));
        if (!list.some(isNew)) {
          expect(given).toEqual(ticket);
          return;
        }
        const items = given.balls.filter(({ ball, category }) => category === helper && !had.includes(ball));
        const added = list.filter((item) => isNew(item) && items.every(({ ball }) => item.includes(ball)));
        expect(added.length).toBeGreaterThan(0);
        expect(items.length).toBeGreaterThan(0);
        expect(given.balls.length).toBeLessThanOrEqual(matrix.balls);
        const dropped = ticket.balls.filter(({ ball }) => !ticketBalls(given).includes(ball));
        expect(dropped).toHaveLength(Math.max(0, had.length + items.length - matrix.balls));
        expect(given.special).toBe(ticket.special);
      }),
    );
  });

  const matrix: Matrix = { balls: 3, size: 40, special: { kind: 'none' } };
  const eras = [{ from: drawDate('2020-01-01'), matrix }];
  // Twelve draws of {1, 2, n}: 1 and 2 lead, and so does their pair.
  const draws = Array.from({ length: 12 }, (_, index) => ({
    date: addDays(drawDate('2020-01-01'), index),
    balls: [1, 2, 3 + index],
    special: null,
  }));
  const context = { matrix, scope: wholeScope(buildHistory(eras, draws)), date: drawDate('2021-01-01') };
  const ticket: Ticket = {
    ...emptyTicket('a'),
    balls: [
      { ball: 40, category: 'cold' },
      { ball: 39, category: 'plain' },
      { ball: 38, category: 'hot' },
    ],
  };

  test('replace a plain ball first', () => {
    const given = forecasted(context, ticket, { helper: 'hot' }, 1);
    expect(given.balls.slice(0, 2)).toEqual([ticket.balls[0], ticket.balls[2]]);
    expect(given.balls[2]?.category).toBe('hot');
  });

  test('then the one chosen longest ago', () => {
    const given = forecasted(context, ticket, { helper: 'pair' }, 1);
    expect(given.balls[0]).toEqual(ticket.balls[2]);
    expect(given.balls.slice(1).map(({ category }) => category)).toEqual(['pair', 'pair']);
  });

  test('a pair of which one ball is on the ticket joins the other to it', () => {
    const one: Ticket = { ...emptyTicket('a'), balls: [{ ball: 1, category: 'hot' }] };
    const given = forecasted(context, one, { helper: 'pair' }, 1);
    expect(given.balls.every(({ category }) => category === 'pair')).toBe(true);
  });
});
