import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import type { KeptLottery } from '../games/lottery-definition.ts';
import { cents } from '../money/cents.ts';
import { keptLottery } from './editing.testing.ts';
import {
  cartPlayEffect,
  drawEffect,
  isRefused,
  type LotteryChange,
  matrixEffect,
  rulesChangeFrom,
  soldPlayEffect,
} from './impact.ts';

/** Saturday, noon in New York: Powerball sells for that evening. */
const now = Date.parse('2026-11-21T17:00:00Z');
const before = keptLottery('power_balls');
const changeTo = (changes: Partial<KeptLottery>): LotteryChange => ({
  before,
  after: { ...before, ...changes },
  now,
});
const from = (date: string, size: number, special = 26) => ({
  eras: [
    ...before.eras,
    {
      from: drawDate(date),
      matrix: { balls: 5, size, special: { kind: 'own-drum', size: special } } as const,
    },
  ],
});

const onSale = drawDate('2026-11-21');
const play = { series: 'traditional', date: onSale, withMultiplier: false, free: false } as const;
const schedule = (changes: Partial<KeptLottery['schedule']>) => ({
  schedule: { ...before.schedule, ...changes },
});

describe('a play in a cart', () => {
  test.each<[string, Partial<KeptLottery>, string | null]>([
    ['nothing', {}, null],
    ['another matrix of its draw', from('2026-11-21', 70), 'other-matrix'],
    ['another matrix of a later draw', from('2026-11-22', 70), null],
    ['its price', { ticketPrice: cents(3_00) }, 'other-price'],
    ['the price of shares', { sharePrice: cents(3_00) }, null],
    ['its draw called off', schedule({ cancelled: [onSale] }), 'draw-cancelled'],
    ['its weekday', schedule({ drawDays: [{ from: drawDate('2026-11-20'), days: [1] }] }), 'not-a-draw-date'],
    ['a cut-off that has passed', schedule({ drawTime: '11:00', cutoffMinutes: 0 }), 'not-on-sale'],
    ['hiding', { hidden: true }, 'not-on-sale'],
    [
      'printed multipliers',
      {
        multipliers: [
          { from: drawDate('2026-01-01'), mode: 'per-play', values: [2], weights: [], largestUpTo: null },
        ],
      },
      'other-multiplier',
    ],
    ['no multiplier, which it has not', { multipliers: [] }, null],
  ])('is met by %s: %s', (_, changes, effect) => {
    expect(cartPlayEffect(changeTo(changes), play)).toBe(effect);
  });

  test('with the multiplier loses it, free costs nothing, of a closed draw is left alone', () => {
    expect(cartPlayEffect(changeTo({ multipliers: [] }), { ...play, withMultiplier: true })).toBe(
      'other-multiplier',
    );
    expect(
      cartPlayEffect(changeTo({ traditionalMultiplier: false }), { ...play, withMultiplier: true }),
    ).toBe('other-multiplier');
    expect(cartPlayEffect(changeTo({ ticketPrice: cents(3_00) }), { ...play, free: true })).toBeNull();
    expect(
      cartPlayEffect(changeTo({ ticketPrice: cents(3_00) }), { ...play, date: drawDate('2026-11-18') }),
    ).toBeNull();
  });

  test('of the second series goes with it', () => {
    const second = { ...play, series: 'laggards' } as const;
    expect(cartPlayEffect(changeTo({ hasDoublePlay: false }), second)).toBe('series-off');
    expect(cartPlayEffect(changeTo({ hasDoublePlay: false }), play)).toBeNull();
  });
});

