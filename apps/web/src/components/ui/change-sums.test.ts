import { expect, test } from 'vitest';
import type { PrizeChange } from '../../api/prize-changes.ts';
import { changesCsv, largestChanges, sumsOf, turnOf } from './change-sums.ts';

let last = 0;
const change = (before: string, after: string, player = 'Rosa Quispe'): PrizeChange => {
  last += 1;
  const play = { purchaseId: last, gameId: null, balls: '1 2 3' };
  return { ...play, player, before, after, beforeLevel: null, afterLevel: null };
};

test('who gains, who loses and what it comes to for the house, to the cent', () => {
  const changes = [
    change('100000.00', '150000.00'),
    change('14.00', '21.00'),
    change('0', '4.00'),
    change('100.00', '7.00'),
    change('7.00', '0'),
    change('4.00', '4.00'),
  ];
  expect(sumsOf(changes, 2)).toEqual({
    gains: { plays: 3, amount: 5_001_100 },
    loses: { plays: 2, amount: -10_000 },
    same: 3,
    net: 4_991_100,
  });
});

test.each([
  ['0', 'por confirmar', 'gains'],
  ['por confirmar', '4.00', 'gains'],
  ['por confirmar', '0', 'loses'],
  ['4.00', 'por confirmar', 'loses'],
  ['Jugada gratis', '0', 'loses'],
  ['0', 'Jugada gratis', 'gains'],
  ['4.00', 'Jugada gratis', 'loses'],
  ['4.00', '4.00', 'same'],
] as const)('from %j to %j a play %s', (before, after, turn) => {
  expect(turnOf(change(before, after))).toBe(turn);
});

test('the largest changes come first, what is not known before all', () => {
  const changes = [
    change('0', '4.00'),
    change('900.00', '0'),
    change('0', 'por confirmar'),
    change('0', '50.00'),
  ];
  expect(largestChanges(changes, 3).map(({ after }) => after)).toEqual(['por confirmar', '0', '50.00']);
});

test('the file of all changes says no formula', () => {
  const csv = changesCsv([change('0', '4.00', '=HYPERLINK("x")')], ['Compra', 'Jugador']);
  expect(csv).toContain('"Compra","Jugador"\r\n');
  expect(csv).toContain(`"'=HYPERLINK(""x"")","1 2 3","0","4.00"`);
});
