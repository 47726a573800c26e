import { cents } from '@bolillero/domain/money/cents';
import { expect, test } from 'vitest';
import { dayOf, linePath, timeTicks } from './sum-geometry.ts';
import { sumText } from './sum-text.ts';

const labels = (from: string, to: string, most: number) =>
  timeTicks(dayOf(from), dayOf(to), most).map(({ label }) => label);

test.each([
  [
    '2015-10-07',
    '2026-08-05',
    12,
    ['2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025', '2026'],
  ],
  ['2015-10-07', '2026-08-05', 6, ['2016', '2018', '2020', '2022', '2024', '2026']],
  ['2015-10-07', '2026-08-05', 3, ['2020', '2025']],
  ['1994-10-16', '2026-08-05', 4, ['2000', '2010', '2020']],
  ['2026-03-11', '2026-08-05', 6, ['04/2026', '05/2026', '06/2026', '07/2026', '08/2026']],
  ['2026-03-11', '2026-11-18', 4, ['04/2026', '07/2026', '10/2026']],
  ['2026-08-05', '2026-08-05', 4, []],
])('from %s to %s, %i places at most', (from, to, most, expected) => {
  expect(labels(from, to, most)).toEqual(expected);
});

test('of the points of one pixel the last is drawn', () => {
  const points = [
    { day: 0, value: 0 },
    { day: 1, value: 5 },
    { day: 2, value: 7 },
    { day: 40, value: 9 },
  ];
  const path = linePath(
    points,
    (day) => day / 10,
    (value) => 10 - value,
  );
  expect(path).toBe('M0.2 3L4 1');
});

test.each([
  [394_700, 'USD', '$3,947'],
  [-394_700, 'USD', '−$3,947'],
  [-394_750, 'USD', '−$3,947.50'],
  [0, 'PEN', 'S/ 0'],
] as const)('%i cents of %s as a sum', (amount, currency, text) => {
  expect(sumText(cents(amount), currency)).toBe(text);
});
