import type { Matrix } from '@bolillero/domain/games/matrix';
import { emptyTicket, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { expect, test } from 'vitest';
import { slipStatus, statusWords, trayWords } from './slip-status.ts';
import type { Registration, TicketEntry } from './ticket-store.ts';

const withDrum: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
const withBonus: Matrix = { balls: 6, size: 53, special: { kind: 'same-drum' } };

function entryOf(
  matrix: Matrix,
  balls: number,
  special: number | null = null,
  registration: Registration = { state: 'none' },
): TicketEntry {
  let ticket = emptyTicket('a');
  for (let ball = 1; ball <= balls; ball += 1) ticket = toggleBall(matrix, ticket, ball);
  if (special !== null) ticket = toggleSpecial(matrix, ticket, special);
  return { ticket, registration } as TicketEntry;
}

test.each([
  [withDrum, 0, null, 'Elige 5 y el Powerball', 'Vacía'],
  [withDrum, 3, null, 'Faltan 2 y el Powerball', 'Faltan 2 y el Powerball'],
  [withDrum, 4, null, 'Falta 1 y el Powerball', 'Falta 1 y el Powerball'],
  [withDrum, 3, 7, 'Faltan 2', 'Faltan 2'],
  [withDrum, 0, 7, 'Faltan 5', 'Faltan 5'],
  [withDrum, 5, null, 'Falta el Powerball', 'Falta el Powerball'],
  [withDrum, 5, 7, 'Completa', 'Completa'],
  // what the player does not pick is not asked for
  [withBonus, 0, null, 'Elige 6', 'Vacía'],
  [withBonus, 5, null, 'Falta 1', 'Falta 1'],
] as const)('%j with %i balls and special %j: %s', (matrix, balls, special, tray, slip) => {
  const entry = entryOf(matrix, balls, special);
  expect(trayWords(matrix, entry, 'Powerball')).toBe(tray);
  expect(statusWords(matrix, entry, 'Powerball')).toBe(slip);
});

test.each([
  ['sending', 'pending', 'Guardando…'],
  ['waiting', 'pending', 'Pendiente'],
  ['registered', 'registered', 'En el carrito'],
  ['repeated', 'repeated', 'Ya está en el carrito'],
  ['refused', 'refused', 'No entró al carrito'],
] as const)('a full ticket that is %s', (state, status, words) => {
  const entry = entryOf(withDrum, 5, 7, { state, key: 'x', reason: '' } as never);
  expect(slipStatus(withDrum, entry)).toBe(status);
  expect(trayWords(withDrum, entry, 'Powerball')).toBe(words);
});

test('what was said of a full ticket is not said of a partial one', () => {
  const entry = entryOf(withDrum, 4, 7, { state: 'registered', key: 'x' } as never);
  expect(slipStatus(withDrum, entry)).toBe('partial');
});
