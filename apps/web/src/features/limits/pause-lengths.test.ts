import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { expect, test } from 'vitest';
import { endOfPause } from './pause-lengths.ts';

test.each([
  ['day', '2026-12-31', '2027-01-01'],
  ['week', '2026-11-26', '2026-12-03'],
  ['month', '2027-01-31', '2027-02-28'],
  ['six-months', '2026-08-31', '2027-02-28'],
  ['year', '2028-02-29', '2029-02-28'],
] as const)('a pause of a %s from %s ends on %s', (length, today, end) => {
  expect(endOfPause(length, drawDate(today))).toBe(end);
});
