import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { drawDayList } from '@bolillero/domain/calendar/draw-days';
import { expect, test } from 'vitest';
import { frequencyChanges, partialPeriods } from './uneven-periods.ts';

const powerball = { opening: drawDate('2015-10-07'), today: drawDate('2026-08-08') };

test('the period in which statistics begin and the one that is not over lack draws', () => {
  expect(partialPeriods({ by: 'year', from: '2015', to: '2026' }, powerball)).toEqual(['2015', '2026']);
  expect(partialPeriods({ by: 'month', from: '2016-01', to: '2026-08' }, powerball)).toEqual(['2026-08']);
  expect(partialPeriods({ by: 'year', from: '2016', to: '2025' }, powerball)).toEqual([]);
  const young = { opening: drawDate('2026-01-01'), today: drawDate('2026-08-08') };
  expect(partialPeriods({ by: 'year', from: '2026', to: '2026' }, young)).toEqual(['2026']);
  expect(partialPeriods({ by: 'month', from: '2026-01', to: '2026-07' }, young)).toEqual([]);
});

const drawDays = drawDayList([
  ['1992-04-22', [3, 6]],
  ['2021-08-23', [1, 3, 6]],
  ['2023-01-01', [0, 3, 6]],
]);

test('since when there are more draws a week, as far as that lies within what is counted', () => {
  expect(frequencyChanges(drawDays, { from: '2015-10-07', to: '2026-08-05' })).toEqual([
    { month: '2021-08', draws: 3 },
  ]);
  expect(frequencyChanges(drawDays, { from: '2022-01-01', to: '2026-08-05' })).toEqual([]);
  expect(frequencyChanges(drawDays, { from: null, to: null })).toEqual([]);
});
