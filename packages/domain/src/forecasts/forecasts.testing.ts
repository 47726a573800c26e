import fc from 'fast-check';
import { addDays, type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { type Matrix, picksSpecial } from '../games/matrix.ts';
import type { RandomSource } from '../random/random-source.ts';
import { anyScope } from '../statistics/statistics.testing.ts';
import { ticketOf } from '../tickets/tickets.testing.ts';
import type { Forecast, ForecastHelper, PoolSource } from './choice.ts';

/** A day of the histories that `anyScope` makes, or shortly before or after them. */
export const anyDay: fc.Arbitrary<DrawDate> = fc
  .integer({ min: -10, max: 830 })
  .map((days) => addDays(drawDate('2019-12-30'), days));

const fewDraws = fc.integer({ min: 1, max: 10 });

const anySource: fc.Arbitrary<PoolSource> = fc.oneof(
  fewDraws.map((draws) => ({ kind: 'previous' as const, draws })),
  fewDraws.map((draws) => ({ kind: 'zones' as const, draws })),
  fc
    .tuple(
      fc.constantFrom('range' as const, 'zones-between' as const),
      anyDay,
      fc.integer({ min: 0, max: 400 }),
    )
    .map(([kind, from, days]) => ({ kind, from, to: addDays(from, days) })),
);

/** Every valid choice of each helper: one entry a helper, so that none can be forgotten. */
export const choicesOf: Record<ForecastHelper, (matrix: Matrix) => fc.Arbitrary<Forecast>> = {
  random: () => fc.constant({ helper: 'random' as const }),
  jas: ({ balls }) =>
    fc.record({
      helper: fc.constant('jas' as const),
      source: anySource,
      inside: fc.integer({ min: 0, max: balls }),
    }),
  bot: (matrix) =>
    fc.record({
      helper: fc.constant('bot' as const),
      source: anySource,
      bot: fc
        .integer({ min: 0, max: 7 })
        .filter((bot) => (bot > 5 ? picksSpecial(matrix) : bot <= matrix.balls)),
    }),
  'most-likely': (matrix) =>
    fc.record({
      helper: fc.constant('most-likely' as const),
      source: anySource,
      count: fc.integer({ min: 0, max: matrix.balls }),
      special: picksSpecial(matrix) ? fc.boolean() : fc.constant(false),
    }),
  numerology: () => fc.record({ helper: fc.constant('numerology' as const), birth: anyDay }),
  percentage: () =>
    fc.record({ helper: fc.constant('percentage' as const), option: fc.integer({ min: 1, max: 3 }) }),
  hot: () => fc.constant({ helper: 'hot' as const }),
  cold: () => fc.constant({ helper: 'cold' as const }),
  pair: () => fc.constant({ helper: 'pair' as const }),
};

/** A draw to forecast: any past, under the matrix of its last era or of the first one, and a ticket of that matrix. */
export const anyForecastOf = (helper: ForecastHelper) =>
  fc.tuple(anyScope, anyDay, fc.boolean()).chain(([told, date, isFirst]) => {
    const era = told.scope.history.eras.at(isFirst ? 0 : -1);
    if (era === undefined) throw new Error('A history has eras');
    const { matrix } = era;
    return fc.record({
      context: fc.constant({ matrix, scope: told.scope, date }),
      list: fc.constant(told.list),
      ticket: ticketOf(matrix),
      choice: choicesOf[helper](matrix),
      seed: fc.integer(),
    });
  });

/** The exact chance of each outcome: runs through every answer that a random source could give. */
export function everyOutcome(run: (random: RandomSource) => string): Map<string, number> {
  const chances = new Map<string, number>();
  const path: { answer: number; of: number }[] = [];
  for (;;) {
    let step = 0;
    const outcome = run({
      below(n) {
        path[step] ??= { answer: 0, of: n };
        const { answer } = path[step] as { answer: number };
        step += 1;
        return answer;
      },
    });
    const chance = path.reduce((product, { of }) => product / of, 1);
    chances.set(outcome, (chances.get(outcome) ?? 0) + chance);
    while (path.length > 0 && lastOf(path).answer + 1 === lastOf(path).of) path.pop();
    if (path.length === 0) return chances;
    lastOf(path).answer += 1;
  }
}

function lastOf<T>(list: readonly T[]): T {
  const last = list.at(-1);
  if (last === undefined) throw new Error('An empty list has no last member');
  return last;
}
