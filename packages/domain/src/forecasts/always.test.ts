import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { templateLevels } from '../games/template-levels.ts';
import { buildHistory } from '../history/history.ts';
import { scopeBetween, wholeScope } from '../history/scope.ts';
import { cents } from '../money/cents.ts';
import { levelWon, matchPlay } from '../prizes/matching.ts';
import { anyTold } from '../statistics/statistics.testing.ts';
import { validatePlay } from '../tickets/play.ts';
import { alwaysPlayed } from './always.ts';
import { alwaysTable, anyGame } from './backtest.testing.ts';
import { payTablesOf } from './pay-table.ts';
import { slowMoney } from './slow-money.testing.ts';

const [one, two] = [
  { from: drawDate('2020-01-01'), matrix: { balls: 2, size: 4, special: { kind: 'own-drum', size: 2 } } },
  { from: drawDate('2021-01-01'), matrix: { balls: 2, size: 5, special: { kind: 'own-drum', size: 3 } } },
] as const;
const history = buildHistory(
  [one, two],
  [
    { date: drawDate('2020-01-01'), balls: [1, 2], special: 1 },
    { date: drawDate('2020-01-02'), balls: [1, 3], special: 2 },
    { date: drawDate('2021-01-01'), balls: [2, 5], special: 1 },
    { date: drawDate('2021-01-02'), balls: [3, 4], special: 3 },
    { date: drawDate('2021-01-03'), balls: [1, 2], special: 2 },
  ],
);
const levels = templateLevels([
  { level: '2 + 1', pays: 'jackpot' },
  { level: '2', pays: 100 },
  { level: '1 + 1', pays: 'free play' },
  { level: '1', pays: 2 },
]);
const tableAt = alwaysTable(levels);
const priceOf = (withMultiplier: boolean) => cents(withMultiplier ? 400 : 300);

describe('a play that was always played', () => {
  test('by hand: a jackpot that is not invented, a free play, two prizes', () => {
    const result = alwaysPlayed(wholeScope(history), { balls: [2, 1], special: 1 }, tableAt, priceOf);
    expect(result).toEqual({
      draws: 5,
      leftOut: 0,
      withoutTable: 0,
      moneyDates: ['2021-01-03', '2021-01-02', '2021-01-01', '2020-01-02', '2020-01-01'],
      matched: [1, 2, 2],
      hits: [
        { date: '2021-01-03', balls: [1, 2], special: false, level: '2', prize: 10_000 },
        { date: '2021-01-01', balls: [2], special: true, level: '1 + 1', prize: null },
        { date: '2020-01-02', balls: [1], special: false, level: '1', prize: 200 },
        { date: '2020-01-01', balls: [1, 2], special: true, level: '2 + 1', prize: null },
      ],
      staked: 1500,
      won: 10_200,
      // Of 2 of 4 and 1 of 2 twice: $100 with 1/12, $2 with 4/12. Of 2 of 5 and 1 of 3 three times: 2/30 and 12/30.
      expectedWon: Math.round((2 * (10_000 + 4 * 200)) / 12 + (3 * (2 * 10_000 + 12 * 200)) / 30),
      // each era is a stretch
      expectedSteps: [
        { date: '2020-01-02', won: 1800 },
        {
          date: '2021-01-03',
          won: Math.round((2 * (10_000 + 4 * 200)) / 12 + (3 * (2 * 10_000 + 12 * 200)) / 30),
        },
      ],
      withoutPrize: 1,
      freePlays: 1,
    });
  });

  test('takes no part in draws of an era that it does not fit', () => {
    const result = alwaysPlayed(wholeScope(history), { balls: [2, 5], special: 1 }, tableAt, priceOf);
    expect([result.draws, result.leftOut, result.matched]).toEqual([3, 2, [1, 1, 1]]);
    const special = alwaysPlayed(wholeScope(history), { balls: [1, 2], special: 3 }, tableAt, priceOf);
    expect([special.draws, special.leftOut]).toEqual([3, 2]);
    expect(
      alwaysPlayed(wholeScope(history), { balls: [1, 2], special: null }, tableAt, priceOf).leftOut,
    ).toBe(5);
  });

  test('keeps to its scope, and says matches where no prize table is known', () => {
    const scope = scopeBetween(history, { from: drawDate('2021-01-02') });
    const result = alwaysPlayed(scope, { balls: [1, 2], special: 1 }, () => null, priceOf);
    expect(result).toMatchObject({ draws: 2, withoutTable: 2, moneyDates: [], staked: 0, withoutPrize: 0 });
    expect([result.won, result.expectedWon, result.expectedSteps]).toEqual([null, null, []]);
    expect(result.hits).toEqual([
      { date: '2021-01-03', balls: [1, 2], special: false, level: null, prize: null },
    ]);
  });

  test('is settled as the settlement would, draw by draw', () => {
    fc.assert(
      fc.property(anyTold, fc.nat(), ({ scope, list }, pick) => {
        const source = list[pick % Math.max(1, list.length)];
        const play =
          source === undefined
            ? { balls: [1], special: null }
            : {
                balls: source.balls,
                special: source.matrix.special.kind === 'own-drum' ? source.special : null,
              };
        const result = alwaysPlayed(scope, play, tableAt, priceOf);
        const settled = list
          .filter(({ matrix }) => validatePlay(matrix, play).ok)
          .map((draw) => ({ date: draw.date, ...matchPlay(draw.matrix, play, draw) }));
        expect(result.draws).toBe(settled.length);
        expect(result.leftOut).toBe(list.length - settled.length);
        expect(result.hits.map(({ date, balls, special }) => ({ date, balls, special }))).toEqual(
          settled.filter(({ balls, special }) => balls.length > 0 || special).toReversed(),
        );
        const won = settled.flatMap((match) => levelWon(levels, match) ?? []);
        const total = won.reduce((sum, { lotteryPrize }) => sum + lotteryPrize, 0);
        expect(result.won).toBe(settled.length === 0 ? null : total);
        expect(result.withoutPrize + result.freePlays).toBe(
          won.filter((level) => level.lotteryPrize === 0).length,
        );
      }),
    );
  });

  test('costs and wins what the draws with known prizes do, outcome by outcome', () => {
    fc.assert(
      fc.property(anyGame, ([{ scope, list }, play, sources]) => {
        const result = alwaysPlayed(scope, play, payTablesOf(sources), priceOf);
        const slow = slowMoney(
          list.filter(({ matrix }) => validatePlay(matrix, play).ok),
          play,
          sources,
        );
        const { bought, ...money } = slow;
        expect(result).toMatchObject(money);
        expect(result.staked).toBe(slow.moneyDates.length * 300 + bought * 100);
        expect(result.expectedSteps.at(-1) ?? null).toEqual(
          slow.moneyDates.length === 0 ? null : { date: slow.moneyDates[0], won: result.expectedWon },
        );
        const steps = result.expectedSteps.map(({ date }) => date);
        expect(steps).toEqual(result.moneyDates.filter((date) => steps.includes(date)).toReversed());
      }),
      { numRuns: 200 },
    );
  });
});
