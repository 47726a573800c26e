import { expect, test } from 'vitest';
import { changeOf, endOf } from './subscription-end.ts';

test('the three fields of a day make one date', () => {
  const state = { ok: true, date_day_end: 5, date_month_end: 2, date_year_end: 2027 };
  expect(endOf(state)).toBe('2027-02-05');
  expect(changeOf({ ...state, date_day_updated: 21, date_month_updated: 11, date_year_updated: 2026 })).toBe(
    '2026-11-21',
  );
});

test('without a subscription there is no day', () => {
  expect(endOf({ ok: false })).toBeNull();
  expect(changeOf({ ok: true, date_day_updated: 1 })).toBeNull();
});
