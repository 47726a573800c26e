import { expect, test } from 'vitest';
import { isRecentlyConfirmed } from './confirmation.ts';

test.each([
  ['2026-11-21T17:00:00.000Z', true],
  ['2026-11-21T17:15:00.000Z', true],
  ['2026-11-21T17:15:00.001Z', false],
  ['2026-11-22T17:00:00.000Z', false],
])('a password proved at 17:00 counts at %s: %j', (now, counts) => {
  expect(isRecentlyConfirmed(Date.parse('2026-11-21T17:00:00Z'), Date.parse(now))).toBe(counts);
});
