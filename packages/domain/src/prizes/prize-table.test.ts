import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allOutcomes, levelsOf, matrixOf, numbersOf, smallMatrix } from '../games/games.testing.ts';
import { powerBalls } from '../games/power-balls.ts';
import { type TemplateLine, templateLevels } from '../games/template-levels.ts';
import { cents } from '../money/cents.ts';
import { matchPlay, satisfies } from './matching.ts';
import { fillPlayPrizes, isPossible, questionPrizeTable, validatePrizeTable } from './prize-table.ts';

const powerball = matrixOf('power_balls', '2026-11-21');
const florida = matrixOf('florida', '2026-11-21');
const tinka = matrixOf('tinkas', '2026-11-21');
const levels = (...lines: [level: string, pays: TemplateLine['pays']][]) =>
  templateLevels(lines.map(([level, pays]) => ({ level, pays })));
const positioned = (...positions: number[]) =>
  levels(['5', 50], ['4', 40], ['3', 30], ['2', 20], ['1', 10])
    .slice(0, positions.length)
    .map((level, index) => ({ ...level, position: positions[index] ?? 0 }));

describe('a prize table', () => {
  test('is accepted when its positions run from 1 and its levels differ', () => {
    expect(validatePrizeTable(florida, levels(['6', 'jackpot'], ['5', 3000], ['2', 'free play']))).toEqual(
      [],
    );
    expect(validatePrizeTable(powerball, [])).toEqual([]);
    expect(validatePrizeTable(florida, positioned(3, 1, 2))).toEqual([]); // in any order
  });

  test('is refused with a level of more main balls than are drawn', () => {
    expect(validatePrizeTable(powerball, levels(['6', 'jackpot']))).toEqual([
      { position: 1, code: 'level-impossible' },
    ]);
  });

  test('is refused with a special ball where the lottery has none', () => {
    expect(validatePrizeTable(florida, levels(['6', 'jackpot'], ['5 + 1', 10_000]))).toEqual([
      { position: 2, code: 'level-impossible' },
    ]);
  });

  test('is refused with a bonus of the same drum besides every main ball', () => {
    // The Boliyapa must be one of the player's balls that were not hit: with six hits none is left.
    expect(validatePrizeTable(tinka, levels(['6 + 1', 'jackpot'], ['5 + 1', 'per draw']))).toEqual([
      { position: 1, code: 'level-impossible' },
    ]);
    expect(isPossible(powerball, { main: 5, special: true })).toBe(true);
  });

  test('is refused with a level that asks for nothing or for a part of a ball', () => {
    expect(isPossible(powerball, { main: 0, special: false })).toBe(false);
    expect(isPossible(powerball, { main: 0, special: true })).toBe(true);
    expect(isPossible(powerball, { main: 2.5, special: false })).toBe(false);
    expect(isPossible(powerball, { main: -1, special: true })).toBe(false);
  });

  test.each([
    [[1, 2, 2], ['position-repeated']],
    [[1, 3], ['positions-not-consecutive']],
    [[0, 1], ['positions-not-consecutive']],
    [[2, 3], ['positions-not-consecutive']],
    [[1, 1.5, 2], ['positions-not-consecutive']],
    [
      [1, 1, 3],
      ['position-repeated', 'positions-not-consecutive'],
    ],
  ])('with positions %j is refused: %j', (positions, codes) => {
    expect(validatePrizeTable(florida, positioned(...positions)).map((fault) => fault.code)).toEqual(codes);
  });

  test('is refused with one level twice', () => {
    expect(validatePrizeTable(powerball, levels(['5', 2], ['4 + 1', 1], ['4 + 1', 1]))).toEqual([
      { position: 3, code: 'level-repeated' },
    ]);
  });

  test('has only levels that some draw satisfies and some does not', () => {
    const games = smallMatrix.chain((matrix) => fc.tuple(fc.constant(matrix), numbersOf(matrix)));
    fc.assert(
      fc.property(games, fc.integer({ min: 0, max: 8 }), fc.boolean(), ([matrix, play], main, special) => {
        const rule = { main, special };
        const isSatisfied = allOutcomes(matrix).some((drawn) =>
          satisfies(rule, matchPlay(matrix, play, drawn)),
        );
        expect(isPossible(matrix, rule)).toBe(isSatisfied && (main > 0 || special));
      }),
    );
  });

  test('of possible, different levels is never refused', () => {
    const tables = smallMatrix.chain((matrix) => fc.tuple(fc.constant(matrix), levelsOf(matrix)));
    fc.assert(
      fc.property(tables, ([matrix, rules]) => {
        const [blank] = levels(['5', 1]);
        const table = rules.flatMap((rule, index) =>
          blank ? [{ ...blank, rule, position: index + 1 }] : [],
        );
        expect(validatePrizeTable(matrix, table)).toEqual([]);
      }),
    );
  });
});

