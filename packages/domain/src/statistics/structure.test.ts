import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { setsOf, smallMatrix } from '../games/games.testing.ts';
import type { Matrix } from '../games/matrix.ts';
import { buildHistory } from '../history/history.ts';
import { drawCount, wholeScope } from '../history/scope.ts';
import { slipKind } from './slip-kind.ts';
import { upTo } from './slow-statistics.testing.ts';
import { anyScope, workedExample } from './statistics.testing.ts';
import { type StructureCount, structure } from './structure.ts';
import {
  amongMarked,
  type Chances,
  choose,
  consecutiveChances,
  lowChances,
  oddChances,
  spanChances,
  sumChances,
  tenOf,
} from './structure-chances.ts';

const powerball: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
const tinka: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };
const counts = (rows: readonly StructureCount[]) =>
  Object.fromEntries(rows.map(({ value, count }) => [value, count]));

/** What a draw is, in the slow and obvious way. */
const traits = (size: number) => ({
  odd: (balls: readonly number[]) => balls.filter((ball) => ball % 2 !== 0).length,
  low: (balls: readonly number[]) => balls.filter((ball) => ball <= Math.floor(size / 2)).length,
  consecutive: (balls: readonly number[]) => balls.filter((ball) => balls.includes(ball + 1)).length,
  sum: (balls: readonly number[]) => Math.ceil(balls.reduce((a, b) => a + b, 0) / 10) * 10 - 9,
  span: (balls: readonly number[]) => Math.max(...balls) - Math.min(...balls),
});

describe('the worked example of the Rulebook, {1,2,3}, {1,4,5}, {1,2,6}, {2,3,7} of 7', () => {
  const found = structure(workedExample.scope);

  test('counts of each kind', () => {
    // odd: 2, 2, 1, 2; low (1 to 3): 3, 1, 2, 2; neighbours: 2, 1, 1, 1; sums 6, 10, 9, 12; spans 2, 4, 5, 5
    expect(counts(found.odd)).toEqual({ 0: 0, 1: 1, 2: 3, 3: 0 });
    expect(counts(found.low)).toEqual({ 0: 0, 1: 1, 2: 2, 3: 1 });
    expect(counts(found.consecutive)).toEqual({ 0: 0, 1: 3, 2: 1 });
    expect(counts(found.sum)).toEqual({ 1: 3, 11: 1 });
    expect(counts(found.span)).toEqual({ 2: 1, 3: 0, 4: 1, 5: 2, 6: 0 });
    expect(counts(found.spanByFour)).toEqual({ 2: 4, 6: 0 });
    // with the draw before: {1}, {1}, {2}
    expect(counts(found.repeats)).toEqual({ 0: 0, 1: 3, 2: 0, 3: 0 });
  });

  test('what chance gives', () => {
    // C(4,2) C(3,1) / C(7,3) of 4 draws have two odd balls
    expect(found.odd[2]?.expected).toBeCloseTo((4 * 18) / 35, 12);
    expect(found.repeats[1]?.expected).toBeCloseTo((3 * 3 * 6) / 35, 12);
    const p = 18 / 35;
    expect(found.odd[2]?.high).toBeCloseTo(4 * p + 1.959964 * Math.sqrt(4 * p * (1 - p)), 12);
    expect(found.odd[0]?.low).toBe(0);
    // a span of 6 has the balls 1 and 7 and any of 5 between: 5 / 35 of 4 draws; the other four spans together all else
    const [least, last] = found.spanByFour;
    expect(last?.expected).toBeCloseTo(4 / 7, 12);
    expect(least?.expected).toBeCloseTo(24 / 7, 12);
    expect((least?.high ?? 0) - (least?.expected ?? 0)).toBeCloseTo(1.959964 * Math.sqrt((4 * 6) / 49), 12);
  });

  test('within a range the draw before it is compared', () => {
    const last = structure({ ...workedExample.scope, start: 3 });
    expect(counts(last.repeats)).toEqual({ 0: 0, 1: 1, 2: 0, 3: 0 });
    expect(structure({ ...workedExample.scope, start: 4 }).odd).toEqual([]);
  });
});

test('figures worked out elsewhere', () => {
  // python: comb(35, 3) * comb(34, 2) / comb(69, 5), and so on
  expect(oddChances(powerball).get(3)).toBeCloseTo(0.326711, 6);
  expect(lowChances(powerball).get(2)).toBeCloseTo(0.326711, 6);
  expect(consecutiveChances(powerball).get(0)).toBeCloseTo(choose(65, 5) / choose(69, 5), 12);
  expect(consecutiveChances(tinka).get(0)).toBeCloseTo(choose(48, 6) / choose(53, 6), 12);
  expect(spanChances(powerball).get(68)).toBeCloseTo(choose(67, 3) / choose(69, 5), 12);
  expect(tenOf(171)).toBe(171);
  expect(tenOf(180)).toBe(171);
});

