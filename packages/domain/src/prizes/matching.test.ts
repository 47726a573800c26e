import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMatrix, drawnOf, levelsOf, matrixOf, numbersOf } from '../games/games.testing.ts';
import { templateLevels } from '../games/template-levels.ts';
import { formatLevel } from './level.ts';
import { levelWon, matchPlay, satisfies } from './matching.ts';

const powerball = matrixOf('power_balls', '2026-11-21');
const florida = matrixOf('florida', '2026-11-21');
const tinka = matrixOf('tinkas', '2026-11-21');

describe('matching a play with a draw', () => {
  test('says the balls that were hit, ascending, and whether the special one was', () => {
    const drawn = { balls: [10, 24, 27, 35, 53], special: 18 };
    expect(matchPlay(powerball, { balls: [53, 10, 1, 2, 3], special: 18 }, drawn)).toEqual({
      balls: [10, 53],
      special: true,
    });
    expect(matchPlay(powerball, { balls: [18, 1, 2, 3, 4], special: 10 }, drawn)).toEqual({
      balls: [],
      special: false, // 18 among the main balls and 10 as the special one hit nothing: the drums differ
    });
  });

  test('of a lottery without a special ball never hits one', () => {
    const play = { balls: [1, 2, 3, 4, 5, 6], special: null };
    expect(matchPlay(florida, play, { balls: [1, 2, 3, 4, 5, 6], special: null }).special).toBe(false);
  });

  test('hits a bonus of the same drum when it is among the main balls of the play', () => {
    // La Tinka of 2026-01-25 (six of 50 then): 4 8 19 28 35 43, Boliyapa 11.
    const drawn = { balls: [4, 8, 19, 28, 35, 43], special: 11 };
    expect(matchPlay(tinka, { balls: [4, 8, 19, 28, 35, 11], special: null }, drawn)).toEqual({
      balls: [4, 8, 19, 28, 35],
      special: true,
    });
    expect(matchPlay(tinka, { balls: [4, 8, 19, 28, 35, 12], special: null }, drawn).special).toBe(false);
    expect(matchPlay(tinka, { balls: [4, 8, 19, 28, 35, 43], special: null }, drawn).special).toBe(false);
  });

  test('hits no bonus that the draw does not have on file', () => {
    const drawn = { balls: [4, 8, 19, 28, 35, 43], special: null };
    expect(matchPlay(tinka, { balls: [4, 8, 19, 28, 35, 11], special: null }, drawn).special).toBe(false);
    expect(
      matchPlay(powerball, { balls: [1, 2, 3, 4, 5], special: null }, { ...drawn, balls: [1, 2, 3, 4, 5] })
        .special,
    ).toBe(false);
  });

  test('finds as many balls either way round, never more than are drawn, and all of them in itself', () => {
    const pairs = anyMatrix.chain((matrix) =>
      fc.tuple(fc.constant(matrix), numbersOf(matrix), drawnOf(matrix)),
    );
    fc.assert(
      fc.property(pairs, ([matrix, play, drawn]) => {
        const match = matchPlay(matrix, play, drawn);
        expect(matchPlay(matrix, drawn, play).balls).toEqual(match.balls);
        expect(match.balls.length).toBeLessThanOrEqual(matrix.balls);
        // Two plays of k among N share at least 2k - N.
        expect(match.balls.length).toBeGreaterThanOrEqual(2 * matrix.balls - matrix.size);
        expect(match.balls).toEqual(match.balls.toSorted((a, b) => a - b));
        if (matrix.special.kind === 'none') expect(match.special).toBe(false);
        if (matrix.special.kind === 'same-drum' && match.special) {
          expect(match.balls.length).toBeLessThan(matrix.balls);
        }
        expect(matchPlay(matrix, play, play).balls).toHaveLength(matrix.balls);
      }),
    );
  });
});

describe('the level that a match wins', () => {
  const tinkaLevels = templateLevels(
    ['6', '5 + 1', '5', '4 + 1', '4', '3 + 1', '3', '2 + 1'].map((level) => ({ level, pays: 'per draw' })),
  );
  const won = (main: number, special: boolean) => {
    const level = levelWon(tinkaLevels, { balls: [1, 2, 3, 4, 5, 6].slice(0, main), special });
    return level && formatLevel(level.rule);
  };

  test.each([
    [6, false, '6'],
    [5, true, '5 + 1'],
    [5, false, '5'],
    [4, true, '4 + 1'],
    [4, false, '4'],
    [3, true, '3 + 1'],
    [3, false, '3'],
    [2, true, '2 + 1'],
    [2, false, null],
    [1, true, null],
    [0, false, null],
  ])('%i balls, special %s: %s', (main, special, expected) => {
    expect(won(main, special)).toBe(expected);
  });

  test('is the one of the lowest position, wherever it stands in the list', () => {
    const match = { balls: [1, 2, 3, 4, 5], special: true };
    expect(levelWon(tinkaLevels.toReversed(), match)?.position).toBe(2);
  });

  test('needs at least its main balls: more will do when no higher level took them', () => {
    const [, , ...withoutTop] = tinkaLevels;
    expect(levelWon(withoutTop, { balls: [1, 2, 3, 4, 5, 6], special: false })?.rule).toEqual({
      main: 5,
      special: false,
    });
  });

  test('is satisfied, and no level of a lower position is', () => {
    const games = anyMatrix.chain((matrix) =>
      fc.tuple(levelsOf(matrix), fc.integer({ min: 0, max: matrix.balls }), fc.boolean()),
    );
    fc.assert(
      fc.property(games, ([rules, main, special]) => {
        const match = { balls: Array.from({ length: main }, (_, index) => index + 1), special };
        const levels = templateLevels(rules.map((rule) => ({ level: formatLevel(rule), pays: 1 })));
        const level = levelWon(levels, match);
        const satisfied = levels.filter((other) => satisfies(other.rule, match));
        expect(level).toBe(satisfied[0] ?? null);
      }),
    );
  });
});