describe('questions about a prize table', () => {
  test('a level that pays more than one above it is asked about', () => {
    expect(questionPrizeTable(levels(['5 + 1', 'jackpot'], ['5', 100], ['4', 500], ['3', 50]))).toEqual([
      { position: 3, code: 'order-inverted' },
    ]);
  });

  test('equal amounts, unknown ones and free plays are not', () => {
    expect(
      questionPrizeTable(
        levels(['5 + 1', 'jackpot'], ['5', 7], ['4', 7], ['3', 'per draw'], ['2', 'free play'], ['1', 5]),
      ),
    ).toEqual([]);
  });

  test('a level that whoever reaches has already won above is asked about', () => {
    // Four balls satisfy "3" as well, which stands higher.
    expect(questionPrizeTable(levels(['5', 100], ['3', 10], ['4', 10], ['4 + 1', 10]))).toEqual([
      { position: 3, code: 'level-never-won' },
      { position: 4, code: 'level-never-won' },
    ]);
  });

  test('"4" above "3 + 1" is not: three and the special ball do not satisfy it', () => {
    expect(questionPrizeTable(levels(['4', 100], ['3 + 1', 100], ['3', 7], ['2 + 1', 7]))).toEqual([]);
  });
});

describe('play prizes', () => {
  const [traditional, doublePlay] = powerBalls.prizeTemplates;
  const playPrizes = (template: typeof traditional, multiplier: number) =>
    fillPlayPrizes(template?.levels ?? [], multiplier).map(({ playPrize }) => playPrize / 100);

  // powerball.com prize chart, from match 5 + PB down
  test.each([
    [2, [0, 2_000_000, 100_000, 200, 200, 14, 14, 8, 8]],
    [3, [0, 2_000_000, 150_000, 300, 300, 21, 21, 12, 12]],
    [4, [0, 2_000_000, 200_000, 400, 400, 28, 28, 16, 16]],
    [5, [0, 2_000_000, 250_000, 500, 500, 35, 35, 20, 20]],
    [10, [0, 2_000_000, 500_000, 1000, 1000, 70, 70, 40, 40]],
  ])('of Powerball at %ix are those of the chart', (multiplier, expected) => {
    expect(playPrizes(traditional, multiplier)).toEqual(expected);
  });

  test('of Double Play are its own prizes, whatever the Power Play', () => {
    expect(playPrizes(doublePlay, 10)).toEqual([0, 500_000, 50_000, 500, 500, 20, 20, 10, 7]);
  });

  test('of the first level and of free plays are none', () => {
    const filled = fillPlayPrizes(levels(['6', 'jackpot'], ['5', 3000], ['2', 'free play']), 3);
    expect(filled.map(({ playPrize }) => playPrize)).toEqual([0, 900_000, 0]);
  });

  test('change nothing else, and follow a changed lottery prize', () => {
    const [level] = levels(['5', 100]).map((other) => ({ ...other, position: 2, playWinners: 4 }));
    if (!level) throw new Error('no level');
    expect(fillPlayPrizes([{ ...level, lotteryPrize: cents(12_345) }], 3)).toEqual([
      { ...level, lotteryPrize: 12_345, playPrize: 37_035 },
    ]);
  });
});
