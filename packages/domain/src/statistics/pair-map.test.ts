import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countCombinations, pairCounts } from './combination-table.ts';
import { pairSuggestions } from './combinations.ts';
import { partnersOf, placeOfPair, suggestedPartners } from './pair-map.ts';
import { anyScope, workedExample } from './statistics.testing.ts';

// 4 balls: 1-2 1-3 1-4 2-3 2-4 3-4
const map = { size: 4, counts: [5, 0, 7, 2, 7, 1] };

test('pairs stand row by row', () => {
  const places: number[] = [];
  for (let one = 1; one < 69; one += 1) {
    for (let other = one + 1; other <= 69; other += 1) places.push(placeOfPair(one, other, 69));
  }
  expect(places).toEqual(Array.from({ length: 2346 }, (_, at) => at));
});

test('the balls that came with one, the most frequent first, then by number', () => {
  expect(partnersOf(4, map)).toEqual([
    { ball: 1, count: 7 },
    { ball: 2, count: 7 },
    { ball: 3, count: 1 },
  ]);
  expect(partnersOf(3, map).map(({ ball }) => ball)).toEqual([2, 4, 1]);
});

test('a pair that never came is not suggested, nor any of a ball that is not in the map', () => {
  expect(suggestedPartners(3, map).map(({ partner }) => partner)).toEqual([2, 4]);
  expect(suggestedPartners(4, map, 1)).toEqual([{ partner: 1, count: 7 }]);
  expect(suggestedPartners(5, map)).toEqual([]);
  expect(suggestedPartners(1, { size: 4, counts: [] })).toEqual([]);
});

test('suggestions of the worked example: with 3 come 2, then 1 and 7', () => {
  const counts = pairCounts(countCombinations(workedExample.scope, 2), 7);
  expect(suggestedPartners(3, { size: 7, counts })).toEqual([
    { partner: 2, count: 2 },
    { partner: 1, count: 1 },
    { partner: 7, count: 1 },
  ]);
});

test('they are those that the draws themselves give, ten at most', () => {
  fc.assert(
    fc.property(anyScope, fc.integer({ min: 1, max: 99 }), ({ scope }, ball) => {
      const table = countCombinations(scope, 2);
      const suggested = suggestedPartners(ball, { size: table.size, counts: pairCounts(table, table.size) });
      expect(suggested).toEqual(
        pairSuggestions(scope, ball).map(({ balls, count }) => ({
          partner: balls.find((other) => other !== ball),
          count,
        })),
      );
      expect(suggested.length).toBeLessThanOrEqual(10);
    }),
  );
});
