import { expect, test } from 'vitest';
import { readSubscription } from './subscription.ts';

test('the three fields of a day make one date', () => {
  const state = { ok: true, dias: 76, date_day_end: 5, date_month_end: 2, date_year_end: 2027 };
  expect(readSubscription(state)).toEqual({
    active: true,
    ending: false,
    daysLeft: 76,
    endsOn: '2027-02-05',
    changedOn: null,
  });
  const renewed = { ...state, date_day_updated: 21, date_month_updated: 11, date_year_updated: 2026 };
  expect(readSubscription(renewed).changedOn).toBe('2026-11-21');
});

test('without a subscription there is no day', () => {
  const none = { active: false, ending: false, daysLeft: 0, endsOn: null, changedOn: null };
  expect(readSubscription({ ok: false })).toEqual(none);
  expect(readSubscription({ ok: true, date_day_updated: 1 }).changedOn).toBeNull();
});
