import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDate } from '../calendar/calendar.testing.ts';
import { addDays, drawDate } from '../calendar/draw-date.ts';
import { currentEra, eraAt, erasBetween } from './era.ts';
import { lotteries } from './lotteries.ts';
import { megaMillions } from './mega-millions.ts';
import { powerBalls } from './power-balls.ts';

describe('the era of a date', () => {
  test.each([
    ['1992-04-21', null],
    ['1992-04-22', 45], // the first draw
    ['2015-10-06', 59],
    ['2015-10-07', 69], // the first draw of the new matrix
    ['2026-11-21', 69],
  ])('Powerball on %s has %s balls', (date, size) => {
    expect(eraAt(powerBalls.eras, drawDate(date))?.matrix.size ?? null).toBe(size);
  });

  test('the last draw under the old Mega Ball and the first under the new one are four days apart', () => {
    expect(eraAt(megaMillions.eras, drawDate('2025-04-04'))?.matrix.special).toEqual({
      kind: 'own-drum',
      size: 25,
    });
    expect(eraAt(megaMillions.eras, drawDate('2025-04-08'))?.matrix.special).toEqual({
      kind: 'own-drum',
      size: 24,
    });
  });

  test('lasts from its first day to the one before the next, whatever the order of the list', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lotteries), anyDate, (lottery, date) => {
        const era = eraAt(lottery.eras, date);
        expect(eraAt(lottery.eras.toReversed(), date)).toBe(era);
        if (era) expect(era.from <= date).toBe(true);
        const later = lottery.eras.filter((other) => other.from <= date && other.from > (era?.from ?? ''));
        expect(later).toEqual([]);
      }),
    );
  });
});

test.each([
  ['2015-10-07', '2026-08-05', [69]],
  ['2015-10-06', '2026-08-05', [59, 69]],
  ['2009-01-07', '2012-01-14', [59]],
  ['1992-04-22', '1997-11-05', [45, 49]],
  ['1980-01-01', '1980-12-31', []],
])('between %s and %s Powerball drew from %j', (from, to, sizes) => {
  const eras = erasBetween(powerBalls.eras.toReversed(), drawDate(from), drawDate(to));
  expect([...new Set(eras.map(({ matrix }) => matrix.size))]).toEqual(sizes);
});

describe('the current era', () => {
  test('is that of today', () => {
    expect(currentEra(powerBalls.eras, drawDate('2026-11-21')).from).toBe('2015-10-07');
    expect(currentEra(powerBalls.eras, drawDate('2000-01-01')).from).toBe('1997-11-05');
  });

  test('of a lottery that is yet to begin is its first one', () => {
    const eras = powerBalls.eras.map((era) => ({ ...era, from: addDays(era.from, 20_000) }));
    expect(currentEra(eras.toReversed(), drawDate('2026-11-21'))).toBe(eras[0]);
  });

  test('always exists', () => {
    expect(() => currentEra([], drawDate('2026-11-21'))).toThrow(RangeError);
  });
});
