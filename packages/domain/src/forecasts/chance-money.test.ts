import { expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { matrixOf } from '../games/games.testing.ts';
import { templateLevels } from '../games/template-levels.ts';
import { seededRandom } from '../random/random-source.ts';
import { alwaysTable } from './backtest.testing.ts';
import { chanceMoney } from './chance-money.ts';
import type { Stretch } from './stretch.ts';

const date = drawDate('2026-11-21');

/** A coin: one of two balls, which pays a dollar. */
const coin = (draws: number): Stretch => ({
  matrix: { balls: 1, size: 2, special: { kind: 'none' } },
  hasSpecial: false,
  table: {
    levels: [
      {
        position: 1,
        rule: { main: 1, special: false },
        pays: { kind: 'money', amount: { numerator: 100n, denominator: 1n } },
      },
    ],
    isKnown: true,
    hasBought: false,
  },
  draws,
});

test('by hand: of ten coins 2 to 8 win, of which chance gives 97.8 of 100', () => {
  expect(chanceMoney([coin(10)], seededRandom(1))).toEqual({ low: 200, high: 800 });
  // the same draws, told in two parts
  expect(chanceMoney([coin(4), coin(6)], seededRandom(2))).toEqual({ low: 200, high: 800 });
});

test('draws that do not count win nothing', () => {
  expect(chanceMoney([{ ...coin(10), table: null }], seededRandom(1))).toEqual({ low: 0, high: 0 });
});

test('two prizes: the points are those of all ways in which ten tickets win', () => {
  const levels = templateLevels([
    { level: '2 + 1', pays: 'jackpot' },
    { level: '2', pays: 50 },
    { level: '1', pays: 3 },
  ]);
  const matrix = { balls: 2, size: 6, special: { kind: 'own-drum', size: 4 } } as const;
  const table = alwaysTable(levels)(date);
  // of 15 pairs one hits both, and without the special ball in 3 of 4; eight hit one
  const prizes = [
    [5_000, 0.75 / 15],
    [300, 8 / 15],
  ] as const;
  const exact = totals(prizes, 10);
  const { low, high } = chanceMoney([{ matrix, hasSpecial: true, table, draws: 10 }], seededRandom(3));
  expect(below(exact, low - 1)).toBeLessThan(0.035);
  expect(below(exact, low)).toBeGreaterThan(0.015);
  expect(below(exact, high - 1)).toBeLessThan(0.985);
  expect(below(exact, high)).toBeGreaterThan(0.965);
});

test('one ticket at each draw of Powerball wins a few dollars for each hundred, seldom a thousand', () => {
  const levels = templateLevels([
    { level: '5 + 1', pays: 'jackpot' },
    { level: '5', pays: 1_000_000 },
    { level: '4 + 1', pays: 50_000 },
    { level: '4', pays: 100 },
    { level: '3 + 1', pays: 100 },
    { level: '3', pays: 7 },
    { level: '2 + 1', pays: 7 },
    { level: '1 + 1', pays: 4 },
    { level: '0 + 1', pays: 4 },
  ]);
  const stretch: Stretch = {
    matrix: matrixOf('power_balls', '2026-11-21'),
    hasSpecial: true,
    table: alwaysTable(levels)(date),
    draws: 1_390,
  };
  const { low, high } = chanceMoney([stretch], seededRandom(4));
  expect(low).toBeGreaterThan(15_000);
  expect(high).toBeLessThan(80_000);
});

/** How likely each total of so many tickets is, the long way. */
function totals(prizes: readonly (readonly [number, number])[], tickets: number): Map<number, number> {
  let all = new Map([[0, 1]]);
  const nothing = 1 - prizes.reduce((sum, [, chance]) => sum + chance, 0);
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    const next = new Map<number, number>();
    for (const [total, chance] of all)
      for (const [prize, of] of [...prizes, [0, nothing] as const])
        next.set(total + prize, (next.get(total + prize) ?? 0) + chance * of);
    all = next;
  }
  return all;
}

function below(all: ReadonlyMap<number, number>, total: number): number {
  return [...all].reduce((sum, [one, chance]) => sum + (one <= total ? chance : 0), 0);
}
