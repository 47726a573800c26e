import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { cents } from '../money/cents.ts';
import { florida } from './florida.ts';
import { lotteryNamed } from './games.testing.ts';
import { megaMillions } from './mega-millions.ts';
import {
  drawableWith,
  meanMultiplier,
  multiplierOf,
  multiplierOn,
  printsMultiplier,
  sellsMultiplier,
} from './multiplier.ts';
import { powerBalls } from './power-balls.ts';

describe('the multiplier of a date', () => {
  test.each([
    ['power_balls', '2001-03-06', 'none', []],
    ['power_balls', '2001-03-07', 'per-draw', [1, 2, 3, 4, 5]], // the first Power Play
    ['power_balls', '2012-01-14', 'per-draw', [2, 3, 4, 5, 10]],
    ['power_balls', '2012-01-18', 'none', []],
    ['power_balls', '2014-01-22', 'per-draw', [2, 3, 4, 5]],
    ['power_balls', '2026-11-21', 'per-draw', [2, 3, 4, 5, 10]],
    ['mega_millions', '2002-05-17', 'none', []],
    ['mega_millions', '2025-04-04', 'per-draw', [2, 3, 4, 5]], // the last Megaplier
    ['mega_millions', '2025-04-08', 'per-play', [2, 3, 4, 5, 10]],
    ['florida', '1988-05-07', 'none', []],
    ['florida', '2020-10-07', 'per-draw', [2, 3, 4, 5]], // the last XTRA
    ['florida', '2020-10-10', 'per-play', [2, 3, 4, 5, 10]],
    ['tinkas', '2026-11-22', 'none', []],
  ])('of %s on %s is %s', (name, date, mode, values) => {
    const lottery = lotteryNamed(name);
    expect(multiplierOn(lottery, drawDate(date))).toMatchObject({ mode, values });
    const shuffled = { multipliers: lottery.multipliers.toReversed() };
    expect(multiplierOn(shuffled, drawDate(date))).toMatchObject({ mode, values });
  });

  test('holds in the second series where the lottery says so', () => {
    const today = drawDate('2026-11-21');
    expect(multiplierOf(powerBalls, 'laggards', today).mode).toBe('none');
    expect(multiplierOf({ ...powerBalls, playoffMultiplier: true }, 'laggards', today).mode).toBe('per-draw');
    expect(multiplierOf(florida, 'laggards', today).mode).toBe('per-play');
  });
});

test('only a multiplier drawn per draw is sold, and not for a series or date that it does not hold in', () => {
  const today = drawDate('2026-11-21');
  expect(sellsMultiplier(powerBalls, 'traditional', today)).toBe(true);
  expect(sellsMultiplier(powerBalls, 'laggards', today)).toBe(false);
  expect(sellsMultiplier(megaMillions, 'traditional', today)).toBe(false);
  expect(sellsMultiplier(megaMillions, 'traditional', drawDate('2025-04-04'))).toBe(true);
  expect(sellsMultiplier(florida, 'traditional', today)).toBe(false);
});

test('only a multiplier given to each play is printed on its ticket', () => {
  const today = drawDate('2026-11-21');
  expect(printsMultiplier(megaMillions, 'traditional', today)).toBe(true);
  expect(printsMultiplier(megaMillions, 'traditional', drawDate('2025-04-04'))).toBe(false);
  expect(printsMultiplier(megaMillions, 'laggards', today)).toBe(false);
  expect(printsMultiplier(florida, 'traditional', today)).toBe(true);
  expect(printsMultiplier(florida, 'laggards', today)).toBe(true);
  expect(printsMultiplier(powerBalls, 'traditional', today)).toBe(false);
});

test('10x is in the Power Play drum up to a jackpot of 150 million', () => {
  const powerPlay = multiplierOn(powerBalls, drawDate('2026-11-21'));
  expect(drawableWith(powerPlay, cents(150_000_000_00))).toEqual([2, 3, 4, 5, 10]);
  expect(drawableWith(powerPlay, cents(150_000_000_01))).toEqual([2, 3, 4, 5]);
  const printed = multiplierOn(megaMillions, drawDate('2026-11-21'));
  expect(drawableWith(printed, cents(900_000_000_00))).toEqual([2, 3, 4, 5, 10]);
});

test.each([
  ['mega_millions', '2025-04-08', 96, 32],
  ['florida', '2020-10-10', 87, 26],
  ['power_balls', '2015-10-07', 48 + 39 + 12 + 10 + 10, 43],
])('%s of %s multiplies by %i/%i on average', (name, date, numerator, denominator) => {
  const rule = multiplierOn(lotteryNamed(name), drawDate(date));
  expect(meanMultiplier(rule)).toEqual({ numerator, denominator });
});

test('no mean is known where it is not known how often each comes', () => {
  expect(meanMultiplier(multiplierOn(powerBalls, drawDate('2005-01-01')))).toBeNull();
});
