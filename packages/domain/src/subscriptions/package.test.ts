import fc from 'fast-check';
import { expect, test } from 'vitest';
import { subscriptionPackages } from '../games/lotteries.ts';
import { cents } from '../money/cents.ts';
import { packageTotal, type SubscriptionPackage, savingPercent } from './package.ts';

const first: SubscriptionPackage = { months: 1, monthlyPrice: cents(30_00) };

test('the packages of the first start cost and save what they say', () => {
  expect(
    subscriptionPackages.map((one) => [one.months, packageTotal(one), savingPercent(one, first)]),
  ).toEqual([
    [1, 30_00, 0],
    [3, 81_00, 10],
    [6, 144_00, 20],
    [12, 252_00, 30],
  ]);
});

test.each([
  [9_00, 70],
  [29_99, 0],
  [20_00, 33],
  [31_00, 0],
])('%d cents a month against 3000 saves %d per cent', (price, percent) => {
  expect(savingPercent({ months: 2, monthlyPrice: cents(price) }, first)).toBe(percent);
});

test('no package saves more than is said, and none less by a whole per cent', () => {
  const price = fc.integer({ min: 1, max: 1_000_00 }).map(cents);
  fc.assert(
    fc.property(price, price, (dear, cheap) => {
      const saving = savingPercent({ months: 3, monthlyPrice: cheap }, { months: 1, monthlyPrice: dear });
      const saved = Math.max(0, dear - cheap) * 100;
      expect(saving * dear).toBeLessThanOrEqual(saved);
      expect((saving + 1) * dear).toBeGreaterThan(saved);
    }),
  );
});
