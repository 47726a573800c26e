import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { drawDayList } from '@bolillero/domain/calendar/draw-days';
import type { Schedule } from '@bolillero/domain/calendar/schedule';
import { periodsBetween } from '@bolillero/domain/statistics/periods';
import { expect, test } from 'vitest';
import { frequencyChanges, partialPeriods } from './uneven-periods.ts';

const schedule: Schedule = {
  drawDays: drawDayList([['1992-04-22', [1, 3, 6]]]),
  added: [],
  cancelled: [],
  timeZone: 'America/New_York',
  drawTime: '22:59',
  cutoffMinutes: 60,
};
const today = drawDate('2026-08-08');
const powerball = { opening: drawDate('2015-10-07'), today, schedule, last: '2026-08-05' };
const young = { ...powerball, opening: drawDate('2026-01-01') };
const range = (by: 'month' | 'year', from: string, to: string, { opening } = powerball) => ({
  by,
  from,
  to,
  choices: periodsBetween(opening, today, by),
});

test('the period in which statistics begin and the one that is not over lack draws', () => {
  const both = [
    ['2015', '2015'],
    ['2026', '2026'],
  ];
  expect(partialPeriods(range('year', '2015', '2026'), powerball)).toEqual(both);
  expect(partialPeriods(range('month', '2016-01', '2026-08'), powerball)).toEqual([['2026-08', '2026-08']]);
  expect(partialPeriods(range('year', '2026', '2026', young), young)).toEqual([['2026', '2026']]);
});

test('periods in the middle have all of theirs, counted to their end', () => {
  const ended = { ...powerball, last: '2025-12-31' };
  expect(partialPeriods(range('year', '2016', '2025'), ended)).toEqual([]);
  const july = { ...young, last: '2026-07-29' };
  expect(partialPeriods(range('month', '2026-01', '2026-07', young), july)).toEqual([]);
});

test('so do all whose results have not come, from the first one that is missing on', () => {
  const late = { ...powerball, last: '2026-05-18' };
  expect(partialPeriods(range('month', '2016-01', '2026-08'), late)).toEqual([['2026-05', '2026-08']]);
  // all of May is there
  const june = { ...powerball, last: '2026-05-30' };
  expect(partialPeriods(range('month', '2016-01', '2026-08'), june)).toEqual([['2026-06', '2026-08']]);
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
