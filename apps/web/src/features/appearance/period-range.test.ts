import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { expect, test } from 'vitest';
import { periodRange } from './period-range.ts';

const today = drawDate('2026-08-08');
const powerball = { opening: drawDate('2015-10-07'), today };
const mega = { opening: drawDate('1996-09-06'), today };

test('by itself: months from 2015-01, or from the opening if that is later, to the current one', () => {
  expect(periodRange({}, powerball)).toMatchObject({ by: 'month', from: '2015-10', to: '2026-08' });
  expect(periodRange({}, mega)).toMatchObject({ by: 'month', from: '2015-01', to: '2026-08' });
  expect(periodRange({ by: 'year' }, mega)).toMatchObject({ by: 'year', from: '2015', to: '2026' });
});

test('as asked, as far back as the statistics go', () => {
  const { choices, ...range } = periodRange({ since: '1996-09', until: '2000-12' }, mega);
  expect(range).toEqual({ by: 'month', from: '1996-09', to: '2000-12' });
  expect([choices[0], choices.at(-1), choices.length]).toEqual(['1996-09', '2026-08', 360]);
});

test('of the dates of the study where no periods are asked for', () => {
  const dates = { from: '2024-03-15', to: '2025-02-01' };
  expect(periodRange(dates, mega)).toMatchObject({ by: 'month', from: '2024-03', to: '2025-02' });
  expect(periodRange({ ...dates, by: 'year' }, mega)).toMatchObject({ from: '2024', to: '2025' });
  expect(periodRange({ ...dates, since: '2024-06' }, mega)).toMatchObject({ from: '2024-06', to: '2025-02' });
  expect(periodRange({ from: '1990-01-01' }, mega)).toMatchObject({ from: '2015-01', to: '2026-08' });
});

test.each([
  [{ since: '1990-01' }],
  [{ until: '2027-01' }],
  [{ since: '2016', until: 'nonsense' }],
  [{ since: '2020-05', until: '2019-01' }],
])('%j cannot be: what is usual stands in its place', (asked) => {
  expect(periodRange(asked, mega)).toMatchObject({ by: 'month', from: '2015-01', to: '2026-08' });
});
