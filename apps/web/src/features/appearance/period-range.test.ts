import { expect, test } from 'vitest';
import { periodRange, periodsBetween } from './period-range.ts';

const powerball = { opening: '2015-10-07', today: '2026-08-08' };
const mega = { opening: '1996-09-06', today: '2026-08-08' };

test('by itself: months from 2015-01, or from the opening if that is later, to the current one', () => {
  expect(periodRange({}, powerball)).toEqual({ by: 'month', from: '2015-10', to: '2026-08' });
  expect(periodRange({}, mega)).toEqual({ by: 'month', from: '2015-01', to: '2026-08' });
  expect(periodRange({ by: 'year' }, mega)).toEqual({ by: 'year', from: '2015', to: '2026' });
});

test('as asked, as far back as the statistics go', () => {
  expect(periodRange({ since: '1996-09', until: '2000-12' }, mega)).toEqual({
    by: 'month',
    from: '1996-09',
    to: '2000-12',
  });
});

test.each([
  [{ since: '1990-01' }, '2015-01', '2026-08'],
  [{ until: '2027-01' }, '2015-01', '2026-08'],
  [{ since: '2016', until: 'nonsense' }, '2015-01', '2026-08'],
  [{ since: '2020-05', until: '2019-01' }, '2015-01', '2026-08'],
])('%j cannot be: what is usual stands in its place', (asked, from, to) => {
  expect(periodRange(asked, mega)).toEqual({ by: 'month', from, to });
});

test('every period from the opening to now can be chosen', () => {
  expect(periodsBetween('2025-11-20', '2026-02-01', 'month')).toEqual([
    '2025-11',
    '2025-12',
    '2026-01',
    '2026-02',
  ]);
  expect(periodsBetween('2025-11-20', '2026-02-01', 'year')).toEqual(['2025', '2026']);
});
