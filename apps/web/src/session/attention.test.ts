import { expect, test } from 'vitest';
import { createAttention } from './attention.ts';

test('who has just opened the page is at it, and after a minute without a move nobody is', () => {
  let now = 1_000_000;
  const attention = createAttention(() => now);
  const page = new EventTarget();
  const leave = attention.watch(page);
  expect(attention.isPaid()).toBe(true);
  now += 60_000;
  expect(attention.isPaid()).toBe(false);
  page.dispatchEvent(new Event('keydown'));
  expect(attention.isPaid()).toBe(true);
  now += 59_999;
  expect(attention.isPaid()).toBe(true);
  now += 1;
  expect(attention.isPaid()).toBe(false);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(attention.isPaid()).toBe(false);
  leave();
  page.dispatchEvent(new Event('keydown'));
  expect(attention.isPaid()).toBe(false);
});
