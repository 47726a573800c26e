import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import { matrixOf } from '../games/games.testing.ts';
import { type Matrix, mainBalls } from '../games/matrix.ts';
import { templateLevels } from '../games/template-levels.ts';
import { buildHistory, drawAt } from '../history/history.ts';
import { type Scope, wholeScope } from '../history/scope.ts';
import { cents } from '../money/cents.ts';
import { type RandomSource, seededRandom } from '../random/random-source.ts';
import { alwaysTable, anyGame, everyHelper, everySpecialHelper, fairHistory } from './backtest.testing.ts';
import { type BacktestReport, backtest } from './backtest.ts';
import type { Forecast } from './choice.ts';
import type { ForecastContext } from './context.ts';
import { type PayTableAt, payTablesOf } from './pay-table.ts';
import { type Method, methodOf } from './picker.ts';
import { slowMoney } from './slow-money.testing.ts';

const powerball = matrixOf('power_balls', '2026-11-21');
const tinka = matrixOf('tinkas', '2026-11-21');
const price = { priceOf: (withMultiplier: boolean) => cents(withMultiplier ? 400 : 300) };
const levels = templateLevels([
  { level: '2 + 1', pays: 'jackpot' },
  { level: '2', pays: 100 },
  { level: '1 + 1', pays: 'free play' },
  { level: '1', pays: 2 },
]);
const run = (scope: Scope, method: Method, ticketsPerDraw = 1, seed = 'a'): BacktestReport =>
  backtest({ scope, method, ticketsPerDraw, tableAt: alwaysTable(levels), ...price }, seededRandom(seed));

/** A method that knows the draw it plays, and makes of it what it likes. */
const cheating =
  (
    make: (
      drawn: { balls: readonly number[]; special: number | null },
      random: RandomSource,
    ) => {
      balls: number[];
      special: number | null;
    },
  ): Method =>
  ({ scope }: ForecastContext) => {
    const drawn = drawAt(scope.history, scope.end);
    return (random) => make(drawn, random);
  };

/** A ticket at random, but for the first balls. */
const withBalls = (matrix: Matrix, balls: readonly number[], random: RandomSource) => {
  const ticket = [...balls];
  while (ticket.length < matrix.balls) {
    const ball = 1 + random.below(matrix.size);
    if (!ticket.includes(ball)) ticket.push(ball);
  }
  const special = matrix.special.kind === 'own-drum' ? 1 + random.below(matrix.special.size) : null;
  return { balls: ticket, special };
};

describe('by hand: always 1, 2 and 1, in a game of 2 of 4 and 1 of 2', () => {
  const matrix: Matrix = { balls: 2, size: 4, special: { kind: 'own-drum', size: 2 } };
  const first = drawDate('2020-01-01');
  const drawn: [number[], number][] = [
    [[1, 2], 1], // the jackpot, of unknown amount
    [[1, 2], 2], // $100
    [[1, 3], 1], // a free play
    [[3, 4], 1], // nothing
    [[2, 3], 2], // $2
  ];
  const draws = drawn.map(([balls, special], day) => ({ date: addDays(first, day), balls, special }));
  const scope = wholeScope(buildHistory([{ from: first, matrix }], draws));
  const report = run(scope, () => () => ({ balls: [2, 1], special: 1 }), 2);

  test('money, free plays and what has no prize', () => {
    expect([report.draws, report.moneyDraws, report.tickets, report.staked]).toEqual([5, 5, 10, 3000]);
    expect([report.helper.won, report.helper.withoutPrize, report.helper.freePlays]).toEqual([20_400, 2, 2]);
  });

  test('hits and the exact expectation, by matches and by level', () => {
    // Of six pairs one has both balls, four have one and one has none.
    expect(report.matches.map(({ main, helper }) => [main, helper.count])).toEqual([
      [0, 2],
      [1, 4],
      [2, 4],
    ]);
    const expected = report.matches.map((row) => row.expected * 6);
    for (const [index, sixths] of [10, 40, 10].entries()) expect(expected[index]).toBeCloseTo(sixths, 9);
    expect(report.special).toMatchObject({ expected: 5, helper: { count: 6 } });
    const rows = report.levels.map((row) => [row.level, row.helper.count, Math.round(row.expected * 12)]);
    expect(rows).toEqual([
      ['2 + 1', 2, 10],
      ['2', 2, 10],
      ['1 + 1', 2, 40],
      ['1', 2, 40],
    ]);
    // 10 tickets: $100 with a chance of 1/12, $2 with 4/12.
    expect(report.expectedWon).toBe(Math.round((10 * 10_000) / 12 + (10 * 200 * 4) / 12));
    expect([report.expectedMatched, report.helper.matched.count]).toEqual([10, 12]);
  });

  test('two tickets that are the same count as one: intervals come in twos', () => {
    // One ticket, five draws, 1/2 each: 0 to 5. Twice as many at random: 2 to 8.
    expect(report.special?.helper).toMatchObject({ low: 0, high: 10 });
    expect(report.helper.verdict).toBe('as-chance');
  });
});

