import { expect, test } from 'vitest';
import { dateInWords, instantInWords, weekdayTime } from './dates.ts';

test('a draw date is written in its three forms', () => {
  expect(dateInWords('2026-11-21', 'numeric')).toBe('21/11/2026');
  expect(dateInWords('2026-11-21', 'short')).toBe('sáb 21 nov');
  expect(dateInWords('2026-11-21', 'long')).toBe('sábado 21 de noviembre de 2026');
});

test('an instant is written in the zone that is asked for', () => {
  const cutOff = Date.parse('2026-11-22T02:59:00Z');
  expect(instantInWords(cutOff, 'America/New_York')).toBe('21/11/2026 21:59');
  expect(weekdayTime(cutOff, 'America/Lima')).toBe('sáb 21:59');
  expect(weekdayTime(Date.parse('2026-11-22T05:30:00Z'), 'America/New_York')).toBe('dom 00:30');
});