describe('a sold play', () => {
  test('keeps its price, its matrix, its day and its series', () => {
    expect(soldPlayEffect(changeTo({ ticketPrice: cents(9_00) }), play, false)).toBeNull();
    expect(soldPlayEffect(changeTo(from('2026-11-21', 70)), play, false)).toBe('other-matrix');
    expect(
      soldPlayEffect(
        changeTo(schedule({ drawDays: [{ from: drawDate('2026-11-20'), days: [1] }] })),
        play,
        false,
      ),
    ).toBe('not-a-draw-date');
    expect(soldPlayEffect(changeTo(schedule({ cancelled: [onSale] })), play, false)).toBe('draw-cancelled');
    expect(soldPlayEffect(changeTo({ hasDoublePlay: false }), { ...play, series: 'laggards' }, false)).toBe(
      'series-off',
    );
  });

  test('whose draw is settled is met by its rules alone', () => {
    expect(soldPlayEffect(changeTo(schedule({ cancelled: [onSale] })), play, true)).toBeNull();
    expect(soldPlayEffect(changeTo(from('2026-11-21', 70)), play, true)).toBe('other-matrix');
  });
});

test('another matrix fits the numbers, or does not', () => {
  const wider = changeTo(from('2026-11-21', 70));
  expect(matrixEffect(wider, onSale, { balls: [1, 2, 3, 4, 69], special: 26 })).toBe('other-matrix');
  const narrower = changeTo(from('2026-11-21', 60, 20));
  expect(matrixEffect(narrower, onSale, { balls: [1, 2, 3, 4, 69], special: 1 })).toBe('out-of-matrix');
  expect(matrixEffect(narrower, onSale, { balls: [1, 2, 3, 4, 60], special: 26 })).toBe('out-of-matrix');
});

describe('a draw on file', () => {
  const draw = {
    series: 'traditional',
    date: onSale,
    balls: [1, 2, 3, 4, 69],
    special: 26,
    multiplier: 3,
  } as const;

  test('fits, fits another matrix, or would be wrong', () => {
    expect(drawEffect(changeTo({}), draw)).toBeNull();
    expect(drawEffect(changeTo(from('2026-11-21', 70)), draw)).toBe('other-matrix');
    expect(drawEffect(changeTo(from('2026-11-21', 60)), draw)).toBe('out-of-matrix');
    expect(drawEffect(changeTo({ multipliers: [] }), draw)).toBe('other-multiplier');
    expect(drawEffect(changeTo(from('2026-11-22', 60)), draw)).toBeNull();
  });

  test('that was wrong before is no worse', () => {
    const wrong = { ...draw, balls: [1, 2, 3, 4, 99] };
    expect(drawEffect(changeTo({ multipliers: [] }), wrong)).toBeNull();
  });
});

test('a change of the rules begins with the first date on which they are others', () => {
  expect(rulesChangeFrom(changeTo({ ticketPrice: cents(1) }))).toBeNull();
  expect(rulesChangeFrom(changeTo(from('2026-12-07', 70)))).toBe('2026-12-07');
  expect(rulesChangeFrom(changeTo({ eras: before.eras.slice(0, -1) }))).toBe('2015-10-07');
  expect(rulesChangeFrom(changeTo({ traditionalMultiplier: false }))).toBe('2001-03-07');
  expect(rulesChangeFrom(changeTo({ multipliers: before.multipliers.slice(0, -1) }))).toBeNull();
});

test('nothing on file is met before the first date of a change', () => {
  const dates = fc
    .integer({ min: 0, max: 4_000 })
    .map((days) => drawDate(new Date(Date.UTC(2015, 9, 7) + days * 86_400_000).toISOString().slice(0, 10)));
  fc.assert(
    fc.property(dates, dates, fc.integer({ min: 59, max: 99 }), (start, date, size) => {
      const change = changeTo(from(start, size));
      const first = rulesChangeFrom(change);
      if (first !== null && date >= first) return;
      expect(soldPlayEffect(change, { ...play, date }, true)).toBeNull();
      expect(
        drawEffect(change, {
          series: 'traditional',
          date,
          balls: [1, 2, 3, 4, 69],
          special: 26,
          multiplier: null,
        }),
      ).toBeNull();
    }),
  );
});

test('what breaks draws or sold plays is refused; calling a draw off and hiding are not', () => {
  expect(isRefused({ draws: ['other-matrix'], sold: ['draw-cancelled', 'not-on-sale'] })).toBe(false);
  expect(isRefused({ draws: ['out-of-matrix'], sold: [] })).toBe(true);
  expect(isRefused({ draws: [], sold: ['draw-cancelled', 'other-matrix'] })).toBe(true);
});