describe('money', () => {
  test('is that of draws whose prizes are known, draw by draw and outcome by outcome', () => {
    fc.assert(
      fc.property(anyGame, ([{ scope, list, matrices }, play, sources]) => {
        // One ticket in every draw of the first matrix; the other eras are left out.
        const method: Method = ({ matrix }) => (matrix === matrices[0] ? () => play : null);
        const input = { scope, method, ticketsPerDraw: 1, tableAt: payTablesOf(sources), ...price };
        const report = backtest(input, seededRandom('money'));
        const played = list.filter(({ matrix }) => matrix === matrices[0]);
        const slow = slowMoney(played, play, sources);
        expect(report).toMatchObject({
          draws: played.length,
          withoutTable: slow.withoutTable,
          moneyDraws: slow.moneyDates.length,
          staked: slow.moneyDates.length * 300 + slow.bought * 100,
          expectedWon: slow.expectedWon,
          helper: { won: slow.won, freePlays: slow.freePlays, withoutPrize: slow.withoutPrize },
        });
      }),
      { numRuns: 200 },
    );
  });

  test('is nothing that is known where no prize is', () => {
    const unknown = templateLevels([
      { level: '2 + 1', pays: 'jackpot' },
      { level: '2', pays: 'per draw' },
    ]);
    const scope = fairHistory([powerball], 20, 'unknown');
    const input = { scope, method: methodOf({ helper: 'random' }), ticketsPerDraw: 50, ...price };
    const report = backtest({ ...input, tableAt: alwaysTable(unknown) }, seededRandom('u'));
    expect(report).toMatchObject({ moneyDraws: 0, withoutTable: 0, staked: 0, expectedWon: null });
    expect([report.helper.won, report.helper.freePlays]).toEqual([null, 0]);
    const won = report.levels.reduce((total, row) => total + row.helper.count, 0);
    expect([report.helper.withoutPrize, won > 0]).toEqual([won, true]);
  });

  test('tables that pay differently have the odds of one', () => {
    const scope = fairHistory([powerball], 60, 'entered');
    const method = methodOf({ helper: 'hot' });
    const tables = [levels, levels.map((level) => ({ ...level, lotteryPrize: cents(900) }))].map(alwaysTable);
    const tableAt: PayTableAt = (date) => tables[Number(date.slice(-1)) % 2]?.(date) ?? null;
    const input = { scope, method, ticketsPerDraw: 3, ...price };
    const one = backtest({ ...input, tableAt: alwaysTable(levels) }, seededRandom('e'));
    const two = backtest({ ...input, tableAt }, seededRandom('e'));
    expect(two.matches).toEqual(one.matches);
    expect(two.levels).toEqual(one.levels);
    expect(two.helper.won).not.toBe(one.helper.won);
  });
});

