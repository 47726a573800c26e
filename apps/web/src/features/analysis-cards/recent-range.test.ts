import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { expect, test } from 'vitest';
import { studiedLottery } from '../../testing/history.ts';
import { recentRange } from './recent-range.ts';

const dates = (first: string, last: string) => ({
  schedule: studiedLottery.schedule,
  first: drawDate(first),
  last: drawDate(last),
  offCalendar: [],
});

test('cards begin with the month before the last draw, at its first draw', () => {
  expect(recentRange(dates('2015-10-07', '2026-08-05'))).toEqual({ from: '2026-07-01', to: '2026-08-05' });
  // the first of June is no draw date, and a year ends between the two months
  expect(recentRange(dates('2015-10-07', '2026-01-03'))).toEqual({ from: '2025-12-01', to: '2026-01-03' });
  expect(recentRange(dates('2015-10-07', '2026-06-29'))).toEqual({ from: '2026-05-02', to: '2026-06-29' });
});

test('not before the statistics do', () => {
  expect(recentRange(dates('2026-07-30', '2026-08-05'))).toEqual({ from: '2026-08-01', to: '2026-08-05' });
});
