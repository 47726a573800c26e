import fc from 'fast-check';
import { drawDate } from '../calendar/draw-date.ts';
import type { LevelRule } from '../prizes/level.ts';
import { isPossible } from '../prizes/prize-table.ts';
import { eraAt } from './era.ts';
import { lotteries } from './lotteries.ts';
import type { LotteryDefinition } from './lottery-definition.ts';
import { type Matrix, mainBalls, type SpecialBall } from './matrix.ts';

/** One of the four lotteries. */
export function lotteryNamed(name: string): LotteryDefinition {
  const lottery = lotteries.find((candidate) => candidate.name === name);
  if (!lottery) throw new Error(`No lottery ${name}`);
  return lottery;
}

/** The matrix of one of the four lotteries on a date. */
export function matrixOf(name: string, date: string): Matrix {
  const era = eraAt(lotteryNamed(name).eras, drawDate(date));
  if (!era) throw new Error(`No era of ${name} on ${date}`);
  return era.matrix;
}

const anySpecial = (largest: number): fc.Arbitrary<SpecialBall> =>
  fc.oneof(
    fc.constant<SpecialBall>({ kind: 'none' }),
    fc.integer({ min: 1, max: largest }).map((size): SpecialBall => ({ kind: 'own-drum', size })),
    fc.constant<SpecialBall>({ kind: 'same-drum' }),
  );

const matrixUpTo = (largestSize: number, largestSpecial: number): fc.Arbitrary<Matrix> =>
  fc
    .integer({ min: 1, max: largestSize })
    .chain((size) =>
      fc.record({
        balls: fc.integer({ min: 1, max: size }),
        size: fc.constant(size),
        special: anySpecial(largestSpecial),
      }),
    )
    .filter(({ balls, size, special }) => special.kind !== 'same-drum' || balls < size);

/** Any valid matrix. */
export const anyMatrix = matrixUpTo(99, 99);

/** A matrix so small that all its outcomes can be written down. */
export const smallMatrix = matrixUpTo(7, 4);

/** Some balls of a matrix, without repetition, in any order. */
export const ballsOf = (matrix: Matrix, count: { minLength?: number; maxLength?: number }) =>
  fc.shuffledSubarray(mainBalls(matrix), count);

/** Numbers that a play of this matrix may have. */
export const numbersOf = (matrix: Matrix) =>
  fc.record({
    balls: ballsOf(matrix, { minLength: matrix.balls, maxLength: matrix.balls }),
    special:
      matrix.special.kind === 'own-drum'
        ? fc.integer({ min: 1, max: matrix.special.size })
        : fc.constant<number | null>(null),
  });

/** The outcome of a draw of this matrix. */
export const drawnOf = (matrix: Matrix) =>
  matrix.special.kind === 'same-drum'
    ? ballsOf(matrix, { minLength: matrix.balls + 1, maxLength: matrix.balls + 1 }).map((all) => ({
        balls: all.slice(0, -1),
        special: all.at(-1) ?? null,
      }))
    : numbersOf(matrix);

/** Some prize levels that a matrix can have. */
export const levelsOf = (matrix: Matrix): fc.Arbitrary<LevelRule[]> => {
  const possible = Array.from({ length: matrix.balls + 1 }, (_, main) => main)
    .flatMap((main) => [false, true].map((special) => ({ main, special })))
    .filter((rule) => isPossible(matrix, rule));
  return fc.shuffledSubarray(possible);
};

/** Every set of `count` members of a list. */
export function setsOf(list: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, index) =>
    setsOf(list.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}

/** Every outcome of a draw of a small matrix, each as likely as any other. */
export function allOutcomes(matrix: Matrix): { balls: number[]; special: number | null }[] {
  return setsOf(mainBalls(matrix), matrix.balls).flatMap((balls) =>
    specialsAfter(matrix, balls).map((special) => ({ balls, special })),
  );
}

function specialsAfter(matrix: Matrix, balls: readonly number[]): (number | null)[] {
  switch (matrix.special.kind) {
    case 'none':
      return [null];
    case 'own-drum':
      return Array.from({ length: matrix.special.size }, (_, index) => index + 1);
    case 'same-drum':
      return mainBalls(matrix).filter((ball) => !balls.includes(ball));
  }
}