describe('what is known before a draw', () => {
  test('is every draw of the scope before it and no other, with its own matrix and date', () => {
    const scope = { ...fairHistory([powerball, tinka], 5, 'order'), start: 2 };
    const told: unknown[] = [];
    const method: Method = (context) => {
      told.push([context.scope.start, context.scope.end, context.date, context.matrix.balls]);
      return methodOf({ helper: 'random' })(context);
    };
    run(scope, method);
    expect(told).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9].map((day) => [2, day, addDays(drawDate('2000-01-01'), day), day < 5 ? 5 : 6]),
    );
  });

  test('may be nothing: an empty scope, and a first draw without a past', () => {
    const scope = fairHistory([powerball], 1, 'first');
    for (const choice of [...everyHelper, ...everySpecialHelper]) {
      expect(run(scope, methodOf(choice)).draws).toBe(1);
      const empty = run({ ...scope, end: 0 }, methodOf(choice));
      expect([empty.draws, empty.staked, empty.helper.verdict]).toEqual([0, 0, 'as-chance']);
      expect([empty.matches, empty.levels, empty.special]).toEqual([
        [expect.objectContaining({ main: 0, tickets: 0, expected: 0 })],
        [],
        null,
      ]);
    }
  });

  test('there is no backtest without a ticket', () => {
    const scope = fairHistory([powerball], 1, 'first');
    expect(() => run(scope, methodOf({ helper: 'random' }), 0)).toThrow(RangeError);
  });
});

describe('over eras', () => {
  const scope = fairHistory([powerball, { ...powerball, size: 40 }, tinka], 400, 'eras');

  test('expects of each era what its own matrix gives', () => {
    const report = run(
      scope,
      methodOf({ helper: 'jas', source: { kind: 'previous', draws: 10 }, inside: 5 }),
    );
    expect(report.draws).toBe(1200);
    expect(report.expectedMatched).toBeCloseTo(400 * (25 / 69 + 25 / 40 + 36 / 53), 6);
    expect(report.matches.reduce((total, row) => total + row.expected, 0)).toBeCloseTo(1200, 6);
    expect(report.matches.at(-1)).toMatchObject({ main: 6, tickets: 400 });
    expect(report.helper.verdict).toBe('as-chance');
  });

  test('leaves out draws whose matrix the choice does not fit', () => {
    const report = run(scope, methodOf({ helper: 'bot', source: { kind: 'previous', draws: 3 }, bot: 6 }));
    expect([report.draws, report.leftOut]).toEqual([800, 400]);
  });

  test('says of how many draws it knows no prize table, and counts levels in the others alone', () => {
    const from = addDays(drawDate('2000-01-01'), 400);
    const method = methodOf({ helper: 'random' });
    const known = alwaysTable(levels);
    const tableAt: PayTableAt = (date) => (date < from ? null : known(date));
    const report = backtest({ scope, method, ticketsPerDraw: 1, tableAt, ...price }, seededRandom('b'));
    expect([report.withoutTable, report.moneyDraws, report.staked]).toEqual([400, 800, 800 * 300]);
    expect(report.levels.map(({ tickets }) => tickets)).toEqual([800, 800, 800, 800]);
  });
});

