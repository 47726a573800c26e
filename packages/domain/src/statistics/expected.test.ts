import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import type { Part } from '../history/scope.ts';
import { chiSquareTail } from './chi-square.ts';
import { chiSquare, expectedFrequency, expectedOf, expectedOutside } from './expected.ts';
import { drawsOf, type ListedDraws, slowChiSquare, slowExpected, upTo } from './slow-statistics.testing.ts';
import { anyScope, told, workedExample } from './statistics.testing.ts';

const anyPart = fc.constantFrom<Part[]>('main', 'special');
const ownDrum = (size: number) => ({ kind: 'own-drum', size }) as const;

describe('what chance alone gives', () => {
  test('of 1,390 Powerball draws: 100.7 for each ball, 81.8 to 119.7', () => {
    const from = drawDate('2015-10-07');
    const matrix = { balls: 5, size: 69, special: ownDrum(26) };
    const draws = Array.from({ length: 1390 }, (_, index) => ({
      date: addDays(from, index * 2),
      balls: [1, 2, 3, 4, 5],
      special: 1,
    }));
    const { scope } = told([{ from, matrix }], draws);
    const { expected, low, high } = expectedFrequency(scope, 'main', 69);
    expect([expected, low, high].map((value) => value.toFixed(1))).toEqual(['100.7', '81.8', '119.7']);
    expect(expectedFrequency(scope, 'special', 26).expected).toBeCloseTo(1390 / 26, 9);
    expect(expectedOf(scope, [3, 69]).expected).toBeCloseTo((1390 * 10) / 2346, 9);
    expect(expectedOf(scope, [3, 4, 69]).expected).toBeCloseTo((1390 * 10) / 52_394, 9);
    expect(expectedOf(scope, [3, 70]).expected).toBe(0);
  });

  test('a young ball is expected from the draws that had it in the drum', () => {
    const eras = [
      { from: drawDate('2020-01-01'), matrix: { balls: 1, size: 2, special: { kind: 'none' } } },
      { from: drawDate('2020-02-01'), matrix: { balls: 1, size: 4, special: { kind: 'none' } } },
    ] as const;
    const draw = (date: string) => ({ date: drawDate(date), balls: [1], special: null });
    const { scope } = told(eras, [draw('2020-01-01'), draw('2020-01-02'), draw('2020-02-01')]);
    expect(expectedFrequency(scope, 'main', 1).expected).toBe(1.25);
    expect(expectedFrequency(scope, 'main', 4).expected).toBe(0.25);
    expect(expectedFrequency(scope, 'main', 4).low).toBe(0);
    expect(chiSquare(scope, 'main').eras.map(({ degrees, draws }) => [degrees, draws])).toEqual([
      [1, 2],
      [3, 1],
    ]);
  });

  test('is the slow and obvious sum over draws', () => {
    fc.assert(
      fc.property(
        anyScope,
        anyPart,
        fc.uniqueArray(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 3 }),
        ({ scope, list }, part, balls) => {
          const [ball = 1] = balls;
          const pairs = [
            [expectedFrequency(scope, part, ball), slowExpected(list, part, [ball])],
            [expectedOf(scope, balls), slowExpected(list, 'main', balls)],
          ] as const;
          for (const [fast, slow] of pairs) {
            expect(fast.expected).toBeCloseTo(slow.expected, 9);
            expect(fast.low).toBeCloseTo(slow.low, 6);
            expect(fast.high).toBeCloseTo(slow.high, 6);
          }
        },
      ),
    );
  });
});

describe('how many lie outside by chance', () => {
  /** The counts of a ball, one draw after another. */
  const slowOutside = (list: ListedDraws, part: Part, size: number) =>
    upTo(size).reduce((sum, ball) => {
      const { low, high } = slowExpected(list, part, [ball]);
      let chances = [1];
      for (const { matrix } of drawsOf(list, part)) {
        const special = matrix.special.kind === 'own-drum' ? matrix.special.size : 0;
        const [k, N] = part === 'main' ? [matrix.balls, matrix.size] : [1, special];
        const p = ball <= N ? k / N : 0;
        chances = [...chances, 0].map((none, hits) => none * (1 - p) + (chances[hits - 1] ?? 0) * p);
      }
      return sum + chances.reduce((all, one, count) => (count < low || count > high ? all + one : all), 0);
    }, 0);

  test('is the sum over balls, draw after draw', () => {
    fc.assert(
      fc.property(anyScope, anyPart, ({ scope, list }, part) => {
        const bounds = upTo(60).flatMap((ball) => {
          const { low, high } = slowExpected(list, part, [ball]);
          return [low, high];
        });
        // A bound that is a whole count, but for rounding, may fall on either side of it.
        if (bounds.some((bound) => bound > 0 && Math.abs(bound - Math.round(bound)) < 1e-9)) return;
        expect(expectedOutside(scope, part, 60)).toBeCloseTo(slowOutside(list, part, 60), 6);
      }),
    );
  });

  test('is 4.74 of 70 in 140 draws of Mega Millions, 5 in one and 9.6 in two, and not one in twenty', () => {
    const from = drawDate('2025-04-08');
    const matrix = { balls: 5, size: 70, special: ownDrum(24) };
    const of = (count: number) => {
      const draws = Array.from({ length: count }, (_, index) => ({
        date: addDays(from, index * 3),
        balls: [1, 2, 3, 4, 5],
        special: 1,
      }));
      return expectedOutside(told([{ from, matrix }], draws).scope, 'main', 70).toFixed(2);
    };
    expect([of(0), of(1), of(2), of(140)]).toEqual(['0.00', '5.00', '9.64', '4.74']);
  });
});

