import { describe, expect, test } from 'vitest';
import { type DrawDate, drawDate } from '../calendar/draw-date.ts';
import { powerBalls } from '../games/power-balls.ts';
import { heldDraws, owedDraws } from './owed-draws.ts';

// Powerball draws on Mondays, Wednesdays and Saturdays at 22:59 of New York.
const { schedule } = powerBalls;
const dates = (...texts: string[]): DrawDate[] => texts.map((text) => drawDate(text));
const sunday = Date.parse('2026-11-22T12:00:00Z');

describe('the draws that are owed', () => {
  test('begin with the oldest after the first one on file, gaps included', () => {
    expect(owedDraws(schedule, dates('2026-11-11', '2026-11-16'), sunday)).toEqual(
      dates('2026-11-14', '2026-11-18', '2026-11-21'),
    );
  });

  test('are none while the last one held is on file', () => {
    expect(owedDraws(schedule, dates('2026-11-18', '2026-11-21'), sunday)).toEqual([]);
  });

  test('do not count one that has not been held', () => {
    const beforeTheDraw = Date.parse('2026-11-22T03:58:00Z');
    expect(owedDraws(schedule, dates('2026-11-18'), beforeTheDraw)).toEqual([]);
    expect(owedDraws(schedule, dates('2026-11-18'), beforeTheDraw + 60_000)).toEqual(dates('2026-11-21'));
  });

  test('of a series without results are the last one alone', () => {
    expect(owedDraws(schedule, [], sunday)).toEqual(dates('2026-11-21'));
  });

  test('of a long silence are the newest ones', () => {
    const owed = owedDraws(schedule, dates('2024-01-01'), sunday);
    expect([owed.length, owed.at(-1)]).toEqual([30, '2026-11-21']);
  });
});

test('the draws held are offered newest first, those on file outside the calendar too', () => {
  // a Tuesday
  const held = heldDraws(schedule, dates('2026-11-16', '2026-11-17'), sunday);
  expect(held).toEqual(dates('2026-11-21', '2026-11-18', '2026-11-17', '2026-11-16'));
  expect(heldDraws(schedule, [], sunday)).toHaveLength(13);
});
