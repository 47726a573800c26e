import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { numerologySum } from '@bolillero/domain/tickets/numerology';
import { expect, test } from 'vitest';
import { playTexts } from './play.ts';

test('numerology says which number it found, and how', () => {
  const matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } } as const;
  const found = numerologySum(matrix, drawDate('1990-05-12'), drawDate('2026-11-21'));
  expect(playTexts.numerology.found(found, 'Powerball')).toBe('27 + 15 = 42; 4 + 2 = 6: Powerball 6');
});
