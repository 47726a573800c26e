import { cents } from '@bolillero/domain/money/cents';
import { expect, test } from 'vitest';
import { largestPrize, levelCounts, netOf, sumsOf, sumYears } from './always-sums.ts';
import type { AlwaysPlayed } from './api.ts';

/** Four draws at $3.00; chance gives 50 cents at each of the first two, a dollar at each of the others. */
const played: AlwaysPlayed = {
  draws: 5,
  leftOut: 2,
  dates: ['2024-12-28', '2024-12-30', '2025-01-01', '2025-01-04'],
  withoutMoney: 1,
  staked: cents(1200),
  currency: 'USD',
  won: cents(1100),
  expectedWon: cents(300),
  expectedSteps: [
    { date: '2024-12-30', won: cents(100) },
    { date: '2025-01-04', won: cents(300) },
  ],
  prizes: [
    { date: '2024-12-30', level: '0 + 1', prize: cents(400) },
    { date: '2025-01-01', level: '2 + 1', prize: cents(700) },
    { date: '2025-01-04', level: '1', prize: null },
  ],
  freePlays: 1,
  withoutPrize: 0,
};

test('sums grow draw by draw and end at what the answer says', () => {
  const sums = sumsOf(played);
  expect(sums.map(({ date, paid, won, expected }) => [date, paid, won, expected])).toEqual([
    ['2024-12-28', 300, 0, 50],
    ['2024-12-30', 600, 400, 100],
    ['2025-01-01', 900, 1100, 200],
    ['2025-01-04', 1200, 1100, 300],
  ]);
  expect(sums.map(netOf)).toEqual([-300, -200, 200, -100]);
});

test('parts of cents of a mean are in the last sum', () => {
  expect(sumsOf({ ...played, won: cents(1101) }).at(-1)?.won).toBe(1101);
});

test('nothing counts: nothing is summed', () => {
  expect(
    sumsOf({ ...played, dates: [], prizes: [], expectedSteps: [], staked: cents(0), won: null }),
  ).toEqual([]);
});

test('year by year, each on its own', () => {
  expect(sumYears(played)).toEqual([
    { year: '2024', plays: 2, paid: 600, winners: 1, won: 400 },
    { year: '2025', plays: 2, paid: 600, winners: 2, won: 700 },
  ]);
});

test('levels by how often they were won, and the largest amount', () => {
  const again = { date: '2025-01-08', level: '2 + 1', prize: cents(700) };
  expect(levelCounts([...played.prizes, again])).toEqual([
    { level: '2 + 1', count: 2 },
    { level: '0 + 1', count: 1 },
    { level: '1', count: 1 },
  ]);
  expect(largestPrize(played.prizes)).toBe(700);
  expect(largestPrize([{ date: '2025-01-04', level: '1', prize: null }])).toBeNull();
});
