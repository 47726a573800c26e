import { expect, test } from 'vitest';
import { nextCheck } from './check-times.ts';

const since = new Date('2026-11-21T17:00:00Z');
const pauseAfter = (state: Parameters<typeof nextCheck>[0], seconds: number) => {
  const now = new Date(since.getTime() + seconds * 1000);
  const next = nextCheck(state, since, now);
  return next === null ? null : (next.getTime() - now.getTime()) / 1000;
};

test('a capture cut short is asked about within seconds, then at doubling pauses up to a minute', () => {
  expect([0, 5, 10, 20, 40, 100].map((age) => pauseAfter('capturing', age))).toEqual([5, 5, 10, 20, 40, 60]);
});

test('an open order is asked about after minutes, then every hour at the latest', () => {
  expect([0, 600, 86_400].map((age) => pauseAfter('open', age))).toEqual([300, 600, 3600]);
});

test('an order that was given up is watched for a day; a finished one never', () => {
  expect([0, 3600, 86_399].map((age) => pauseAfter('refused', age))).toEqual([60, 3600, 3600]);
  expect([pauseAfter('refused', 86_400), pauseAfter('declined', 90_000)]).toEqual([null, null]);
  expect([pauseAfter('captured', 0), pauseAfter('refunded', 0)]).toEqual([null, null]);
});
