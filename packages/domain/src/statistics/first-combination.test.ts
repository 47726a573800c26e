import { expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import type { Matrix } from '../games/matrix.ts';
import { countCombinations, sharingFirst } from './combination-table.ts';
import { firstCombination } from './first-combination.ts';
import { firstOfGroups, firstOfMany } from './first-of-many.ts';
import { told, workedExample } from './statistics.testing.ts';

const none = { kind: 'none' } as const;
const small: Matrix = { balls: 2, size: 4, special: none };
const larger: Matrix = { balls: 3, size: 6, special: none };

test('each draw counts with the chance that its own era gives a pair', () => {
  const { scope } = told(
    [
      { from: drawDate('2020-01-01'), matrix: small },
      { from: drawDate('2021-01-01'), matrix: larger },
    ],
    [
      { date: drawDate('2020-02-01'), balls: [1, 2], special: null },
      { date: drawDate('2020-03-01'), balls: [3, 4], special: null },
      { date: drawDate('2021-02-01'), balls: [1, 2, 6], special: null },
    ],
  );
  // one of 6 pairs in a draw of the first era, three of 15 in one of the second, which brings 9 more
  const later = { count: 1, chance: 3 / 15 };
  expect(firstCombination(scope, 2, 6)).toEqual({
    compared: 15,
    ...firstOfGroups([
      { many: 6, trials: [{ count: 2, chance: 1 / 6 }, later] },
      { many: 9, trials: [later] },
    ]),
  });
  // no trio in the first, one of 20 in the second
  expect(firstCombination(scope, 3, 6)).toEqual({
    compared: 20,
    ...firstOfMany([{ count: 1, chance: 1 / 20 }], 20),
  });
});

test('a drum that grew late hardly adds to the first place, as worked out in Python', () => {
  const grown: Matrix = { balls: 2, size: 40, special: none };
  const dates = Array.from({ length: 300 }, (_, day) =>
    drawDate(new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)),
  );
  const { scope } = told(
    [
      { from: drawDate('2020-01-01'), matrix: small },
      { from: drawDate('2020-10-25'), matrix: grown },
    ],
    dates.map((date) => ({ date, balls: [1, 2], special: null })),
  );
  // 298 draws of 6 pairs, then 2 of 780: the 774 younger pairs never come near the first
  const { compared, low, high } = firstCombination(scope, 2, 40);
  expect({ compared, low, high }).toEqual({ compared: 780, low: 50, high: 67 });
});

test('how many share the first place: of the worked example two pairs, and all four trios', () => {
  const { scope } = workedExample;
  expect(sharingFirst(countCombinations(scope, 2))).toBe(2);
  expect(sharingFirst(countCombinations(scope, 3))).toBe(4);
  expect(sharingFirst(countCombinations({ ...scope, end: scope.start }, 2))).toBe(0);
});
