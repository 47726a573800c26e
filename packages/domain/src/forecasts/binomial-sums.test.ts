import { describe, expect, test } from 'vitest';
import type { Trials } from '../statistics/count-distribution.ts';
import { hitInterval } from './binomial-sums.ts';

/** The interval from the whole distribution, one trial after another. */
function slowInterval(trials: readonly Trials[]): { low: number; high: number } {
  let chances = [1];
  for (const { count, chance } of trials) {
    for (let trial = 0; trial < count; trial += 1) {
      chances = [...chances, 0].map((none, hits) => none * (1 - chance) + (chances[hits - 1] ?? 0) * chance);
    }
  }
  let atMost = 0;
  const sums = chances.map((chance) => (atMost += chance));
  return { low: sums.findIndex((p) => p > 0.025), high: sums.findIndex((p) => p >= 0.975) };
}

describe('the 95 % interval of hits', () => {
  test.each<[Trials[]]>([
    [[{ count: 10, chance: 0.5 }]],
    [[{ count: 300, chance: 0.07 }]],
    [[{ count: 300, chance: 0.93 }]],
    [
      [
        { count: 50, chance: 0.63 },
        { count: 200, chance: 0.01 },
        { count: 20, chance: 0.999 },
      ],
    ],
    [[{ count: 1, chance: 1e-9 }]],
    [[{ count: 1500, chance: 0.1 }]], // variance 135: the normal one from here on
    [
      [
        { count: 900, chance: 0.2 },
        { count: 500, chance: 0.7 },
      ],
    ],
    [
      [
        { count: 1400, chance: 0.92 },
        { count: 300, chance: 0.05 },
      ],
    ],
  ])('is that of the whole distribution: %j', (trials) => {
    expect(hitInterval(trials)).toEqual(slowInterval(trials));
  });

  test('of what is as good as impossible is 0, and any hit lies outside', () => {
    expect(hitInterval([{ count: 3_838_000, chance: 1 / 292_201_338 }])).toEqual({ low: 0, high: 0 });
    expect(hitInterval([{ count: 1e9, chance: 1e-300 }])).toEqual({ low: 0, high: 0 });
    expect(hitInterval([])).toEqual({ low: 0, high: 0 });
    expect(hitInterval([{ count: 7, chance: 0 }])).toEqual({ low: 0, high: 0 });
    expect(hitInterval([{ count: 7, chance: 1 }])).toEqual({ low: 7, high: 7 });
  });

  test('of many trials does not vanish or overflow', () => {
    // Poisson 10 within a tenth: 4 to 17.
    expect(hitInterval([{ count: 1e8, chance: 1e-7 }])).toEqual({ low: 4, high: 17 });
    const { low, high } = hitInterval([{ count: 1e8, chance: 0.6 }]);
    expect(low).toBe(Math.ceil(6e7 - 1.959964 * Math.sqrt(2.4e7) - 0.5));
    expect(high - 6e7).toBeCloseTo(6e7 - low, -1);
  });
});
