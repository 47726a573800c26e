import { expect, test } from 'vitest';
import { refetchAfterClosing } from './refetch-after-closing.ts';

const now = Date.parse('2026-11-21T20:00:00Z');

test('the page asks again just after the nearest cut-off', () => {
  expect(refetchAfterClosing(['2026-11-21T20:00:10Z', null, '2026-11-21T23:00:00Z'], now)).toBe(10_250);
});

test('a cut-off that the answer still names after it passed is asked about soon', () => {
  expect(refetchAfterClosing(['2026-11-21T19:59:59Z', '2026-11-22T00:00:00Z'], now)).toBe(2_000);
});

test('a far cut-off is looked at again within a day, for timers cannot wait a month', () => {
  expect(refetchAfterClosing(['2027-01-21T19:59:59Z'], now)).toBe(86_400_000);
});

test('without any cut-off nothing is asked', () => {
  expect(refetchAfterClosing([null], now)).toBe(false);
  expect(refetchAfterClosing([], now)).toBe(false);
});
