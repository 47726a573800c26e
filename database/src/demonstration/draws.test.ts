import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { isDrawDate, nextDrawDateAfter } from '@bolillero/domain/calendar/schedule';
import { validateDraw } from '@bolillero/domain/draws/draw';
import { currentEra, eraAt } from '@bolillero/domain/games/era';
import { florida } from '@bolillero/domain/games/florida';
import { lotteries } from '@bolillero/domain/games/lotteries';
import { powerBalls } from '@bolillero/domain/games/power-balls';
import { tinkas } from '@bolillero/domain/games/tinkas';
import { validatePrizeTable } from '@bolillero/domain/prizes/prize-table';
import { describe, expect, test } from 'vitest';
import { generateDraws, lastDrawDate } from './draws.ts';

const now = Date.parse('2026-11-21T17:00:00Z'); // a Saturday, before any draw of the day
const serieses = lotteries.flatMap((lottery) =>
  lottery.hasDoublePlay
    ? ([
        [lottery.name, 'traditional', lottery],
        [lottery.name, 'laggards', lottery],
      ] as const)
    : ([[lottery.name, 'traditional', lottery]] as const),
);

describe.each(serieses)('the generated draws of %s, %s', (_, series, lottery) => {
  const draws = generateDraws(lottery, series, now);

  test('fall on every draw date in turn, up to the last that was held', () => {
    expect(draws.length).toBeGreaterThanOrEqual(400);
    expect(draws.at(-1)?.date).toBe(lastDrawDate(lottery.schedule, now));
    for (const [index, { date }] of draws.entries()) {
      expect(isDrawDate(lottery.schedule, date)).toBe(true);
      const before = draws[index - 1];
      if (before !== undefined) expect(nextDrawDateAfter(lottery.schedule, before.date)).toBe(date);
    }
  });

  test('follow the era of their own date', () => {
    for (const draw of draws) {
      expect(validateDraw({ ...lottery, series }, draw)).toMatchObject({
        ok: true,
        value: { balls: draw.balls },
      });
      const kind = eraAt(lottery.eras, draw.date)?.matrix.special.kind;
      expect(draw.special !== null).toBe(kind !== 'none');
    }
  });

  test('have a multiplier where one is drawn per draw, and 10x with small jackpots alone', () => {
    const isDrawn = (date: string) =>
      lottery.name === 'power_balls' ||
      (lottery.name === 'mega_millions' && date < '2025-04-08') ||
      (lottery.name === 'florida' && date < '2020-10-10');
    for (const { date, multiplier, amount } of draws) {
      expect(multiplier !== null, date).toBe(series === 'traditional' && isDrawn(date));
      if (multiplier === 10) expect(amount).toBeLessThanOrEqual(150_000_000_00);
      if (multiplier !== null) expect([2, 3, 4, 5, 10]).toContain(multiplier);
    }
  });

  test('end with at least 60 that have a prize table, filled in', () => {
    for (const { date, levels, multiplier } of draws.slice(-60)) {
      const { matrix } = currentEra(lottery.eras, date);
      expect(levels.length).toBeGreaterThan(0);
      expect(validatePrizeTable(matrix, levels)).toEqual([]);
      for (const level of levels) {
        if (level.position > 1 && level.kind === 'money') expect(level.lotteryPrize).toBeGreaterThan(0);
        if (multiplier !== null && level.position > 2) {
          expect(level.playPrize).toBe(level.lotteryPrize * multiplier);
        }
      }
    }
  });

  test('are the same for the same day', () => {
    expect(generateDraws(lottery, series, now)).toEqual(draws);
  });
});

test('cover the whole current era where it is not longer than twelve years', () => {
  expect(generateDraws(powerBalls, 'traditional', now)[0]?.date).toBe('2015-10-07');
  expect(generateDraws(florida, 'traditional', now)[0]?.date).toBe('2014-11-19');
  expect(generateDraws(powerBalls, 'laggards', now)[0]?.date).toBe('2021-08-23');
});

test('cross the changes of eras', () => {
  const sizes = generateDraws(tinkas, 'traditional', now).map(
    ({ date }) => eraAt(tinkas.eras, date)?.matrix.size,
  );
  expect([...new Set(sizes)]).toEqual([46, 48, 50, 53]);
});

test('jackpots roll up until somebody wins them, and start again', () => {
  const draws = generateDraws(powerBalls, 'traditional', now).slice(-100);
  for (const [index, { amount, levels }] of draws.entries()) {
    const next = draws[index + 1]?.amount;
    if (next === undefined) continue;
    if ((levels[0]?.lotteryWinners ?? 0) > 0) expect(next).toBe(20_000_000_00);
    else expect(next).toBeGreaterThan(amount);
  }
  const all = generateDraws(powerBalls, 'traditional', now).map(({ amount }) => amount);
  expect(Math.max(...all)).toBeLessThan(3_000_000_000_00);
});

test('a draw counts as held from its own instant on', () => {
  const { schedule } = powerBalls; // 22:59 in New York
  expect(lastDrawDate(schedule, Date.parse('2026-11-22T03:58:59Z'))).toBe(drawDate('2026-11-18'));
  expect(lastDrawDate(schedule, Date.parse('2026-11-22T03:59:00Z'))).toBe(drawDate('2026-11-21'));
  expect(lastDrawDate({ ...schedule, drawDays: [] }, now)).toBeNull();
});