describe('chi-square', () => {
  test('is the slow and obvious sum over eras and balls', () => {
    fc.assert(
      fc.property(anyScope, anyPart, ({ scope, list }, part) => {
        const fast = chiSquare(scope, part);
        const slow = slowChiSquare(list, part);
        expect(fast.statistic).toBeCloseTo(slow.statistic, 6);
        expect(fast.degrees).toBe(slow.degrees);
        // At the bound itself sums of fractions may fall on either side.
        if (Math.abs(slow.rarest - 5) < 1e-9) return;
        if (fast.degrees === 0 || slow.rarest < 5) expect(fast.pValue).toBeNull();
        else expect(fast.pValue).toBeCloseTo(chiSquareTail(slow.statistic, slow.degrees), 9);
      }),
    );
  });

  test('says no p-value while a ball is expected fewer than 5 times', () => {
    const from = drawDate('2015-10-07');
    const matrix = { balls: 5, size: 69, special: ownDrum(26) };
    const of = (count: number) => {
      const draws = Array.from({ length: count }, (_, index) => ({
        date: addDays(from, index * 2),
        balls: [1, 2, 3, 4, 5],
        special: (index % 26) + 1,
      }));
      return told([{ from, matrix }], draws).scope;
    };
    // 69 draws of 5 of 69 and 130 of 1 of 26 are 5 for each ball.
    expect(chiSquare(of(1), 'main')).toMatchObject({ degrees: 68, pValue: null });
    expect(chiSquare(of(68), 'main').pValue).toBeNull();
    expect(chiSquare(of(69), 'main').pValue).toBe(0);
    expect(chiSquare(of(129), 'special').pValue).toBeNull();
    expect(chiSquare(of(130), 'special').pValue).toBe(1);
  });

  test('of the worked example, by hand', () => {
    // E = 12/7: (3 - 12/7)^2 twice, (2 - 12/7)^2 once, (1 - 12/7)^2 four times, over E, times 6/4.
    const sum = (2 * (9 / 7) ** 2 + (2 / 7) ** 2 + 4 * (5 / 7) ** 2) / (12 / 7);
    expect(chiSquare(workedExample.scope, 'main').statistic).toBeCloseTo(1.5 * sum, 12);
    expect(chiSquare(workedExample.scope, 'main').degrees).toBe(6);
  });

  test('of nothing, and of a draw that takes the whole drum, says nothing', () => {
    const nothing = chiSquare({ ...workedExample.scope, end: 0 }, 'main');
    expect(nothing).toEqual({ statistic: 0, degrees: 0, pValue: null, eras: [] });
    expect(chiSquare(workedExample.scope, 'special')).toEqual(nothing);
    const all = { balls: 2, size: 2, special: { kind: 'none' } } as const;
    const { scope } = told(
      [{ from: drawDate('2020-01-01'), matrix: all }],
      [{ date: drawDate('2020-01-01'), balls: [1, 2], special: null }],
    );
    expect(chiSquare(scope, 'main')).toMatchObject({ statistic: 0, degrees: 0, pValue: null });
  });

  test('its tail agrees with closed forms and printed tables', () => {
    // Two degrees: e^(-x/2). Four: e^(-x/2) (1 + x/2).
    for (const x of [0.001, 0.5, 1, 2, 3.9, 4.1, 10, 50, 200]) {
      expect(chiSquareTail(x, 2)).toBeCloseTo(Math.exp(-x / 2), 13);
      expect(chiSquareTail(x, 4)).toBeCloseTo(Math.exp(-x / 2) * (1 + x / 2), 13);
    }
    // Critical values at 5 % and 1 %.
    for (const [x, degrees, p] of [
      [3.841459, 1, 0.05],
      [6.634897, 1, 0.01],
      [18.307038, 10, 0.05],
      [67.504807, 50, 0.05],
      [124.342113, 100, 0.05],
      [135.806723, 100, 0.01],
      [77.929466, 100, 0.95],
    ] as const) {
      expect(chiSquareTail(x, degrees)).toBeCloseTo(p, 6);
    }
    expect(chiSquareTail(0, 5)).toBe(1);
    expect(chiSquareTail(5000, 5)).toBe(0);
  });
});
