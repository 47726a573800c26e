import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { expect, test } from 'vitest';
import { modeTrials } from './mode-trials.ts';

const none = { kind: 'none' } as const;
/** Of La Tinka in 2026: 6 of 50 until 11 March, 6 of 53 since. */
const tinka = {
  matrix: { balls: 6, size: 53, special: none },
  eras: [
    { from: drawDate('2024-07-28'), matrix: { balls: 6, size: 50, special: none } },
    { from: drawDate('2026-03-11'), matrix: { balls: 6, size: 53, special: none } },
  ],
};

test('each draw gives a ball the chance of its own era, once however many balls it had', () => {
  const balls = [
    { dates: ['2026-03-15', '2026-03-08'] },
    { dates: ['2026-03-15', '2026-03-11', '2026-03-08'] },
    { dates: [] },
  ];
  expect(modeTrials(tinka, balls, ({ balls: drawn, size }) => drawn / size)).toEqual([
    { chance: 6 / 53, count: 2 },
    { chance: 6 / 50, count: 1 },
  ]);
});
