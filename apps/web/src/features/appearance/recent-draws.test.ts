import { addDays, drawDate } from '@bolillero/domain/calendar/draw-date';
import { isDrawDate } from '@bolillero/domain/calendar/schedule';
import { expect, test } from 'vitest';
import { recentSince } from './recent-draws.ts';

const schedule = {
  drawDays: [{ from: drawDate('2015-10-07'), days: [1, 3, 6] as const }],
  added: [],
  cancelled: [],
  timeZone: 'America/New_York',
  drawTime: '22:59',
  cutoffMinutes: 60,
};

test('the calendar has 260 draws since that date', () => {
  const since = recentSince(schedule, drawDate('2026-08-08'));
  let draws = 0;
  for (let date = since; date !== null && date < '2026-08-08'; date = addDays(date, 1)) {
    if (isDrawDate(schedule, date)) draws += 1;
  }
  expect(draws).toBe(260);
});