describe('chance', () => {
  test('tickets at random agree with the exact odds', () => {
    // 40,000 tickets each way; the seed is fixed. Row by row one in twenty may lie outside its interval.
    for (const matrix of [powerball, tinka, { balls: 3, size: 10, special: { kind: 'none' } } as const]) {
      const report = run(fairHistory([matrix], 400, 'odds'), methodOf({ helper: 'random' }), 100);
      const rows = [...report.matches, ...report.levels];
      const outside = rows.flatMap(({ helper, random }) => [helper, random]).filter((one) => one.isOutside);
      expect(outside.length).toBeLessThanOrEqual(2);
      expect([report.helper.verdict, report.random.verdict]).toEqual(['as-chance', 'as-chance']);
    }
  });

  const seeds = ['one', 'two', 'three', 'four'];
  const small: Matrix = { balls: 5, size: 12, special: { kind: 'own-drum', size: 3 } };
  const named = (choices: readonly Forecast[]) =>
    choices.map((choice) => [JSON.stringify(choice), choice] as const);

  test.each(named(everyHelper))('does not flag %s', (_, choice) => {
    for (const seed of seeds) {
      for (const matrix of [powerball, tinka, small]) {
        const scope = fairHistory([matrix], 150, seed);
        expect(run(scope, methodOf(choice), 1, seed).helper.verdict).toBe('as-chance');
        expect(run(scope, methodOf(choice), 20, seed).helper.verdict).toBe('as-chance');
      }
    }
  });

  test.each(named(everySpecialHelper))('does not flag %s', (_, choice) => {
    for (const seed of seeds) {
      const scope = fairHistory([powerball, small], 150, seed);
      expect(run(scope, methodOf(choice), 20, seed).helper.verdict).toBe('as-chance');
    }
  });

  test('rows of honest helpers lie outside no more often than they say', () => {
    // Of 40 histories each; tickets that are alike in all ways: by their balls, by one ball, by their special ball.
    const alike: Forecast[] = [
      { helper: 'hot' },
      { helper: 'most-likely', source: { kind: 'previous', draws: 10 }, count: 5, special: false },
      { helper: 'numerology', birth: drawDate('1990-05-12') },
    ];
    let [rows, outside] = [0, 0];
    for (let seed = 0; seed < 40; seed += 1) {
      const scope = fairHistory([powerball], 100, `fair ${seed}`);
      for (const choice of alike) {
        const report = run(scope, methodOf(choice), 10, `${seed}`);
        for (const { helper } of [...report.matches, ...report.levels]) {
          rows += 1;
          if (helper.isOutside) outside += 1;
        }
      }
    }
    expect(outside / rows).toBeLessThan(0.05);
  });
});

describe('a method that sees the draw', () => {
  const fair = fairHistory([powerball], 400, 'cheated');
  const bonus = fairHistory([tinka], 400, 'cheated');

  test.each<[string, Scope, Method, string]>([
    [
      'and has one of its balls right each time',
      fair,
      cheating(({ balls }, random) => withBalls(powerball, balls.slice(0, 1), random)),
      'above-chance',
    ],
    [
      'and has one right in one draw of three',
      fair,
      cheating(({ balls }, random) =>
        withBalls(powerball, random.below(3) === 0 ? balls.slice(0, 1) : [], random),
      ),
      'above-chance',
    ],
    [
      'and avoids its balls',
      fair,
      cheating(({ balls }) => ({
        balls: mainBalls(powerball)
          .filter((ball) => !balls.includes(ball))
          .slice(0, 5),
        special: 1,
      })),
      'below-chance',
    ],
    [
      'and has nothing but its special ball',
      fair,
      cheating(({ special }, random) => ({ ...withBalls(powerball, [], random), special })),
      'above-chance',
    ],
    [
      'and has its bonus ball',
      bonus,
      cheating(({ special }, random) => withBalls(tinka, special === null ? [] : [special], random)),
      'above-chance',
    ],
  ])('%s is caught', (_, scope, method, verdict) => {
    for (const tickets of [1, 10]) {
      const report = run(scope, method, tickets);
      expect(report.helper.verdict).toBe(verdict);
      expect(report.helper.chanceAtMost).toBeLessThan(0.001);
      expect(report.random.verdict).toBe('as-chance');
    }
  });

  test('has rows outside their intervals, also at levels of which none is expected', () => {
    const all = cheating(({ balls, special }) => ({ balls: [...balls], special }));
    const report = run({ ...fair, end: 1 }, all);
    const [jackpot] = report.levels;
    expect(jackpot?.helper).toEqual({ count: 1, low: 0, high: 0, isOutside: true });
    expect(report.matches.at(-1)?.helper.isOutside).toBe(true);
  });
});

test('the same seed gives the same report', () => {
  const scope = fairHistory([powerball], 60, 'again');
  for (const choice of everyHelper) {
    expect(run(scope, methodOf(choice), 3, 's')).toEqual(run(scope, methodOf(choice), 3, 's'));
  }
});
