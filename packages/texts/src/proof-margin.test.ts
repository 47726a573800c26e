import { expect, test } from 'vitest';
import { proofMarginText } from './proof-margin.ts';

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

test.each([
  [3 * hour + 12 * minute + 59 * second, '3 h 12 min antes del sorteo'],
  [47 * hour, '47 h antes del sorteo'],
  [48 * hour, '2 días antes del sorteo'],
  [59 * second, 'menos de 1 min antes del sorteo'],
  [1, 'menos de 1 min antes del sorteo'],
  [0, 'a la hora del sorteo'],
  [-1, 'menos de 1 min después del sorteo'],
  [-41 * minute, '41 min después del sorteo'],
])('%i ms before the draw is “%s”', (ahead, words) => {
  expect(proofMarginText(ahead)).toBe(words);
});
