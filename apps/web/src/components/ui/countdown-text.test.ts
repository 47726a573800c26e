import { expect, test } from 'vitest';
import { countdownText } from './countdown-text.ts';

const hour = 3_600_000;

test.each([
  [51 * hour + 12 * 60_000, '2 d 03 h 12 min'],
  [24 * hour, '1 d 00 h 00 min'],
  [24 * hour - 1000, '23:59:59'],
  [61_000, '00:01:01'],
  [1, '00:00:01'],
  [0, 'Venta cerrada'],
  [-5, 'Venta cerrada'],
])('%i milliseconds before the end reads %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});
