import { expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { cents } from '../money/cents.ts';
import { lotteryNamed } from './games.testing.ts';
import { lotteries } from './lotteries.ts';
import { lotteryLack } from './lottery-readiness.ts';

const now = Date.parse('2026-11-21T17:00:00Z');
const powerball = lotteryNamed('power_balls');

test('the four lack nothing', () => {
  expect(lotteries.flatMap((lottery) => lotteryLack(lottery, now))).toEqual([]);
});

test('what the next draw needs and has not is said', () => {
  const { schedule, prizeTemplates } = powerball;
  const lacksOf = (changes: Partial<typeof powerball>) => lotteryLack({ ...powerball, ...changes }, now);
  expect(lacksOf({ ticketPrice: cents(0), serviceFee: cents(0) })).toEqual(['prices']);
  expect(lacksOf({ serviceFee: cents(0) })).toEqual([]);
  expect(lacksOf({ schedule: { ...schedule, drawDays: [] } })).toEqual(['draw-days']);
  expect(
    lacksOf({
      eras: [{ from: drawDate('2027-01-01'), matrix: { balls: 5, size: 36, special: { kind: 'none' } } }],
    }),
  ).toEqual(['era']);
  expect(lacksOf({ prizeTemplates: [] })).toEqual(['prize-table', 'laggards-prize-table']);
  expect(lacksOf({ prizeTemplates: [], hasDoublePlay: false })).toEqual(['prize-table']);
  const later = prizeTemplates.map((template) => ({ ...template, from: drawDate('2026-11-22') }));
  expect(lacksOf({ prizeTemplates: later })).toEqual(['prize-table', 'laggards-prize-table']);
});