test('the kind of a slip: 4 odd and 3 low balls are one draw of 20', () => {
  const kind = slipKind(powerball, [7, 14, 21, 35, 49]);
  expect(kind).toMatchObject({ odd: 4, low: 3, sum: 126, ten: 121 });
  expect(1 / kind.share).toBeCloseTo(11_238_513 / 561_816, 9);
  expect(1 / kind.tenShare).toBeCloseTo(20, 0);
});

describe('held to all combinations of a small game', () => {
  test('chances', () => {
    fc.assert(
      fc.property(smallMatrix, (matrix) => {
        const sets = setsOf(upTo(matrix.size), matrix.balls);
        const share = (chances: Chances, trait: (balls: readonly number[]) => number) => {
          const seen = new Map<number, number>();
          for (const set of sets) seen.set(trait(set), (seen.get(trait(set)) ?? 0) + 1);
          expect([...chances.keys()].sort((a, b) => a - b)).toEqual([...seen.keys()].sort((a, b) => a - b));
          for (const [value, count] of seen) expect(chances.get(value)).toBeCloseTo(count / sets.length, 10);
        };
        const { odd, low, consecutive, sum, span } = traits(matrix.size);
        share(oddChances(matrix), odd);
        share(lowChances(matrix), low);
        share(consecutiveChances(matrix), consecutive);
        share(sumChances(matrix), sum);
        share(spanChances(matrix), span);
        const marked = Math.min(2, matrix.size);
        share(
          amongMarked(matrix.balls, matrix.size, marked),
          (balls) => balls.filter((ball) => ball <= marked).length,
        );
      }),
    );
  });

  test('kinds of slips', () => {
    fc.assert(
      fc.property(smallMatrix, fc.nat(), (matrix, dice) => {
        const sets = setsOf(upTo(matrix.size), matrix.balls);
        const slip = sets[dice % sets.length] ?? [];
        const { odd, low, sum } = traits(matrix.size);
        const kind = slipKind(matrix, slip);
        const alike = sets.filter((set) => odd(set) === odd(slip) && low(set) === low(slip));
        expect(kind.share).toBeCloseTo(alike.length / sets.length, 10);
        expect(kind.tenShare).toBeCloseTo(
          sets.filter((set) => sum(set) === sum(slip)).length / sets.length,
          10,
        );
      }),
    );
  });
});

test('for any eras each list counts every draw once, and expects as many', () => {
  fc.assert(
    fc.property(anyScope, ({ scope, list }) => {
      const { repeats, ...others } = structure(scope);
      const total = (rows: readonly StructureCount[], of: 'count' | 'expected') =>
        rows.reduce((sum, row) => sum + row[of], 0);
      for (const rows of Object.values(others)) {
        expect(total(rows, 'count')).toBe(drawCount(scope));
        expect(total(rows, 'expected')).toBeCloseTo(drawCount(scope), 6);
        for (const { expected, low, high } of rows) {
          expect(low).toBeLessThanOrEqual(expected);
          expect(high).toBeGreaterThanOrEqual(expected);
        }
      }
      const compared = drawCount(scope) - (scope.start === 0 && drawCount(scope) > 0 ? 1 : 0);
      expect(total(repeats, 'count')).toBe(compared);
      expect(total(repeats, 'expected')).toBeCloseTo(compared, 6);
      const sizes = list.map(({ matrix }) => matrix.size);
      for (const name of ['odd', 'low', 'consecutive', 'sum', 'span'] as const) {
        const slow: Record<number, number> = {};
        list.forEach(({ balls }, at) => {
          const value = traits(sizes[at] ?? 0)[name](balls);
          slow[value] = (slow[value] ?? 0) + 1;
        });
        for (const { value, count } of others[name])
          expect([name, value, count]).toEqual([name, value, slow[value] ?? 0]);
      }
    }),
  );
});

test('what is certain is expected of each draw, and varies by nothing', () => {
  // nine ninths, added up, are a little more than one
  const eras = [
    { from: drawDate('2020-01-01'), matrix: { balls: 1, size: 9, special: { kind: 'none' } } },
  ] as const;
  const history = buildHistory(eras, [{ date: drawDate('2020-01-01'), balls: [5], special: null }]);
  const [sum] = structure(wholeScope(history)).sum;
  expect(sum).toMatchObject({ value: 1, count: 1 });
  expect(sum?.low).toBeCloseTo(1, 12);
  expect(sum?.high).toBeCloseTo(1, 12);
});
