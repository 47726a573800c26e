import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMatrix } from './games.testing.ts';
import { isSameMatrix, type Matrix, mainBalls, picksSpecial, specialSize, validateMatrix } from './matrix.ts';

const powerball: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
const florida: Matrix = { balls: 6, size: 53, special: { kind: 'none' } };
const tinka: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };

describe('the special ball', () => {
  test('is picked by the player only where it has its own drum', () => {
    expect([powerball, florida, tinka].map(picksSpecial)).toEqual([true, false, false]);
    expect([powerball, florida, tinka].map(specialSize)).toEqual([26, 0, 0]);
  });
});

describe('a matrix that somebody typed', () => {
  test('is accepted when it can be drawn', () => {
    expect([powerball, florida, tinka].flatMap(validateMatrix)).toEqual([]);
    fc.assert(fc.property(anyMatrix, (matrix) => validateMatrix(matrix).length === 0));
  });

  test.each<[string, Matrix, string[]]>([
    ['no balls to pick', { ...florida, balls: 0 }, ['balls-out-of-range']],
    ['more balls than there are', { ...florida, balls: 54 }, ['balls-out-of-range']],
    ['a fraction', { ...florida, balls: 5.5 }, ['balls-out-of-range']],
    ['no drum', { ...florida, size: 0 }, ['size-out-of-range', 'balls-out-of-range']],
    ['three digits', { ...florida, size: 100 }, ['size-out-of-range']],
    ['not a number', { ...florida, size: Number.NaN }, ['size-out-of-range', 'balls-out-of-range']],
    [
      'an empty drum of its own',
      { ...powerball, special: { kind: 'own-drum', size: 0 } },
      ['special-size-out-of-range'],
    ],
    [
      'a bonus ball with none left',
      { balls: 6, size: 6, special: { kind: 'same-drum' } },
      ['no-ball-left-for-bonus'],
    ],
  ])('is refused with %s', (_, matrix, codes) => {
    expect(validateMatrix(matrix).map((fault) => fault.code)).toEqual(codes);
  });

  test('may draw every ball', () => {
    expect(validateMatrix({ balls: 7, size: 7, special: { kind: 'none' } })).toEqual([]);
  });
});

describe('two matrices', () => {
  test('are the same rule when all their numbers are', () => {
    expect(isSameMatrix(powerball, { ...powerball, special: { kind: 'own-drum', size: 26 } })).toBe(true);
    expect(isSameMatrix(powerball, { ...powerball, special: { kind: 'own-drum', size: 35 } })).toBe(false);
    expect(isSameMatrix(powerball, { ...powerball, size: 59 })).toBe(false);
    expect(isSameMatrix(powerball, { ...powerball, balls: 6 })).toBe(false);
    expect(isSameMatrix(florida, tinka)).toBe(false);
  });
});

test('the main balls are 1 to the size', () => {
  expect(mainBalls({ balls: 3, size: 7, special: { kind: 'none' } })).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
