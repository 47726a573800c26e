import { expect, test } from 'vitest';
import { countsTable, pairsTable, partnersTable } from './tables.ts';

const chance = { expected: 100.7, low: 81.8, high: 119.7 };

test('balls stand with where they lie, those that are expected too seldom without', () => {
  const rows = [
    { balls: [61], count: 124, ...chance },
    { balls: [13], count: 75, ...chance },
    { balls: [53], count: 9, expected: 4.9, low: 0.6, high: 8 },
  ];
  expect(countsTable('Bolillas', 'Bolilla', rows).rows).toEqual([
    [61, 124, 100.7, 81.8, 119.7, 'por encima'],
    [13, 75, 100.7, 81.8, 119.7, 'por debajo'],
    [53, 9, 4.9, 0.6, 8, null],
  ]);
});

test('a file of the map has every pair, its table those of one ball', () => {
  // 1-2 1-3 2-3
  const counts = [5, 0, 7];
  expect(pairsTable(counts, 3).rows).toEqual([
    [1, 2, 5],
    [1, 3, 0],
    [2, 3, 7],
  ]);
  expect(
    partnersTable(
      3,
      [
        { ball: 2, count: 7 },
        { ball: 5, count: 1 },
      ],
      (larger) => (larger === 5 ? 1.5 : 4),
    ).rows,
  ).toEqual([
    [2, 7, 4],
    [5, 1, 1.5],
  ]);
});
