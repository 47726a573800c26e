import { expect, test } from 'vitest';
import type { Notification } from '../api.ts';
import { isWin, notificationTitle, refundText } from './notification-words.ts';

const lottery = {
  id: 1,
  name: 'power_balls',
  description: 'Powerball',
  image: '',
  specialName: 'Powerball',
  currency: 'USD',
};
const told = (kind: Notification['kind'], amount: string) =>
  ({ kind, amount, lottery, currency: 'USD', change: null, groupGameId: null }) as unknown as Notification;

test.each([
  ['win', '100.00', true, '¡Ganaste en Powerball!'],
  ['win', 'Jugada gratis', true, '¡Ganaste en Powerball!'],
  ['win', 'por confirmar', true, '¡Ganaste en Powerball!'],
  ['win', '0', false, 'Resultado de tu jugada en Powerball'],
  ['refund', '6.00', false, 'Te devolvimos un pago'],
] as const)('%s of %s', (kind, amount, win, title) => {
  expect(isWin(told(kind, amount))).toBe(win);
  expect(notificationTitle(told(kind, amount))).toBe(title);
});

test('a win that changed is named by both prizes, one that went by its lottery', () => {
  const changed = (before: string, after: string) =>
    notificationTitle({ ...told('changed', after), change: { amount: before, level: null, reason: '' } });
  expect(changed('100.00', '7.00')).toBe('Tu premio cambió de $100.00 a $7.00');
  expect(changed('7.00', 'Jugada gratis')).toBe('Tu premio cambió de $7.00 a una jugada gratis');
  expect(changed('por confirmar', 'por confirmar')).toBe(
    'Tu premio de un monto por confirmar cambió de nivel',
  );
  expect(changed('7.00', '7.00')).toBe('Tu premio de $7.00 cambió de nivel');
  expect(isWin(told('changed', '7.00'))).toBe(true);
  expect(notificationTitle(told('withdrawn', '0'))).toBe('Ya no hay premio para tu jugada de Powerball');
  expect(isWin(told('withdrawn', '0'))).toBe(false);
});

test.each([
  ['win', '7.00', '¡Ganaste en tu juego en grupo de Powerball!'],
  ['win', 'por confirmar', '¡Ganaste en tu juego en grupo de Powerball!'],
  ['win', '0', 'Resultado de tu juego en grupo de Powerball'],
  ['withdrawn', '0', 'Ya no hay premio para tu juego en grupo de Powerball'],
  ['refund', '10.00', 'Te devolvimos un pago'],
] as const)('of a group game, %s of %s', (kind, amount, title) => {
  expect(notificationTitle({ ...told(kind, amount), groupGameId: 31 })).toBe(title);
});

test('a refund of shares says of which game', () => {
  const shares = { purchaseId: null, groupGameId: 31, orderKind: null, refundCause: null };
  expect(refundText(shares)).toMatch(/tus participaciones del juego en grupo 31/);
});

test('a refund of a purchase says of which', () => {
  const told = { purchaseId: 123, groupGameId: null, orderKind: null, refundCause: null };
  expect(refundText(told)).toBe('Te devolvimos el precio completo de la compra N.º 000123.');
});

const givenBack = 'Te devolvimos el monto completo por el mismo medio con que pagaste.';
test.each([
  [
    'cart',
    'changed',
    `Tu pago llegó tarde: la venta ya había cerrado o tu carrito había cambiado. ${givenBack}`,
  ],
  ['subscription', 'changed', `Tu pago llegó tarde: el paquete o su precio había cambiado. ${givenBack}`],
  ['subscription', 'mismatch', `El pago que llegó no coincide con lo que te pedimos. ${givenBack}`],
  ['cart', null, `No pudimos completar lo que pagaste. ${givenBack}`],
] as const)('a refund of a payment for a %s says why: %s', (orderKind, refundCause, sentence) => {
  expect(refundText({ purchaseId: null, groupGameId: null, orderKind, refundCause })).toBe(sentence);
});
