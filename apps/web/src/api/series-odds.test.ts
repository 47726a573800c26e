import { expect, test } from 'vitest';
import type { SeriesOdds } from './lottery.ts';
import { seriesOddsText } from './series-odds.ts';

const odds = (type: 0 | 1, jackpot: string, any: string | null, given: Partial<SeriesOdds> = {}) => ({
  type,
  levels: 9,
  first: '5 + 1',
  jackpot,
  any,
  fixedTop: false,
  freePlays: false,
  ...given,
});
const powerball = {
  matrix: { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } },
  specialName: 'Powerball',
  odds: [odds(0, '292,201,338.00', '24.87'), odds(1, '292,201,338.00', '24.87', { fixedTop: true })],
} as const;
const tinka = {
  matrix: { balls: 6, size: 53, special: { kind: 'same-drum' } },
  specialName: 'Boliyapa',
  odds: [odds(0, '22,957,480.00', '40.38'), odds(1, '22,957,480.00', '22,957,480.00', { levels: 1 })],
} as const;
const florida = {
  matrix: { balls: 6, size: 53, special: { kind: 'none' } },
  specialName: '',
  odds: [odds(0, '22,957,480.00', '7.61', { freePlays: true })],
} as const;

test('the main series plays for the jackpot', () => {
  expect(seriesOddsText(powerball, 0)).toBe(
    'Pozo (5 de 69 + Powerball): 1 en 292,201,338. Algún premio: 1 en 24.87.',
  );
  expect(seriesOddsText(tinka, 0)).toBe('Pozo (6 de 53): 1 en 22,957,480. Algún premio: 1 en 40.38.');
  expect(seriesOddsText(florida, 0)).toBe(
    'Pozo (6 de 53): 1 en 22,957,480. Algún premio: 1 en 7.61, jugadas gratis incluidas.',
  );
});

test('the second series has odds and prizes of its own', () => {
  expect(seriesOddsText(powerball, 1)).toBe(
    'Premio mayor (5 de 69 + Powerball): 1 en 292,201,338. Algún premio: 1 en 24.87. No juega por el pozo.',
  );
  expect(seriesOddsText(tinka, 1)).toBe('Acertar los 6 de 53: 1 en 22,957,480. Es su único premio.');
  expect(seriesOddsText(florida, 1)).toBe('');
});

test('under a result of some time ago they are said to be of today', () => {
  expect(seriesOddsText(powerball, 0, true)).toBe(
    'Con las reglas de hoy, acertar el pozo (5 de 69 + Powerball): 1 en 292,201,338. Algún premio: 1 en 24.87.',
  );
  expect(seriesOddsText(tinka, 1, true)).toBe(
    'Con las reglas de hoy, acertar los 6 de 53: 1 en 22,957,480. Es su único premio.',
  );
});

test('without a prize table only the first level has odds', () => {
  expect(seriesOddsText({ ...powerball, odds: [odds(0, '292,201,338.00', null)] }, 0)).toBe(
    'Pozo (5 de 69 + Powerball): 1 en 292,201,338.',
  );
});
