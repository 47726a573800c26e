import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setsOf, smallMatrix } from '../games/games.testing.ts';
import { mainBalls } from '../games/matrix.ts';
import { addDeviation, chanceAtMost, clustering, noDeviation } from './deviation.ts';

/** Some tickets of a small game, alike or not. */
const anyTickets = smallMatrix.chain((matrix) => {
  const sets = setsOf(mainBalls(matrix), matrix.balls);
  return fc.record({
    matrix: fc.constant(matrix),
    sets: fc.constant(sets),
    tickets: fc.array(fc.constantFrom(...sets), { minLength: 1, maxLength: 6 }),
  });
});

describe('the deviation of a draw', () => {
  test('has the mean and variance of all draws that could come, for any tickets', () => {
    fc.assert(
      fc.property(anyTickets, ({ matrix, sets, tickets }) => {
        const uses = mainBalls(matrix).map((ball) => tickets.filter((set) => set.includes(ball)).length);
        const sums = sets.map((drawn) => drawn.reduce((sum, ball) => sum + (uses[ball - 1] ?? 0), 0));
        const mean = sums.reduce((a, b) => a + b) / sums.length;
        const deviation = noDeviation();
        addDeviation(deviation, { uses, drawn: matrix.balls, hits: sums[0] ?? 0, tickets: tickets.length });
        expect(deviation.expected).toBeCloseTo(mean, 9);
        expect(deviation.variance).toBeCloseTo(
          sums.reduce((a, s) => a + (s - mean) ** 2, 0) / sums.length,
          9,
        );
        for (const sum of sums) expect(Math.abs(sum - mean)).toBeLessThanOrEqual(deviation.step + 1e-9);
      }),
    );
  });

  test('says how many tickets count as one', () => {
    const of = (uses: number[], tickets: number) => {
      const deviation = noDeviation();
      addDeviation(deviation, { uses, drawn: 2, hits: 0, tickets });
      return clustering(deviation);
    };
    expect(of([1, 1, 0, 0, 0], 1)).toBeCloseTo(1, 12);
    expect(of([4, 4, 0, 0, 0], 4)).toBeCloseTo(4, 12); // four times the same
    expect(of([2, 2, 2, 2, 2], 5)).toBe(1); // spread more evenly than chance would: never below 1
    expect(clustering(noDeviation())).toBe(1);
  });

  test('bounds the chance: by hand, 2 exp(-100 / (2 (50 + 5 x 10 / 3)))', () => {
    const deviation = { hits: 60, expected: 50, variance: 50, independent: 50, step: 5 };
    expect(chanceAtMost(deviation)).toBeCloseTo(2 * Math.exp(-0.75), 12);
    expect(chanceAtMost(noDeviation())).toBe(1);
    expect(chanceAtMost({ ...deviation, hits: 50 })).toBe(1);
    expect(chanceAtMost({ ...deviation, hits: 1e9 })).toBeGreaterThan(0);
  });
});
