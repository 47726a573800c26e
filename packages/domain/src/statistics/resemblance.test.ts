import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import { anyMatrix, setsOf } from '../games/games.testing.ts';
import { constellations, expectedAlike } from './constellations.ts';
import { expectedAmong } from './previous-plays.ts';
import { sharedPairs } from './shared-pairs.ts';
import { slowConstellations, slowSharedPairs, slowZones, upTo } from './slow-statistics.testing.ts';
import { anyScope, anyTold, told, workedExample } from './statistics.testing.ts';
import { possibleZones } from './zones.ts';

const anyDate = fc.integer({ min: 0, max: 830 }).map((days) => addDays(drawDate('2019-12-30'), days));

describe('constellations', () => {
  const { scope } = workedExample;

  test('of the worked example: draws 3 and 1', () => {
    expect(constellations(scope, [1, 2], drawDate('2020-01-11'))).toEqual([
      { index: 2, date: '2020-01-08', shared: [1, 2], balls: [1, 2, 6] },
      { index: 0, date: '2020-01-01', shared: [1, 2], balls: [1, 2, 3] },
    ]);
  });

  test('leave out the draw of the date, and say nothing of a single ball', () => {
    const dates = constellations(scope, [2, 1, 1], drawDate('2020-01-08')).map(({ date }) => date);
    expect(dates).toEqual(['2020-01-01']);
    expect(constellations(scope, [1, 1], drawDate('2020-01-08'))).toEqual([]);
    expect(constellations(scope, [], drawDate('2020-01-08'))).toEqual([]);
    expect(constellations(scope, [1, 2], drawDate('2020-01-08'), 0)).toEqual([]);
  });

  test('are the slow and obvious ones', () => {
    const anySet = fc.oneof(
      fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 40 }),
    );
    fc.assert(
      fc.property(anyScope, anySet, anyDate, ({ scope, list }, highlighted, date) => {
        const found = constellations(scope, highlighted, date);
        expect(found.map(({ index, ...rest }) => rest)).toEqual(slowConstellations(list, highlighted, date));
        expect(constellations(scope, highlighted, date, 3)).toEqual(found.slice(0, 3));
      }),
    );
  });
});

describe('pairs of draws that share many balls', () => {
  test('are the slow and obvious ones, through sets of balls or comparing all', () => {
    fc.assert(
      fc.property(anyScope, fc.integer({ min: 1, max: 8 }), ({ scope, list }, atLeast) => {
        const { length, older, newer, shared } = sharedPairs(scope, atLeast);
        const found = Array.from({ length }, (_, pair) => ({
          older: (older[pair] ?? 0) - scope.start,
          newer: (newer[pair] ?? 0) - scope.start,
          shared: shared[pair] ?? 0,
        }));
        expect(found).toEqual(slowSharedPairs(list, atLeast));
      }),
      { numRuns: 300 },
    );
  });

  test('share at least one ball', () => {
    expect(() => sharedPairs(workedExample.scope, 0)).toThrow(RangeError);
    expect(() => sharedPairs(workedExample.scope, 1.5)).toThrow(RangeError);
  });
});

describe('possible zones', () => {
  const from = drawDate('2020-01-01');

  test('the last row of a panel may be shorter, and needs less to stand out', () => {
    const matrix = { balls: 5, size: 16, special: { kind: 'none' } } as const;
    const draws = Array.from({ length: 10 }, (_, index) => ({
      date: addDays(from, index),
      balls: [1, 2, 8, 15, 16],
      special: null,
    }));
    const { scope } = told([{ from, matrix }], draws);
    // Rows of 7, 7 and 2: chance gives 21.875, 21.875 and 6.25 of the 50.
    expect(possibleZones(scope, matrix)).toEqual([{ from: 15, to: 16, sum: 20, expected: 6.25 }]);
  });

  test('exactly what chance gives is none, and neither is a sum of 3', () => {
    const even = { balls: 2, size: 14, special: { kind: 'none' } } as const;
    const draw = (day: number, balls: number[]) => ({ date: addDays(from, day), balls, special: null });
    const balanced = told(
      [{ from, matrix: even }],
      [0, 1, 2, 3, 4].map((day) => draw(day, [1, 8])),
    );
    expect(possibleZones(balanced.scope, even)).toEqual([]);
    const three = told([{ from, matrix: even }], [draw(0, [1, 2]), draw(1, [3, 8])]);
    expect(possibleZones(three.scope, even)).toEqual([]);
    expect(possibleZones({ ...three.scope, end: 0 }, even)).toEqual([]);
  });

  test('are the slow and obvious ones, also under another matrix than the draws’ own', () => {
    fc.assert(
      fc.property(anyScope, anyMatrix, ({ scope, list }, matrix) => {
        const recent = { ...scope, start: Math.max(scope.start, scope.end - 10) };
        expect(possibleZones(recent, matrix)).toEqual(slowZones(list.slice(-10), matrix));
      }),
    );
    fc.assert(
      fc.property(anyTold, ({ scope, list }) => {
        const matrix = list.at(-1)?.matrix;
        if (matrix) expect(possibleZones(scope, matrix)).toEqual(slowZones(list, matrix));
      }),
    );
  });
});

describe('how many draws chance makes alike', () => {
  test('of the worked example: 2 of {1, 2} come in 5 of 35 draws', () => {
    expect(expectedAlike(workedExample.scope, [1, 2], drawDate('2020-01-11'))).toBeCloseTo((3 * 5) / 35, 12);
    expect(expectedAlike(workedExample.scope, [1, 2], drawDate('2021-01-01'))).toBeCloseTo((4 * 5) / 35, 12);
    expect(expectedAlike(workedExample.scope, [1], drawDate('2020-01-11'))).toBe(0);
  });

  test('is what all draws of a small game would give, for any eras', () => {
    fc.assert(
      fc.property(
        anyScope,
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 5 }),
        ({ scope, list }, marked) => {
          fc.pre(list.every(({ matrix }) => matrix.size <= 9));
          const least = Math.min(3, marked.length);
          const slow = list.reduce((sum, { matrix }) => {
            const sets = setsOf(upTo(matrix.size), matrix.balls);
            return (
              sum +
              sets.filter((set) => set.filter((ball) => marked.includes(ball)).length >= least).length /
                sets.length
            );
          }, 0);
          expect(expectedAlike(scope, marked, drawDate('2019-01-01'))).toBeCloseTo(slow, 8);
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('how many of a draw come from previous plays by chance: 27 balls of JA10, 5 of 69, are 2', () => {
  const plays = Array.from({ length: 28 }, (_, at) => ({ ball: at === 27 ? 70 : at + 1, count: 1 }));
  expect(expectedAmong({ balls: 5, size: 69 }, plays)).toBeCloseTo((5 * 27) / 69, 12);
});
