import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMatrix, matrixOf, numbersOf } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import { playKey, type TypedPlay, validatePlay } from './play.ts';

const powerball = matrixOf('power_balls', '2026-11-21');
const florida = matrixOf('florida', '2026-11-21');
const tinka = matrixOf('tinkas', '2026-11-21');

const faults = (matrix: Matrix, balls: number[], special: number | null) => {
  const result = validatePlay(matrix, { balls, special });
  return result.ok ? [] : result.error;
};

describe('a typed play', () => {
  test('that fits becomes a play with its balls ascending', () => {
    expect(validatePlay(powerball, { balls: [69, 1, 30, 12, 5], special: 26 })).toEqual({
      ok: true,
      value: { balls: [1, 5, 12, 30, 69], special: 26 },
    });
    expect(faults(florida, [6, 5, 4, 3, 2, 1], null)).toEqual([]);
    expect(faults(tinka, [6, 5, 4, 3, 2, 53], null)).toEqual([]);
  });

  test.each<[string, Matrix, number[], number | null, object[]]>([
    ['one ball short', powerball, [1, 2, 3, 4], 5, [{ code: 'ball-count', expected: 5, given: 4 }]],
    ['one ball too many', powerball, [1, 2, 3, 4, 5, 6], 5, [{ code: 'ball-count', expected: 5, given: 6 }]],
    ['no ball', powerball, [], 5, [{ code: 'ball-count', expected: 5, given: 0 }]],
    [
      'a ball above the drum',
      powerball,
      [1, 2, 3, 4, 70],
      5,
      [{ code: 'ball-out-of-range', ball: 70, size: 69 }],
    ],
    ['a ball 0', powerball, [0, 2, 3, 4, 5], 5, [{ code: 'ball-out-of-range', ball: 0, size: 69 }]],
    ['half a ball', powerball, [1.5, 2, 3, 4, 5], 5, [{ code: 'ball-out-of-range', ball: 1.5, size: 69 }]],
    ['a ball three times', powerball, [7, 7, 7, 4, 5], 5, [{ code: 'ball-repeated', ball: 7 }]],
    ['no special ball', powerball, [1, 2, 3, 4, 5], null, [{ code: 'special-missing' }]],
    [
      'a special ball above its drum',
      powerball,
      [1, 2, 3, 4, 5],
      27,
      [{ code: 'special-out-of-range', special: 27, size: 26 }],
    ],
    [
      'a special ball 0',
      powerball,
      [1, 2, 3, 4, 5],
      0,
      [{ code: 'special-out-of-range', special: 0, size: 26 }],
    ],
    ['a special ball where there is none', florida, [1, 2, 3, 4, 5, 6], 7, [{ code: 'special-not-allowed' }]],
    [
      'a bonus that is not for the player to pick',
      tinka,
      [1, 2, 3, 4, 5, 6],
      7,
      [{ code: 'special-not-allowed' }],
    ],
  ])('with %s is refused', (_, matrix, balls, special, expected) => {
    expect(faults(matrix, balls, special)).toEqual(expected);
  });

  test('is told everything that is wrong with it at once', () => {
    expect(faults(powerball, [99, 99, 3, 0], 30)).toEqual([
      { code: 'ball-count', expected: 5, given: 4 },
      { code: 'ball-out-of-range', ball: 99, size: 69 },
      { code: 'ball-repeated', ball: 99 },
      { code: 'ball-out-of-range', ball: 0, size: 69 },
      { code: 'special-out-of-range', special: 30, size: 26 },
    ]);
  });

  test('is accepted when it is a set of the matrix, and only then', () => {
    const near = fc.integer({ min: -1, max: 101 });
    const typed = anyMatrix.chain((matrix) =>
      fc.tuple(
        fc.constant(matrix),
        // Some that fit, and some numbers from about the drum's range.
        fc.oneof(
          numbersOf(matrix),
          fc.record({
            balls: fc.array(fc.integer({ min: 0, max: matrix.size + 1 }), {
              minLength: Math.max(0, matrix.balls - 1),
              maxLength: matrix.balls + 1,
            }),
            special: fc.option(near),
          }),
        ),
      ),
    );
    fc.assert(
      fc.property(typed, ([matrix, play]) => {
        expect(validatePlay(matrix, play).ok).toBe(fits(matrix, play));
      }),
      { numRuns: 500 },
    );
  });

  test('is left as it was typed', () => {
    const balls = [5, 4, 3, 2, 1];
    validatePlay(powerball, { balls, special: 1 });
    expect(balls).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('the key of a play', () => {
  test('is its sorted numbers', () => {
    expect(playKey({ balls: [5, 4, 3, 2, 1], special: 6 })).toBe('1-2-3-4-5+6');
    expect(playKey({ balls: [10, 9, 3, 2, 1, 53], special: null })).toBe('1-2-3-9-10-53');
  });

  test('is another with the multiplier', () => {
    const play = { balls: [1, 2, 3, 4, 5], special: 6 };
    expect(playKey({ ...play, withMultiplier: true })).toBe('1-2-3-4-5+6x');
    expect(playKey({ ...play, withMultiplier: false })).toBe(playKey(play));
  });

  test('is the same for the same numbers in another order, and another for other numbers', () => {
    const twoPlays = anyMatrix.chain((matrix) => fc.tuple(numbersOf(matrix), numbersOf(matrix)));
    fc.assert(
      fc.property(twoPlays, ([one, other]) => {
        expect(playKey({ ...one, balls: one.balls.toReversed() })).toBe(playKey(one));
        const isSame = one.special === other.special && one.balls.every((ball) => other.balls.includes(ball));
        expect(playKey(one) === playKey(other)).toBe(isSame);
      }),
    );
  });
});

/** The rule said again, in one sentence. */
function fits(matrix: Matrix, { balls, special }: TypedPlay): boolean {
  const isSet = new Set(balls).size === balls.length && balls.length === matrix.balls;
  const isInDrum = balls.every((ball) => ball >= 1 && ball <= matrix.size);
  if (matrix.special.kind !== 'own-drum') return isSet && isInDrum && special === null;
  return isSet && isInDrum && special !== null && special >= 1 && special <= matrix.special.size;
}
